// Canonical text: names sorted at every level. Null where a text holds half a surrogate pair or an integer was rounded.
function canonical(value: any): string | null {
  // JSON.parse makes this of 1e400, and JSON.stringify would make null of it.
  if (value === Infinity || value === -Infinity) return null;
  if (typeof value === 'string') return value.isWellFormed() ? JSON.stringify(value) : null;
  if (typeof value === 'number')
    return Number.isInteger(value) && !Number.isSafeInteger(value) ? null : JSON.stringify(value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const parts = Array.isArray(value)
    ? value.map(canonical)
    : Object.keys(value)
        .sort()
        .map((name) => {
          const [key, text] = [canonical(name), canonical(value[name])];
          return key === null || text === null ? null : `${key}:${text}`;
        });
  if (parts.includes(null)) return null;
  return Array.isArray(value) ? `[${parts.join()}]` : `{${parts.join()}}`;
}

interface Receipt {
  print: string;
  ended: string;
}

class Shelf {
  private readonly tools = new Map<string, Map<string, Receipt>>();

  of(tool: string): Map<string, Receipt> {
    const known = this.tools.get(tool) ?? new Map<string, Receipt>();
    this.tools.set(tool, known);
    return known;
  }
}

export function executeOnce(calls: any[]) {
  const shelves = new Map<string, Shelf>();
  const ran: number[] = [];
  const answers = calls.map(({ actor, tool, key, arguments: args, ends }, index) => {
    const print = canonical(args);
    const names = canonical([actor, tool, key]);
    if (print === null || names === null) return 'no_canonical_text';
    if (!shelves.has(actor)) shelves.set(actor, new Shelf());
    const shelf = (shelves.get(actor) as Shelf).of(tool);
    const receipt = shelf.get(key);
    if (receipt === undefined) {
      ran.push(index);
      if (ends !== 'refused') shelf.set(key, { print, ended: ends });
      return ends;
    }
    if (receipt.print !== print) return 'conflict';
    return receipt.ended === 'unknown' ? 'unknown' : 'replayed';
  });
  return { answers, ran };
}
