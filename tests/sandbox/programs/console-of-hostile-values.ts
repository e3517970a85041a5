// expect: passed
// Prints what throws when it is looked at. The answers are right.

function right(args: any, cities: any): any {
  const no = (reason: string) => ({ ok: false, reason });
  if (typeof args !== 'object' || args === null || Array.isArray(args)) return no('schema_fields');
  const { city, days } = args;
  if (Object.keys(args).length !== 2 || !Object.hasOwn(args, 'city') || !Object.hasOwn(args, 'days')) return no('schema_fields');
  if (typeof city !== 'string' || !Number.isInteger(days)) return no('schema_types');
  if (days < 1 || days > 7) return no('schema_range');
  return cities.has(city) ? { ok: true, reason: 'accepted' } : no('semantic_city');
}

const traps: any = new Proxy({}, { get: () => () => { throw new Error('trap'); } });
const hostile = new Proxy({}, traps);
export function validateQuery(args: any, cities: any) {
  console.log(hostile, { get x() { throw hostile; } }, Symbol('s'), () => 1, Promise.resolve(1), new Array(4e9));
  console.table([{ toString: null }]);
  return right(args, cities);
}
