const risks = ['effect', 'permission', 'audience', 'retry'];

export function granularity(pair: any) {
  const differing = risks.filter((trait) => pair.first[trait] !== pair.second[trait]);
  if (differing.length > 0) return { decision: 'split', reasons: differing.map((trait) => `${trait}_differs`) };
  if (pair.order === 'always_in_order') return { decision: 'merge', reasons: ['always_in_order'] };
  if (pair.meaning === 'near_synonyms') return { decision: 'merge', reasons: ['near_synonyms'] };
  const reasons = apart(pair);
  return reasons.length > 0 ? { decision: 'split', reasons } : { decision: 'merge', reasons: ['same_object'] };
}

function apart({ first, second }: any): string[] {
  const reasons = first.object === second.object ? [] : ['nothing_in_common'];
  for (const part of ['parameters', 'results'])
    if (isUnlike(new Set(first[part]), new Set(second[part]))) reasons.push(`${part}_differ`);
  return reasons;
}

function isUnlike(some: Set<unknown>, others: Set<unknown>): boolean {
  let shared = 0;
  for (const name of some) if (others.has(name)) shared += 1;
  const all = some.size + others.size - shared;
  return shared < all - shared;
}
