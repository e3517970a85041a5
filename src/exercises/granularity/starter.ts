interface Tool {
  permission: string;
  effect: 'read' | 'preview' | 'write' | 'delete';
  audience: string;
  object: string;
}

interface Pair {
  first: Tool;
  second: Tool;
  order: 'always_in_order' | 'independent';
}

export function granularity({ first, second, order }: Pair) {
  // So far whatever is used together is one tool.
  return order === 'always_in_order'
    ? { decision: 'merge', reasons: ['always_in_order'] }
    : { decision: 'split', reasons: ['nothing_in_common'] };
}
