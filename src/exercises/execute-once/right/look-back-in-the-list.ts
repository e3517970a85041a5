// No receipts at all: each call looks back for the one that settled its key.
const sameJson = (a: any, b: any): boolean => {
  if (typeof a !== 'object' || a === null || typeof b !== 'object' || b === null) return a === b;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const [left, right] = [Object.keys(a), Object.keys(b)];
  return (
    left.length === right.length && left.every((name) => Object.hasOwn(b, name) && sameJson(a[name], b[name]))
  );
};

const isSound = (value: any): boolean => {
  // JSON.parse makes this of 1e400.
  if (value === Infinity || value === -Infinity) return false;
  if (typeof value === 'string') return value.isWellFormed();
  if (typeof value === 'number') return !Number.isInteger(value) || Number.isSafeInteger(value);
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([name, one]) => (Array.isArray(value) || name.isWellFormed()) && isSound(one));
};

export function executeOnce(calls: any[]) {
  const ran: number[] = [];
  const answers: string[] = [];
  for (const [index, call] of calls.entries()) {
    if (![call.actor, call.tool, call.key, call.arguments].every(isSound)) {
      answers.push('no_canonical_text');
      continue;
    }
    const first = ran
      .map((at) => calls[at])
      .find(
        (one) =>
          one.ends !== 'refused' && one.actor === call.actor && one.tool === call.tool && one.key === call.key,
      );
    if (first === undefined) {
      ran.push(index);
      answers.push(call.ends);
    } else if (!sameJson(first.arguments, call.arguments)) answers.push('conflict');
    else answers.push(first.ends === 'done' ? 'replayed' : 'unknown');
  }
  return { answers, ran };
}
