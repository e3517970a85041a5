type Reason = 'schema_fields' | 'schema_types' | 'schema_range' | 'semantic_city';

export function validateQuery(args: unknown, allowedCities: ReadonlySet<string>) {
  const refuse = (reason: Reason) => ({ ok: false as const, reason });
  if (typeof args !== 'object' || args === null || Array.isArray(args)) return refuse('schema_fields');
  if (Object.keys(args).length !== 2) return refuse('schema_fields');
  if (!Object.hasOwn(args, 'city') || !Object.hasOwn(args, 'days')) return refuse('schema_fields');
  const { city, days } = args as { city: unknown; days: unknown };
  if (typeof city !== 'string' || !Number.isInteger(days)) return refuse('schema_types');
  if ((days as number) < 1 || (days as number) > 7) return refuse('schema_range');
  if (!allowedCities.has(city)) return refuse('semantic_city');
  return { ok: true as const, reason: 'accepted' as const };
}
