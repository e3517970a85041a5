// expect: passed
// Puts a proxy behind the global object, where it may. The answers are right.

const { keys, hasOwn, is } = { keys: Object.keys, hasOwn: Object.hasOwn, is: Number.isInteger };
const { isArray } = Array;
const { apply } = Reflect;
const { has } = Set.prototype;

function right(args: any, cities: any): any {
  const no = (reason: string) => ({ ok: false, reason });
  if (typeof args !== 'object' || args === null || isArray(args)) return no('schema_fields');
  if (keys(args).length !== 2 || !hasOwn(args, 'city') || !hasOwn(args, 'days')) return no('schema_fields');
  const city = args.city, days = args.days;
  if (typeof city !== 'string' || !is(days)) return no('schema_types');
  if (days < 1 || days > 7) return no('schema_range');
  return apply(has, cities, [city]) ? { ok: true, reason: 'accepted' } : no('semantic_city');
}

try {
  Object.setPrototypeOf(globalThis, new Proxy({}, { has: () => true, get: () => { throw new Error('global'); } }));
} catch {}
export function validateQuery(args: any, cities: any) {
  return right(args, cities);
}
