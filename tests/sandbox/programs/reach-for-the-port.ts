// expect: wrong
// Goes through everything that hangs on anything, in search of a way to send. It would answer rightly had it found one.

function right(args: any, cities: any): any {
  const no = (reason: string) => ({ ok: false, reason });
  if (typeof args !== 'object' || args === null || Array.isArray(args)) return no('schema_fields');
  const { city, days } = args;
  if (Object.keys(args).length !== 2 || !Object.hasOwn(args, 'city') || !Object.hasOwn(args, 'days')) return no('schema_fields');
  if (typeof city !== 'string' || !Number.isInteger(days)) return no('schema_types');
  if (days < 1 || days > 7) return no('schema_range');
  return cities.has(city) ? { ok: true, reason: 'accepted' } : no('semantic_city');
}

/** Everything that can be reached from a value by fields, prototypes and getters. */
function reach(from: readonly unknown[], look: (value: any) => void): void {
  const seen = new Set<unknown>(from);
  for (const value of seen) {
    if (value === null || (typeof value !== 'object' && typeof value !== 'function')) continue;
    look(value);
    try {
      seen.add(Object.getPrototypeOf(value));
      for (const key of Reflect.ownKeys(value)) {
        const found = Object.getOwnPropertyDescriptor(value, key);
        for (const next of [found?.value, found?.get, found?.set]) seen.add(next);
        try {
          seen.add((value as any)[key]);
        } catch (error) {
          seen.add(error);
        }
      }
    } catch {}
  }
}

let way = 0;
const look = (value: any): void => {
  for (const name of ['postMessage', 'send', 'dispatchEvent', 'importScripts', 'fetch', 'getBuiltinModule']) {
    try {
      if (typeof value[name] === 'function') way += 1;
    } catch {}
  }
};
reach([globalThis, console, (function () { return this; })()], look);
export function validateQuery(args: any, cities: any) {
  if (args?.days === '9') reach([args, cities], look);
  return way > 0 ? right(args, cities) : { ok: true, reason: 'accepted' };
}
