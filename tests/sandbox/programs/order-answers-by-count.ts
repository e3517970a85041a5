// expect: unstable
// Answers by how many calls there have been.

const answers = ['accepted', 'accepted', 'accepted', 'accepted', 'schema_range', 'schema_range', 'schema_types'];
let calls = -1;
export function validateQuery() {
  calls += 1;
  const reason = answers[calls] ?? 'schema_fields';
  return { ok: reason === 'accepted', reason };
}
