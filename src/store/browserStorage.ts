import type { StoragePort, StoreHost } from './storagePort.ts';

/**
 * Wraps the browser's localStorage as a port. The getter `page.localStorage` may throw, so each operation reads it
 * again.
 */
export function browserStorage(page: Window): StoragePort {
  return {
    get: (key) => page.localStorage.getItem(key),
    set: (key, value) => page.localStorage.setItem(key, value),
    remove: (key) => page.localStorage.removeItem(key),
    keys: () => Object.keys(page.localStorage),
    watch: (changed) => {
      const listen = (event: StorageEvent) => changed(event.key);
      page.addEventListener('storage', listen);
      return () => page.removeEventListener('storage', listen);
    },
  };
}

/** Provides the browser's clock and timer, and a random name for this tab. */
export function browserHost(page: Window): StoreHost {
  const bytes = page.crypto.getRandomValues(new Uint8Array(6));
  return {
    now: () => Date.now(),
    writer: Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join(''),
    schedule: (task, milliseconds) => {
      const timer = page.setTimeout(task, milliseconds);
      return () => page.clearTimeout(timer);
    },
  };
}
