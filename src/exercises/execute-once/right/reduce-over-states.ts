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

type State = { receipts: [scope: string, print: string, state: string][]; answers: string[]; ran: number[] };

const step = (state: State, call: any, index: number): State => {
  const { receipts, answers, ran } = state;
  const say = (answer: string): State => ({ ...state, answers: [...answers, answer] });
  const scope = canonical([call.actor, call.tool, call.key]);
  const print = canonical(call.arguments);
  if (scope === null || print === null) return say('no_canonical_text');
  const receipt = receipts.find(([known]) => known === scope);
  if (receipt) {
    const [, known, ended] = receipt;
    if (known !== print) return say('conflict');
    return say(ended === 'done' ? 'replayed' : 'unknown');
  }
  return {
    receipts: call.ends === 'refused' ? receipts : [...receipts, [scope, print, call.ends]],
    answers: [...answers, call.ends],
    ran: [...ran, index],
  };
};

export function executeOnce(calls: any[]) {
  const { answers, ran } = calls.reduce<State>(step, { receipts: [], answers: [], ran: [] });
  return { answers, ran };
}
