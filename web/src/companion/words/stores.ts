// Where files are kept in the browser: Cache Storage under https, IndexedDB without, and memory where both are forbidden.

export interface Store {
  read(name: string): Promise<Uint8Array<ArrayBuffer> | null>;
  write(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<void>;
  remove(name: string): Promise<void>;
  /** Whether it is still there when the page is opened again. */
  readonly lasts: boolean;
}

/** The worker leaves stores alone whose names begin so. */
const CACHE = "sobremesa-words-1";
const DATABASE = "sobremesa-words-1";
const FILES = "files";

export async function openStore(): Promise<Store> {
  for (const open of [openCache, openDatabase]) {
    try {
      return await open();
    } catch {
      // Another way may be open.
    }
  }
  return memory();
}

async function openCache(): Promise<Store> {
  const cache = await caches.open(CACHE);
  return {
    read: async (name) => {
      const found = await cache.match(name);
      return found ? new Uint8Array(await found.arrayBuffer()) : null;
    },
    write: (name, bytes) => cache.put(name, new Response(bytes)),
    remove: async (name) => void (await cache.delete(name)),
    lasts: true,
  };
}

async function openDatabase(): Promise<Store> {
  const opening = indexedDB.open(DATABASE, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(FILES);
  const database = await done(opening);
  const change = (work: (files: IDBObjectStore) => void) => {
    const transaction = database.transaction(FILES, "readwrite");
    work(transaction.objectStore(FILES));
    return finished(transaction);
  };
  return {
    read: async (name) => {
      const found: unknown = await done(database.transaction(FILES, "readonly").objectStore(FILES).get(name));
      return found instanceof Uint8Array ? (found as Uint8Array<ArrayBuffer>) : null;
    },
    write: (name, bytes) => change((files) => files.put(bytes, name)),
    remove: (name) => change((files) => files.delete(name)),
    lasts: true,
  };
}

/** A request may succeed and its transaction still find no room: what counts is that. */
function finished(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new DOMException("aborted", "AbortError"));
  });
}

function done<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error as DOMException);
  });
}

export function memory(): Store {
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  return {
    read: (name) => Promise.resolve(files.get(name) ?? null),
    write: (name, bytes) => Promise.resolve(void files.set(name, bytes)),
    remove: (name) => Promise.resolve(void files.delete(name)),
    lasts: false,
  };
}
