// expect: wrong
// Climbs from every value to the constructor of its constructor, and asks that for code. It would answer rightly had any of it run.

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

let escaped = false;
const climb = (value: any): void => {
  for (const text of ['return globalThis', 'return process', 'return this']) {
    try {
      if (value.constructor.constructor(text)()) escaped = true;
    } catch (error: any) {
      try {
        if (error.constructor.constructor(text)()) escaped = true;
      } catch {}
    }
  }
};
const errors: unknown[] = [];
for (const attempt of [
  () => (null as any).x,
  () => eval('1 1'),
  () => new Array(-1),
  () => JSON.parse('{'),
  () => (globalThis as any).fetch(),
  () => new (Function as any)('x'),
]) {
  try {
    attempt();
  } catch (error) {
    errors.push(error);
  }
}
const makers = [async () => {}, function* () {}, async function* () {}, class {}, Promise.resolve(), new Proxy({}, {})];
reach([globalThis, console, ...errors, ...makers], climb);
export function validateQuery(this: unknown, args: any, cities: any) {
  if (escaped || this !== undefined) return right(args, cities);
  if (args === null) reach([args, cities, arguments], climb);
  return { ok: true, reason: 'accepted' };
}
