// expect: wrong
// A graph that is small as it stands and has 2 to the 60th leaves when it is written out.

function right(args: any, cities: any): any {
  const no = (reason: string) => ({ ok: false, reason });
  if (typeof args !== 'object' || args === null || Array.isArray(args)) return no('schema_fields');
  const { city, days } = args;
  if (Object.keys(args).length !== 2 || !Object.hasOwn(args, 'city') || !Object.hasOwn(args, 'days')) return no('schema_fields');
  if (typeof city !== 'string' || !Number.isInteger(days)) return no('schema_types');
  if (days < 1 || days > 7) return no('schema_range');
  return cities.has(city) ? { ok: true, reason: 'accepted' } : no('semantic_city');
}

let tree: any = 1;
for (let i = 0; i < 60; i += 1) tree = [tree, tree];
export function validateQuery(args: any, cities: any): any {
  const answer = right(args, cities);
  return answer.ok ? tree : answer;
}
