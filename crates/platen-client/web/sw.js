// Keeps one version of the page, whole, for times without a network.

const CACHE = "platen-{version}";
const FILES = {files};

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES.map(fresh))));
});

/** Past the browser's own cache, which could mix versions. */
function fresh(file) {
  return new Request(file, { cache: "no-cache" });
}

// The version before stays for tabs that still run it.
self.addEventListener("activate", (event) => {
  event.waitUntil(caches.keys().then(async (names) => {
    const before = names.filter((name) => name.startsWith("platen-") && name !== CACHE);
    await Promise.all(before.slice(0, -1).map((name) => caches.delete(name)));
    await self.clients.claim();
  }));
});

self.addEventListener("message", (event) => {
  if (event.data === "take over") self.skipWaiting();
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(self.registration.scope)) return;
  event.respondWith(answer(request));
});

async function answer(request) {
  const cache = await caches.open(CACHE);
  const wanted = request.mode === "navigate" ? self.registration.scope : request;
  return (await cache.match(wanted, { ignoreSearch: true }))
    ?? (await caches.match(wanted, { ignoreSearch: true }))
    ?? fetch(request);
}
