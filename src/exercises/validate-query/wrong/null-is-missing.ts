export function validateQuery(args: any, allowedCities: ReadonlySet<string>) {
  if (typeof args !== 'object' || args === null || Array.isArray(args)) return { ok: false, reason: 'schema_fields' };
  const given = Object.keys(args).filter((name) => args[name] !== null);
  if (given.length !== 2 || !given.includes('city') || !given.includes('days')) return { ok: false, reason: 'schema_fields' };
  if (typeof args.city !== 'string' || !Number.isInteger(args.days)) return { ok: false, reason: 'schema_types' };
  if (args.days < 1 || args.days > 7) return { ok: false, reason: 'schema_range' };
  if (!allowedCities.has(args.city)) return { ok: false, reason: 'semantic_city' };
  return { ok: true, reason: 'accepted' };
}
