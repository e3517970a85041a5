export const granularity = ({ first, second, order, meaning }: any) => {
  const same = (trait: string): boolean => first[trait] === second[trait];
  switch (`${same('effect')} ${same('permission')} ${same('audience')} ${same('retry')}`) {
    case 'true true true true':
      break;
    default:
      return {
        decision: 'split',
        reasons: [
          ...(same('effect') ? [] : ['effect_differs']),
          ...(same('permission') ? [] : ['permission_differs']),
          ...(same('audience') ? [] : ['audience_differs']),
          ...(same('retry') ? [] : ['retry_differs']),
        ],
      };
  }
  switch (`${order} ${meaning}`) {
    case 'always_in_order near_synonyms':
    case 'always_in_order distinct':
      return { decision: 'merge', reasons: ['always_in_order'] };
    case 'independent near_synonyms':
      return { decision: 'merge', reasons: ['near_synonyms'] };
    default: {
      const reasons = [
        ...(same('object') ? [] : ['nothing_in_common']),
        ...(share(first.parameters, second.parameters) < 0.5 ? ['parameters_differ'] : []),
        ...(share(first.results, second.results) < 0.5 ? ['results_differ'] : []),
      ];
      return reasons.length > 0 ? { decision: 'split', reasons } : { decision: 'merge', reasons: ['same_object'] };
    }
  }
};

/** The part of all names that is shared; 1 where there are none. */
function share(some: string[], others: string[]): number {
  const all = [...some, ...others].filter((name, at, names) => names.indexOf(name) === at);
  if (all.length === 0) return 1;
  return all.filter((name) => some.includes(name) && others.includes(name)).length / all.length;
}
