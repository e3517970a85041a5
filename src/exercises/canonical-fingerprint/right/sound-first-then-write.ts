// Two passes: is there a text at all, and then which.
function isSound(value: any): boolean {
  switch (typeof value) {
    case 'string':
      return value.isWellFormed();
    case 'number':
      return Number.isFinite(value) && (value % 1 !== 0 || Math.abs(value) < 2 ** 53);
    case 'object':
      return (
        value === null ||
        Object.entries(value).every(([name, one]) => isSound(name) && isSound(one))
      );
    default:
      return typeof value === 'boolean';
  }
}

function write(value: any): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(write).join(',')}]`;
  const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${members.map(([name, one]) => `${JSON.stringify(name)}:${write(one)}`).join(',')}}`;
}

export function canonicalFingerprint(value: unknown): string | null {
  return isSound(value) ? write(value) : null;
}
