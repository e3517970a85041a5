type Query = { city: string; days: number };

const checks: [reason: string, holds: (query: Query, cities: ReadonlySet<string>) => boolean][] = [
  ['schema_types', ({ city, days }) => typeof city === 'string' && typeof days === 'number' && days % 1 === 0],
  ['schema_range', ({ days }) => [1, 2, 3, 4, 5, 6, 7].includes(days)],
  ['semantic_city', ({ city }, cities) => [...cities].some((name) => name === city)],
];

export function validateQuery(args: unknown, allowedCities: ReadonlySet<string>) {
  const isRecord = args !== null && typeof args === 'object' && !(args instanceof Array);
  const names = isRecord ? Object.keys(args).sort() : [];
  if (names.length !== 2 || names[0] !== 'city' || names[1] !== 'days') {
    return { ok: false, reason: 'schema_fields' };
  }
  const failed = checks.find(([, holds]) => !holds(args as Query, allowedCities));
  return failed === undefined ? { ok: true, reason: 'accepted' } : { ok: false, reason: failed[0] };
}
