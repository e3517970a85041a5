export function granularity({ first, second, order }: any) {
  if (first.object === second.object) return { decision: 'merge', reasons: ['same_object'] };
  const reasons: string[] = [];
  if (first.effect !== second.effect) reasons.push('effect_differs');
  if (first.permission !== second.permission) reasons.push('permission_differs');
  if (first.audience !== second.audience) reasons.push('audience_differs');
  if (reasons.length > 0) return { decision: 'split', reasons };
  return order === 'always_in_order'
    ? { decision: 'merge', reasons: ['always_in_order'] }
    : { decision: 'split', reasons: ['nothing_in_common'] };
}
