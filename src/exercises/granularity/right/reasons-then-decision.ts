const splits = new Set(['effect_differs', 'permission_differs', 'audience_differs', 'nothing_in_common']);

export function granularity({ first, second, order }: any) {
  const reasons = Object.entries({
    effect_differs: first.effect !== second.effect,
    permission_differs: first.permission !== second.permission,
    audience_differs: first.audience !== second.audience,
  }).flatMap(([reason, holds]) => (holds ? [reason] : []));
  if (reasons.length === 0 && order !== 'independent') reasons.push('always_in_order');
  else if (reasons.length === 0) reasons.push(first.object === second.object ? 'same_object' : 'nothing_in_common');
  return { decision: reasons.some((reason) => splits.has(reason)) ? 'split' : 'merge', reasons };
}
