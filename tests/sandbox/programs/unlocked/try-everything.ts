// A program for a realm whose lockdown is off: it tries every way out that a worker has and answers which of them led
// somewhere. `settled` at the end of the list shows that it ran to its end.
const CANARY = 'http://127.0.0.1:4797/canary';
const tried: string[] = [];
const worked: string[] = [];

async function attempt(name: string, way: () => unknown): Promise<void> {
  tried.push(name);
  try {
    const patience = new Promise((_, reject) => setTimeout(() => reject(new Error('nothing happened')), 100));
    const result = await Promise.race([way(), patience]);
    if (result !== undefined) worked.push(name);
  } catch {}
}

/** Waits for the first of some events of a target. */
function first(target: any, good: string, bad: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    target[`on${good}`] = () => resolve(true);
    target[`on${bad}`] = () => reject(new Error(bad));
  });
}

function worker(source: string, options?: any): Worker {
  return new Worker(URL.createObjectURL(new Blob([source], { type: 'text/javascript' })), options);
}

const scope: any = globalThis;

await attempt('control', () => 'a way that works is noticed');
await attempt('fetch', () => fetch(`${CANARY}/fetch`));
await attempt('fetch without CORS', () => fetch(`${CANARY}/no-cors`, { mode: 'no-cors' }));
await attempt('fetch kept alive', () => fetch(`${CANARY}/keepalive`, { keepalive: true, mode: 'no-cors' }));
await attempt('fetch of the page', () => fetch(`${location.origin}/page/`));
await attempt('XMLHttpRequest', () => {
  const request = new XMLHttpRequest();
  request.open('GET', `${CANARY}/xhr`, false);
  request.send();
  return request.status > 0 || undefined;
});
await attempt('WebSocket', () => first(new WebSocket('ws://127.0.0.1:4797/canary/socket'), 'open', 'error'));
await attempt('EventSource', () => first(new EventSource(`${CANARY}/events`), 'open', 'error'));
await attempt('WebTransport', () => new scope.WebTransport('https://127.0.0.1:4797/canary').ready);
await attempt('importScripts', () => {
  scope.importScripts(`${CANARY}/scripts.js`);
  return true;
});
await attempt('importScripts of data', () => {
  scope.importScripts('data:text/javascript,self.fromData=1');
  return scope.fromData;
});
await attempt('worker from the network', () => first(new Worker(`${CANARY}/worker.js`), 'message', 'error'));
await attempt('worker from data', () =>
  first(new Worker('data:text/javascript,postMessage(1)'), 'message', 'error'),
);
await attempt('import in a worker', () =>
  first(worker(`import('${CANARY}/import.js').then(() => postMessage(1))`), 'message', 'error'),
);
await attempt('import of data in a worker', () =>
  first(worker(`import('data:text/javascript,').then(() => postMessage(1))`), 'message', 'error'),
);
await attempt('fetch in a worker', () =>
  first(
    worker(`fetch('${CANARY}/nested', { mode: 'no-cors' }).then(() => postMessage(1))`),
    'message',
    'error',
  ),
);
await attempt('static import in a module worker', () =>
  first(worker(`import '${CANARY}/module.js'; postMessage(1)`, { type: 'module' }), 'message', 'error'),
);
await attempt('eval', () => (0, eval)('1'));
await attempt('Function', () => new Function('return 1')());
await attempt('timer with text', () => {
  setTimeout('self.fromTimer = 1');
  return new Promise((resolve) => setTimeout(() => resolve(scope.fromTimer), 20));
});
await attempt('WebAssembly', () => WebAssembly.instantiate(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])));
await attempt('IndexedDB', () => first(indexedDB.open('progress'), 'success', 'error'));
await attempt('caches', () => caches.open('pages'));
await attempt('file system', () => scope.navigator.storage.getDirectory());
await attempt('cookies', () => scope.cookieStore.set('passed', '1'));
await attempt('localStorage', () => scope.localStorage);
await attempt('shared memory', () => new SharedArrayBuffer(4));
await attempt('service worker', () => scope.navigator.serviceWorker.register(`${CANARY}/service.js`));
await attempt('notification', () => (Notification.permission === 'granted' ? true : undefined));
await attempt('lock', () => scope.navigator.locks.request('judge', () => true));
await attempt('parent', () => scope.parent ?? scope.top ?? scope.opener ?? undefined);
await attempt('origin', () => (scope.origin === 'null' ? undefined : scope.origin));
new BroadcastChannel('judge').postMessage('passed');
for (const type of ['report', 'ready', 'broken']) scope.postMessage({ type, run: 1 });

export function validateQuery() {
  return { tried: tried.length, worked };
}
