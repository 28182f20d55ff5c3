// The whole product without a network, after the first visit. tools/build.mjs writes the list of files and its version
// in front of this text, as PRECACHE = { version, files, pages }; the result is dist/sw.js.
/* global PRECACHE */

const PREFIX = 'storepilot-';
const NAME = PREFIX + PRECACHE.version;

self.addEventListener('install', (event) => {
  // Stores one complete version at a time, so that a document always gets the chunks it was built with.
  const store = async () => {
    const cache = await caches.open(NAME);
    await Promise.all(
      PRECACHE.files.map(async (file) => {
        const response = await fetch(new Request(file, { cache: 'no-cache' }));
        if (!isFile(file, response)) throw new Error(`${file} was not delivered`);
        await cache.put(file, response);
      }),
    );
  };
  event.waitUntil(store());
});

/** Whether an answer is that file: many hosts answer one that they do not have yet, or any more, with the app's page. */
function isFile(file, response) {
  const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false;
  return response.ok && !(isPage && /\.\w+$/.test(file));
}

self.addEventListener('activate', (event) => {
  const drop = async () => {
    const names = await caches.keys();
    await Promise.all(
      names.filter((name) => name.startsWith(PREFIX) && name !== NAME).map((name) => caches.delete(name)),
    );
    await self.clients.claim();
  };
  event.waitUntil(drop());
});

// An update is applied only when the user asks for it, so that no unsaved work is lost.
self.addEventListener('message', (event) => {
  if (event.data === 'use-now') self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  const isBackend = url.pathname.startsWith('/auth/') || url.pathname.startsWith('/rest/');
  if (request.method !== 'GET' || url.origin !== self.location.origin || isBackend) return;
  const file =
    request.mode === 'navigate'
      ? (PRECACHE.pages[url.pathname.replace(/\/+$/, '') || '/'] ?? '/200')
      : url.pathname;
  event.respondWith(answer(request, file));
});

async function answer(request, file) {
  // A browser whose storage is damaged or full still has a network.
  const cache = await caches.open(NAME).catch(() => undefined);
  const found = await cache?.match(file).catch(() => undefined);
  if (found) return found;
  const response = await fetch(request);
  // A caption font and text recognition are not part of the first download; once used, they work offline as well.
  if (isFile(file, response) && /\.(?:woff2|wasm|gz)$|\/recognition\//.test(file))
    await cache?.put(file, response.clone()).catch(() => undefined);
  return response;
}
