// Every object becomes a list of pairs, sorted, before anything is written.
type Tree = string | Tree[] | { pairs: [string, Tree][] } | null;

function tree(value: any): Tree {
  if (typeof value === 'string') return value.isWellFormed() ? JSON.stringify(value) : null;
  if (typeof value === 'number') {
    const isRounded = Number.isInteger(value) && !Number.isSafeInteger(value);
    return !Number.isFinite(value) || isRounded ? null : String(value);
  }
  if (typeof value === 'boolean' || value === null) return String(value);
  if (Array.isArray(value)) {
    const items = value.map(tree);
    return items.includes(null) ? null : (items as Tree[]);
  }
  const pairs = Object.entries(value).map(([name, one]): [Tree, Tree] => [tree(name), tree(one)]);
  if (pairs.flat().includes(null)) return null;
  const order = new Map(Object.keys(value).map((name) => [JSON.stringify(name), name]));
  const at = ([name]: [string, Tree]): string => order.get(name) as string;
  return {
    pairs: (pairs as [string, Tree][]).sort((a, b) => (at(a) < at(b) ? -1 : at(a) > at(b) ? 1 : 0)),
  };
}

function print(made: Tree): string {
  if (typeof made === 'string') return made;
  if (Array.isArray(made)) return `[${made.map(print).join()}]`;
  return `{${(made as { pairs: [string, Tree][] }).pairs.map(([name, one]) => `${name}:${print(one)}`).join()}}`;
}

export function canonicalFingerprint(value: unknown): string | null {
  const made = tree(value);
  return made === null ? null : print(made);
}
