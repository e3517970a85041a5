// Works from the last gate to the first: each earlier gate that refuses overrides the reason found so far.
function validateQuery(args: unknown, allowedCities: ReadonlySet<string>) {
  const fields = new Map<string, unknown>(
    typeof args === 'object' && args !== null && !Array.isArray(args) ? Object.entries(args) : [],
  );
  const city = fields.get('city');
  const days = fields.get('days');
  let reason = 'accepted';
  if (!allowedCities.has(city as string)) reason = 'semantic_city';
  if (!((days as number) >= 1 && (days as number) <= 7)) reason = 'schema_range';
  if (typeof city !== 'string' || typeof days !== 'number' || Math.trunc(days) !== days || !isFinite(days)) {
    reason = 'schema_types';
  }
  if (fields.size !== 2 || !fields.has('city') || !fields.has('days')) reason = 'schema_fields';
  return { ok: reason === 'accepted', reason };
}

export { validateQuery };
