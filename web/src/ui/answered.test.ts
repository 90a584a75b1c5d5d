import { expect, test, vi } from "vitest";
import { answered } from "./answered.ts";

test("an answer is taken while it is wanted", async () => {
  const take = vi.fn();
  answered(Promise.resolve("found"), take);
  await vi.waitFor(() => expect(take).toHaveBeenCalledExactlyOnceWith("found"));
});

test("what went wrong is told while it is wanted", async () => {
  const fail = vi.fn();
  answered(Promise.reject(new Error("lost")), vi.fn(), fail);
  await vi.waitFor(() => expect(fail).toHaveBeenCalledExactlyOnceWith(new Error("lost")));
});

test("neither an answer nor a failure matters to whoever has left", async () => {
  const told = vi.fn();
  const [good, bad] = [Promise.resolve("found"), Promise.reject(new Error("lost"))];
  answered(good, told, told)();
  answered(bad, told, told)();
  await Promise.allSettled([good, bad]);
  await Promise.resolve();
  expect(told).not.toHaveBeenCalled();
});
