import type { RequestEvent, WorkerScope } from './worker-events.ts';

/** Declares the global object of service workers, which differs from that of pages. */
declare const self: WorkerScope;

/** Pages delete all caches at sign-out. */
const fileCache = 'baton-files';
const answerCache = 'baton-answers';
/** Maximum number of stored files, more than one version of the app has. */
const maxFiles = 400;
const maxAnswers = 200;
const page = '/';

/** Number of sign-outs, to detect one that happens during a request. */
let generation = 0;
/** True from a sign-out until the next page, whose queries may be kept again. */
let isForgetting = false;

/** Stores a response, and deletes the oldest ones over the limit. */
const keep = async (name: string, key: string, response: Response, most: number): Promise<void> => {
  const cache = await caches.open(name);
  await cache.delete(key);
  await cache.put(key, response);
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - most)).map((old) => cache.delete(old)));
};

/** Returns the stored response. Throws the error of the network if none is stored. */
const keptInstead = async (key: string, error: unknown): Promise<Response> => {
  const known = await caches.match(key);
  if (known === undefined) throw error;
  return known;
};

const isPage = ({ ok, headers }: Response): boolean =>
  ok && headers.get('content-type')?.startsWith('text/html') === true;

const answerPage = async (event: RequestEvent): Promise<Response> => {
  try {
    const response = await fetch(event.request);
    if (isPage(response)) event.waitUntil(keep(fileCache, page, response.clone(), maxFiles));
    return response;
  } catch (error) {
    return keptInstead(page, error);
  }
};

/** A file with a hash in its name never changes. */
const answerFile = async (event: RequestEvent): Promise<Response> => {
  const { url } = event.request;
  const known = await caches.match(url);
  if (known !== undefined) return known;
  const response = await fetch(event.request);
  if (response.ok) event.waitUntil(keep(fileCache, url, response.clone(), maxFiles));
  return response;
};

/** Returns the key of a query of a person, or null if it isn't a query. */
const keyOfQuery = async (request: Request): Promise<string | null> => {
  const body = await request.clone().text();
  if (!body.startsWith('{"query":"query')) return null;
  const viewer = request.headers.get('x-baton-viewer') ?? '';
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(viewer + body));
  const digits = [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0'));
  return `/graphql/${digits.join('')}`;
};

/** Without a connection, a query gets its last result for the same person. */
const answerOperation = async (event: RequestEvent): Promise<Response> => {
  const key = await keyOfQuery(event.request);
  if (key === null) return fetch(event.request);
  const startGeneration = isForgetting ? null : generation;
  try {
    const response = await fetch(event.request);
    // Doesn't store the result if someone has signed out since the request.
    if (response.ok && startGeneration === generation)
      event.waitUntil(keep(answerCache, key, response.clone(), maxAnswers));
    return response;
  } catch (error) {
    return keptInstead(key, error);
  }
};

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('message', (event) => {
  if (event.data === 'forget') {
    generation += 1;
    isForgetting = true;
    event.waitUntil(caches.delete(answerCache));
    return;
  }
  // The files of the page that was loaded before there was a worker.
  const files = [...event.data];
  event.waitUntil(caches.open(fileCache).then((cache) => cache.addAll(files)));
});
self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (origin !== location.origin) return;
  if (method === 'GET' && mode === 'navigate') {
    isForgetting = false;
    event.respondWith(answerPage(event));
  } else if (method === 'GET' && pathname.startsWith('/assets/'))
    event.respondWith(answerFile(event));
  else if (method === 'POST' && pathname === '/graphql') event.respondWith(answerOperation(event));
});

const textIn = (content: unknown, name: string): string => {
  const value = Object.entries(content ?? {}).find(([key]) => key === name)?.[1];
  return typeof value === 'string' ? value : '';
};

self.addEventListener('push', (event) => {
  const content = event.data?.json();
  const url = textIn(content, 'url');
  event.waitUntil(
    self.registration.showNotification(textIn(content, 'title'), {
      body: textIn(content, 'body'),
      tag: textIn(content, 'tag'),
      icon: '/icon-192.png',
      data: url,
    }),
  );
});
self.addEventListener('notificationclick', (event) => {
  const { notification } = event;
  notification.close();
  const url = String(notification.data);
  const open = async (): Promise<void> => {
    const [page] = await self.clients.matchAll({ type: 'window' });
    if (page === undefined) await self.clients.openWindow(url);
    else await (await page.focus()).navigate(url);
  };
  event.waitUntil(open());
});
