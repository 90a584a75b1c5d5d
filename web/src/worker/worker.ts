// Keeps what never changes, asks the house first for the page, and lets the API alone.

declare const self: ServiceWorkerGlobalScope;
declare const SHELL: string[];
declare const COMPANION: string[];
declare const VERSION: string;

const STORE = `sobremesa-${VERSION}`;
/** Word lists, which the companion keeps and renews by itself. */
const WORDS = "sobremesa-words-";
/** An empty store: whoever has opened the companion wants it after the next deploy as well. */
const OPENED = "sobremesa-companion";
const PAGE = "/";
const ICON = "/icon.svg";
/** What stands before the house says so when there is nobody behind it. */
const NOBODY = [502, 503, 504];

self.addEventListener("install", (event) => {
  event.waitUntil(
    (async () => {
      const store = await caches.open(STORE);
      const isOpened = await caches.has(OPENED);
      await store.addAll([PAGE, ICON, ...SHELL, ...(isOpened ? COMPANION : [])]);
      await self.skipWaiting();
    })(),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) if (isOld(name)) await caches.delete(name);
      await self.clients.claim();
    })(),
  );
});

function isOld(name: string): boolean {
  return name.startsWith("sobremesa-") && !name.startsWith(WORDS) && name !== STORE && name !== OPENED;
}

// The companion asks to be kept whole, and hears when it is.
self.addEventListener("message", (event) => {
  if (event.data === "keep-companion") event.waitUntil(keepCompanion(event.ports[0]));
});

async function keepCompanion(asker: MessagePort | undefined): Promise<void> {
  try {
    await caches.open(OPENED);
    const store = await caches.open(STORE);
    const known = new Set((await store.keys()).map((request) => new URL(request.url).pathname));
    await store.addAll(COMPANION.filter((path) => !known.has(path)));
    asker?.postMessage("kept");
  } catch {
    asker?.postMessage("missing");
  }
}

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== self.location.origin || url.pathname.startsWith("/api/")) return;
  if (event.request.mode === "navigate") event.respondWith(page(event.request));
  else if (url.pathname.startsWith("/assets/")) event.respondWith(kept(event.request));
  else if (url.pathname === ICON) event.respondWith(first(event.request, ICON));
});

// The house first; without it the page as it was last, which says that the connection is gone.
async function page(request: Request): Promise<Response> {
  const store = await caches.open(STORE);
  const answer = await first(request, PAGE);
  if (NOBODY.includes(answer.status)) return (await store.match(PAGE)) ?? answer;
  if (answer.ok && (await isOfThisBuild(answer.clone()))) await store.put(PAGE, answer.clone());
  return answer;
}

async function first(request: Request, path: string): Promise<Response> {
  try {
    return await fetch(request);
  } catch (problem) {
    const known = await (await caches.open(STORE)).match(path);
    if (known) return known;
    throw problem;
  }
}

// The page of a newer build belongs to the worker that comes with it, and to the files that it keeps.
async function isOfThisBuild(answer: Response): Promise<boolean> {
  const page = answer.headers.get("content-type")?.startsWith("text/html") ? await answer.text() : "";
  return SHELL.some((path) => page.includes(`src="${path}"`));
}

// Named after its content, so that what is here is what is there.
async function kept(request: Request): Promise<Response> {
  const store = await caches.open(STORE);
  const known = await store.match(request);
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok) await store.put(request, answer.clone());
  return answer;
}

export {};
