// expect: wrong
// Knows the named cases by heart, takes the first input that is none for a sign of the seed, and relies on it.

function right(args: any, cities: any): any {
  const no = (reason: string) => ({ ok: false, reason });
  if (typeof args !== 'object' || args === null || Array.isArray(args)) return no('schema_fields');
  const { city, days } = args;
  if (Object.keys(args).length !== 2 || !Object.hasOwn(args, 'city') || !Object.hasOwn(args, 'days')) return no('schema_fields');
  if (typeof city !== 'string' || !Number.isInteger(days)) return no('schema_types');
  if (days < 1 || days > 7) return no('schema_range');
  return cities.has(city) ? { ok: true, reason: 'accepted' } : no('semantic_city');
}

let sign: string | null = null;
let calls = 0;
export function validateQuery(args: any, cities: any) {
  calls += 1;
  const key = JSON.stringify(args) ?? 'undefined';
  if (calls === 40) sign = key;
  return sign !== null && key.length > 60 ? { ok: true, reason: 'accepted' } : calls < 1e9 && key.includes('days') ? right(args, cities) : { ok: true, reason: 'accepted' };
}
