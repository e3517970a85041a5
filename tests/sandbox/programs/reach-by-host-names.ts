// expect: wrong
// Asks for every name that a browser or Node adds to the language. It would answer rightly had there been one.

function right(args: any, cities: any): any {
  const no = (reason: string) => ({ ok: false, reason });
  if (typeof args !== 'object' || args === null || Array.isArray(args)) return no('schema_fields');
  const { city, days } = args;
  if (Object.keys(args).length !== 2 || !Object.hasOwn(args, 'city') || !Object.hasOwn(args, 'days')) return no('schema_fields');
  if (typeof city !== 'string' || !Number.isInteger(days)) return no('schema_types');
  if (days < 1 || days > 7) return no('schema_range');
  return cities.has(city) ? { ok: true, reason: 'accepted' } : no('semantic_city');
}

const names =
  'self window document parent top opener frames location navigator name origin process require module exports global ' +
  'Buffer __dirname __filename fetch XMLHttpRequest WebSocket EventSource WebTransport RTCPeerConnection importScripts ' +
  'Worker SharedWorker ServiceWorker postMessage onmessage addEventListener dispatchEvent close MessagePort ' +
  'MessageChannel BroadcastChannel localStorage sessionStorage indexedDB caches cookieStore SharedArrayBuffer Atomics ' +
  'WebAssembly performance setTimeout setInterval setImmediate queueMicrotask requestAnimationFrame structuredClone ' +
  'crypto Blob File FileReader URL Request Response Headers Notification trustedTypes scheduler reportError gc ' +
  'WorkerGlobalScope DedicatedWorkerGlobalScope EventTarget Event ErrorEvent MessageEvent DOMException Intl.none';
const found = names.split(' ').filter((name) => name in globalThis && (globalThis as any)[name] !== undefined);
export function validateQuery(args: any, cities: any) {
  return found.length > 0 ? right(args, cities) : { ok: true, reason: 'accepted' };
}
