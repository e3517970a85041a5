// expect: wrong {"counterexample":{"received":"{\"$\":\"other\",\"of\":\"bigint\"}"}}
// In digits it would be longer than any text that is taken from a realm.

function right(args: any, cities: any): any {
  const no = (reason: string) => ({ ok: false, reason });
  if (typeof args !== 'object' || args === null || Array.isArray(args)) return no('schema_fields');
  const { city, days } = args;
  if (Object.keys(args).length !== 2 || !Object.hasOwn(args, 'city') || !Object.hasOwn(args, 'days')) return no('schema_fields');
  if (typeof city !== 'string' || !Number.isInteger(days)) return no('schema_types');
  if (days < 1 || days > 7) return no('schema_range');
  return cities.has(city) ? { ok: true, reason: 'accepted' } : no('semantic_city');
}

const huge = BigInt(10) ** BigInt(200_000);
export function validateQuery(args: any, cities: any): any {
  return right(args, cities).ok ? huge : right(args, cities);
}
