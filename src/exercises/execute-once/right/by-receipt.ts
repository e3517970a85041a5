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

export function executeOnce(calls: any[]) {
  const answers: string[] = [];
  const ran: number[] = [];
  const receipts = new Map<string, { print: string; state: string }>();
  calls.forEach((call, index) => {
    const scope = canonical([call.actor, call.tool, call.key]);
    const print = canonical(call.arguments);
    if (scope === null || print === null) {
      answers.push('no_canonical_text');
      return;
    }
    const held = receipts.get(scope);
    if (held) {
      if (held.print !== print) answers.push('conflict');
      else answers.push(held.state === 'done' ? 'replayed' : 'unknown');
      return;
    }
    ran.push(index);
    answers.push(call.ends);
    if (call.ends !== 'refused') receipts.set(scope, { print, state: call.ends });
  });
  return { answers, ran };
}
