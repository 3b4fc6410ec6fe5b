// The service worker: the page opens at once, from what was kept, also without a network. What the start page needs is kept
// at once, the rest of the client when it is first used: who plays one game does not fetch another. A new build brings a new
// list of files, so the browser takes this script anew and with it everything that has changed. What the server says is
// never kept.
const files = ["FILES"].flat();
const KEPT = `lostworld-${files
  .join("")
  .split("")
  .reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) | 0, 7)}`;

/** Files whose name changes with what is in them. */
const BUILT = /^\/assets\/.+\.(js|css|woff2)$/;

self.addEventListener("install", (event) => {
  event.waitUntil(
    (async () => {
      const kept = await caches.open(KEPT);
      await kept.add(new Request("/", { cache: "reload" }));
      // What cannot be had now is fetched when it is wanted.
      await Promise.allSettled([...files, "/icon.svg", "/site.webmanifest"].map((file) => kept.add(file)));
      await self.skipWaiting();
    })(),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) if (name !== KEPT) await caches.delete(name);
      await self.clients.claim();
    })(),
  );
});

// What the page had loaded before the worker was there; the browser still has it, nothing is sent again.
self.addEventListener("message", (event) => {
  event.waitUntil(
    (async () => {
      const kept = await caches.open(KEPT);
      const missing = [];
      for (const path of event.data) if (BUILT.test(path) && !(await kept.match(path))) missing.push(kept.add(path));
      await Promise.allSettled(missing);
    })(),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { pathname, origin } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin || pathname.startsWith("/api/")) return;
  const page = request.mode === "navigate";
  event.respondWith(
    (async () => {
      const kept = await caches.open(KEPT);
      const found = await kept.match(page ? "/" : request);
      if (found) return found;
      const answer = await fetch(request);
      if (answer.ok && BUILT.test(pathname)) await kept.put(request, answer.clone());
      return answer;
    })(),
  );
});
