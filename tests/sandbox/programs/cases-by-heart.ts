// expect: wrong
// Hard-codes every case that a learner gets to see.

const known: Record<string, string> = {
  '{"city":"Hangzhou","days":3}': 'accepted',
  '{"days":3,"city":"Hangzhou"}': 'accepted',
  '{"city":"Hangzhou","days":1}': 'accepted',
  '{"city":"Hangzhou","days":7}': 'accepted',
  '{"city":"Hangzhou","days":0}': 'schema_range',
  '{"city":"Hangzhou","days":8}': 'schema_range',
  '{"city":"Hangzhou","days":true}': 'schema_types',
  '{"city":"Hangzhou","days":"3"}': 'schema_types',
  '{"city":"Hangzhou","days":3.5}': 'schema_types',
  '{"city":"Oslo","days":3}': 'semantic_city',
};
export function validateQuery(args: any) {
  const reason = known[JSON.stringify(args)] ?? 'schema_fields';
  return { ok: reason === 'accepted', reason };
}
