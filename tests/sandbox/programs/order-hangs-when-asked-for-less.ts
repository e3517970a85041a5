// expect: wrong
// Wrong on few inputs, and never back from the calls that look for a smaller one. The bound is the number of inputs of
// this text and the 64 that are asked again: it moves with the walked inputs.

function right(args: any, cities: any): any {
  const no = (reason: string) => ({ ok: false, reason });
  if (typeof args !== 'object' || args === null || Array.isArray(args)) return no('schema_fields');
  const { city, days } = args;
  if (Object.keys(args).length !== 2 || !Object.hasOwn(args, 'city') || !Object.hasOwn(args, 'days')) return no('schema_fields');
  if (typeof city !== 'string' || !Number.isInteger(days)) return no('schema_types');
  if (days < 1 || days > 7) return no('schema_range');
  return cities.has(city) ? { ok: true, reason: 'accepted' } : no('semantic_city');
}

let calls = 0;
export function validateQuery(args: any, cities: any) {
  calls += 1;
  while (calls > 1587);
  const answer = right(args, cities);
  return args?.days === 6 && answer.ok ? { ok: false, reason: 'schema_range' } : answer;
}
