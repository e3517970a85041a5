const merges = new Set(['always_in_order', 'near_synonyms', 'same_object']);

export function granularity({ first, second, order, meaning }: any) {
  const holding = (facts: object): string[] =>
    Object.entries(facts).flatMap(([reason, holds]) => (holds ? [reason] : []));
  let reasons = holding({
    effect_differs: first.effect !== second.effect,
    permission_differs: first.permission !== second.permission,
    audience_differs: first.audience !== second.audience,
    retry_differs: first.retry !== second.retry,
  });
  if (reasons.length === 0 && order !== 'independent') reasons = ['always_in_order'];
  if (reasons.length === 0 && meaning !== 'distinct') reasons = ['near_synonyms'];
  if (reasons.length === 0)
    reasons = holding({
      nothing_in_common: first.object !== second.object,
      parameters_differ: unlike(first.parameters, second.parameters),
      results_differ: unlike(first.results, second.results),
    });
  if (reasons.length === 0) reasons = ['same_object'];
  return { decision: reasons.every((reason) => merges.has(reason)) ? 'merge' : 'split', reasons };
}

/** Whether more names are in one list alone than in both. */
function unlike(one: string[], other: string[]): boolean {
  const names = new Set(one);
  const others = new Set(other);
  let balance = 0;
  for (const name of names) balance += others.has(name) ? 1 : -1;
  for (const name of others) balance -= names.has(name) ? 0 : 1;
  return balance < 0;
}
