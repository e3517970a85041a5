// Works from the last gate to the first: each earlier gate that refuses overrides the reason found so far.
function validateQuery(args: unknown, allowedCities: ReadonlySet<string>) {
  const fields = new Map<string, unknown>(
    typeof args === 'object' && args !== null && !Array.isArray(args) ? Object.entries(args) : [],
  );
  const city = fields.get('city');
  // A comparison would ask a record for its value, which need not be a function.
  const days = typeof fields.get('days') === 'number' ? (fields.get('days') as number) : Number.NaN;
  let reason = 'accepted';
  if (!allowedCities.has(city as string)) reason = 'semantic_city';
  if (!(days >= 1 && days <= 7)) reason = 'schema_range';
  if (typeof city !== 'string' || Math.trunc(days) !== days || !isFinite(days)) {
    reason = 'schema_types';
  }
  if (fields.size !== 2 || !fields.has('city') || !fields.has('days')) reason = 'schema_fields';
  return { ok: reason === 'accepted', reason };
}

export { validateQuery };
