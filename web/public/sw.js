// The service worker: a page for when there is no network, and “your turn” while the app is closed.
// Nothing of a game is kept here: pages and answers always come from the server.

const SHELL = 'ponti-shell-1';
const MEMORY = 'ponti-memory';
const OFFLINE = './offline.html';
const KEPT = [OFFLINE, './offline.css', './offline.js', './first.js', './icons/icon.svg'];

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(SHELL)
      .then((cache) => cache.addAll(KEPT.map((path) => new Request(path, { cache: 'reload' }))))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(names.filter((name) => ![SHELL, MEMORY].includes(name)).map((name) => caches.delete(name))),
      )
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (isKept(request))
    event.respondWith(fetch(request).catch(() => caches.match(request, { ignoreSearch: true })));
});

function isKept(request) {
  return request.method === 'GET' && KEPT.some((path) => new URL(path, self.registration.scope).href === request.url);
}

async function page(request) {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match(OFFLINE)) ?? Response.error();
  }
}

// -- your turn ---------------------------------------------------------------------------------------------------------

self.addEventListener('push', (event) => {
  event.waitUntil(tell(event.data));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.table));
});

self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(renew(event.oldSubscription, event.newSubscription));
});

self.addEventListener('message', (event) => {
  if (event.data?.type === 'lang') event.waitUntil(remember('lang', event.data.lang));
});

async function tell(data) {
  const message = read(data);
  if (!message || (await isWatched(message.table))) return;
  const lang = (await recall('lang')) ?? (self.navigator.language.startsWith('it') ? 'it' : 'en');
  await self.registration.showNotification(message.title[lang] ?? 'Ponti', {
    body: message.words[lang] ?? '',
    lang,
    tag: `turn-${message.table}`,
    icon: './icons/icon-192.png',
    badge: './icons/badge-96.png',
    data: { table: message.table },
  });
}

function read(data) {
  try {
    const message = data?.json();
    return message?.type === 'turn' && typeof message.table === 'string' ? message : null;
  } catch {
    return null;
  }
}

/** Whether somebody has this table before the eyes and needs no telling. */
async function isWatched(table) {
  return (await windows()).some((client) => client.focused && isAt(client, table));
}

async function open(table) {
  const path = table ? `#/table/${encodeURIComponent(table)}` : '#/';
  const all = await windows();
  const there = table ? all.find((client) => isAt(client, table)) : all[0];
  if (there) return there.focus();
  return self.clients.openWindow(new URL(`./${path}`, self.registration.scope).href);
}

function windows() {
  return self.clients.matchAll({ type: 'window', includeUncontrolled: true });
}

function isAt(client, table) {
  return new URL(client.url).hash.split('?')[0] === `#/table/${encodeURIComponent(table)}`;
}

/** The browser has another address at its push service now: the server hears of it. */
async function renew(before, after) {
  const fresh = after ?? (before && (await self.registration.pushManager.subscribe(before.options)));
  if (before) await send('./api/push/forget', { endpoint: before.endpoint });
  if (fresh) await send('./api/push', fresh.toJSON());
}

function send(path, body) {
  const headers = { 'content-type': 'application/json' };
  return fetch(path, { method: 'POST', headers, body: JSON.stringify(body), credentials: 'same-origin' });
}

// -- what outlives the worker --------------------------------------------------------------------------------------------

async function remember(name, value) {
  await (await caches.open(MEMORY)).put(`./memory/${name}`, new Response(value));
}

async function recall(name) {
  return (await (await caches.open(MEMORY)).match(`./memory/${name}`))?.text();
}
