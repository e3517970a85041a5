export function validateQuery(args: any, allowedCities: ReadonlySet<string>) {
  if (typeof args !== 'object' || args === null || Array.isArray(args)) return { ok: false, reason: 'schema_fields' };
  const query: any = Object.assign({}, args);
  if (Object.keys(query).some((name) => name !== 'city' && name !== 'days')) return { ok: false, reason: 'schema_fields' };
  if (!('city' in query) || !('days' in query)) return { ok: false, reason: 'schema_fields' };
  if (typeof query.city !== 'string' || !Number.isInteger(query.days)) return { ok: false, reason: 'schema_types' };
  if (query.days < 1 || query.days > 7) return { ok: false, reason: 'schema_range' };
  if (!allowedCities.has(query.city)) return { ok: false, reason: 'semantic_city' };
  return { ok: true, reason: 'accepted' };
}
