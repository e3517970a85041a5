export const granularity = ({ first, second, order }: any) => {
  const same = (trait: string): boolean => first[trait] === second[trait];
  switch (`${same('effect')} ${same('permission')} ${same('audience')}`) {
    case 'true true true':
      break;
    default:
      return {
        decision: 'split',
        reasons: [
          ...(same('effect') ? [] : ['effect_differs']),
          ...(same('permission') ? [] : ['permission_differs']),
          ...(same('audience') ? [] : ['audience_differs']),
        ],
      };
  }
  const reason = order === 'always_in_order' ? order : same('object') ? 'same_object' : 'nothing_in_common';
  return { decision: reason === 'nothing_in_common' ? 'split' : 'merge', reasons: [reason] };
};
