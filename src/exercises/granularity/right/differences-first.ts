export function granularity({ first, second, order, meaning }: any) {
  const reasons: string[] = [];
  if (first.effect !== second.effect) reasons.push('effect_differs');
  if (first.permission !== second.permission) reasons.push('permission_differs');
  if (first.audience !== second.audience) reasons.push('audience_differs');
  if (first.retry !== second.retry) reasons.push('retry_differs');
  if (reasons.length > 0) return { decision: 'split', reasons };
  if (order === 'always_in_order') return { decision: 'merge', reasons: ['always_in_order'] };
  if (meaning === 'near_synonyms') return { decision: 'merge', reasons: ['near_synonyms'] };
  const apart: string[] = [];
  if (first.object !== second.object) apart.push('nothing_in_common');
  if (!similar(first.parameters, second.parameters)) apart.push('parameters_differ');
  if (!similar(first.results, second.results)) apart.push('results_differ');
  if (apart.length > 0) return { decision: 'split', reasons: apart };
  return { decision: 'merge', reasons: ['same_object'] };
}

function similar(some: string[], others: string[]): boolean {
  const all = new Set([...some, ...others]);
  const shared = [...all].filter((name) => some.includes(name) && others.includes(name));
  return shared.length * 2 >= all.size;
}
