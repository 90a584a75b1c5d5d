import { afterEach, expect, test, vi } from "vitest";
import { openStore } from "./stores.ts";

afterEach(() => vi.unstubAllGlobals());

/** A database whose requests succeed; whether its transactions do is another question. */
function database(files: Map<string, Uint8Array>, fail: DOMException | null): unknown {
  const request = (result: unknown) => {
    const made: { result: unknown; onsuccess?: () => void } = { result };
    queueMicrotask(() => made.onsuccess?.());
    return made;
  };
  const transaction = () => {
    const waiting: (() => void)[] = [];
    const made: Record<string, unknown> & { oncomplete?: () => void; onabort?: () => void } = {
      error: fail,
      objectStore: () => ({
        get: (name: string) => request(files.get(name)),
        put: (bytes: Uint8Array, name: string) => (waiting.push(() => files.set(name, bytes)), request(name)),
        delete: (name: string) => (waiting.push(() => files.delete(name)), request(undefined)),
      }),
    };
    setTimeout(() => {
      if (fail) return made.onabort?.();
      for (const each of waiting) each();
      made.oncomplete?.();
    });
    return made;
  };
  return { open: () => request({ transaction }) };
}

test("under plain http a file is kept once all of it is written, and not when it was only asked for", async () => {
  const files = new Map<string, Uint8Array>();
  vi.stubGlobal("indexedDB", database(files, null));
  const store = await openStore();
  await store.write("one", new Uint8Array([1]));
  expect(files.get("one")).toEqual(new Uint8Array([1]));
  expect(await store.read("one")).toEqual(new Uint8Array([1]));
  await store.remove("one");
  expect([files.size, store.lasts]).toEqual([0, true]);
});

test("a full database refuses a file whose request had succeeded", async () => {
  vi.stubGlobal("indexedDB", database(new Map(), new DOMException("full", "QuotaExceededError")));
  const store = await openStore();
  await expect(store.write("one", new Uint8Array([1]))).rejects.toMatchObject({ name: "QuotaExceededError" });
});

test("where neither may be used, files are here until the page is closed", async () => {
  const store = await openStore();
  await store.write("one", new Uint8Array([1]));
  expect([await store.read("one"), store.lasts]).toEqual([new Uint8Array([1]), false]);
});
