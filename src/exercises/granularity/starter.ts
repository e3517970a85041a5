interface Tool {
  permission: string;
  effect: 'read' | 'preview' | 'write' | 'delete';
  audience: string;
  retry: 'never' | 'transient';
  object: string;
  parameters: string[];
  results: string[];
}

interface Pair {
  first: Tool;
  second: Tool;
  order: 'always_in_order' | 'independent';
  meaning: 'near_synonyms' | 'distinct';
}

export function granularity({ first, second, order, meaning }: Pair) {
  // So far whatever is used together is one tool.
  return order === 'always_in_order'
    ? { decision: 'merge', reasons: ['always_in_order'] }
    : { decision: 'split', reasons: ['nothing_in_common'] };
}
