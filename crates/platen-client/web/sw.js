// Keeps one version of the page, whole, for times without a network.

// Another copy of the page under another path of this origin has its own.
const OURS = `platen ${self.registration.scope} `;
const CACHE = `${OURS}{version}`;
const FILES = {files};

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES.map(fresh))));
});

/** Past the browser's own cache, which could mix versions; what is named by its contents cannot be mixed. */
function fresh(file) {
  return file.startsWith("{version}/") ? file : new Request(file, { cache: "no-cache" });
}

// The version before stays for tabs that still run it.
self.addEventListener("activate", (event) => {
  event.waitUntil(caches.keys().then(async (names) => {
    const before = names.filter((name) => name.startsWith(OURS) && name !== CACHE);
    await Promise.all(before.slice(0, -1).map((name) => caches.delete(name)));
    await self.clients.claim();
  }));
});

self.addEventListener("message", (event) => {
  if (event.data === "take over") self.skipWaiting();
});

// Whoever is told that it is their turn comes to the page where it is.
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(self.clients.matchAll({ type: "window" }).then((pages) => pages[0]?.focus() ?? self.clients.openWindow(self.registration.scope)));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(self.registration.scope)) return;
  // What is shared with others is never kept.
  if (request.url.startsWith(`${self.registration.scope}api/`)) return;
  event.respondWith(answer(request));
});

async function answer(request) {
  return (await kept(CACHE, request)) ?? (await keptBefore(request)) ?? fetch(request);
}

async function kept(name, request) {
  const cache = await caches.open(name);
  return cache.match(isPage(request) ? self.registration.scope : request, { ignoreSearch: true });
}

/** For tabs that still run the version before. */
async function keptBefore(request) {
  const before = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== CACHE);
  const found = await Promise.all(before.map((name) => kept(name, request)));
  return found.find(Boolean);
}

/** Whether it is the page itself, by its folder or its name; what lies deeper may be another copy. */
function isPage({ mode, url }) {
  const path = new URL(url).pathname.replace(/index\.html$/, "");
  return mode === "navigate" && path === new URL(self.registration.scope).pathname;
}
