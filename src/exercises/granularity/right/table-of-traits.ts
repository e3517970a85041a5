const traits = ['effect', 'permission', 'audience'];

export function granularity(pair: any) {
  const differing = traits.filter((trait) => pair.first[trait] !== pair.second[trait]);
  if (differing.length > 0) return { decision: 'split', reasons: differing.map((trait) => `${trait}_differs`) };
  const [decision, reason] = together(pair);
  return { decision, reasons: [reason] };
}

function together({ first, second, order }: any): [string, string] {
  if (order === 'always_in_order') return ['merge', 'always_in_order'];
  if (first.object === second.object) return ['merge', 'same_object'];
  return ['split', 'nothing_in_common'];
}
