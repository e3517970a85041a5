// expect: changed-input
// The data is as it was and the answers are right; another prototype makes another value of it all the same.

function right(args: any, cities: any): any {
  const no = (reason: string) => ({ ok: false, reason });
  if (typeof args !== 'object' || args === null || Array.isArray(args)) return no('schema_fields');
  const { city, days } = args;
  if (Object.keys(args).length !== 2 || !Object.hasOwn(args, 'city') || !Object.hasOwn(args, 'days')) return no('schema_fields');
  if (typeof city !== 'string' || !Number.isInteger(days)) return no('schema_types');
  if (days < 1 || days > 7) return no('schema_range');
  return cities.has(city) ? { ok: true, reason: 'accepted' } : no('semantic_city');
}

export function validateQuery(args: any, cities: any) {
  const answer = right(args, cities);
  if (answer.ok) Object.setPrototypeOf(args, new Proxy({}, { get: () => 1 }));
  return answer;
}
