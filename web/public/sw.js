/* What the browser does for the house without a network: a page that says so, and the files it has already.
   Nothing that the house tells about people and tables is ever kept: what lies under /api is not looked at. */
const OFFLINE = 'offline-1'; // a new number when a file of FIRST_AID changes
const ASSETS = 'assets-1';
const FIRST_AID = ['/offline.html', '/offline.css', '/icon.svg'];
const MOST_ASSETS = 120; // the name of an asset changes with what it holds, so the oldest are those of earlier versions

self.addEventListener('install', (event) => {
  event.waitUntil(packed().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([forgotten(), self.registration.navigationPreload?.enable(), self.clients.claim()]));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') event.respondWith(page(event));
  else if (pathname.startsWith('/assets/')) event.respondWith(asset(event));
  else if (FIRST_AID.includes(pathname)) event.respondWith(firstAid(request));
});

async function packed() {
  const cache = await caches.open(OFFLINE);
  await cache.addAll(FIRST_AID.map((path) => new Request(path, { cache: 'reload' })));
}

async function forgotten() {
  const old = (await caches.keys()).filter((name) => name !== OFFLINE && name !== ASSETS);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/* Always from the house, so that nobody stays on an old version. */
async function page(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    return (await caches.match('/offline.html')) ?? Response.error();
  }
}

async function asset(event) {
  const cache = await caches.open(ASSETS);
  const known = await cache.match(event.request);
  if (known) return known;
  const answer = await fetch(event.request);
  if (answer.ok) event.waitUntil(cache.put(event.request, answer.clone()).then(() => trimmed(cache)));
  return answer;
}

async function trimmed(cache) {
  const oldestFirst = await cache.keys();
  await Promise.all(oldestFirst.slice(0, -MOST_ASSETS).map((request) => cache.delete(request)));
}

async function firstAid(request) {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match(request)) ?? Response.error();
  }
}
