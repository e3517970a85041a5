export function canonicalFingerprint(value: any): string | null {
  return sound(value) ? write(value) : null;
}

function write(value: any): string {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return JSON.stringify(value);
  return `{${Object.keys(value)
    .sort()
    .map((name) => `${JSON.stringify(name)}:${JSON.stringify(value[name])}`)
    .join()}}`;
}

function sound(value: any): boolean {
  if (typeof value === 'string') return value.isWellFormed();
  if (typeof value === 'number') return Number.isFinite(value) && (!Number.isInteger(value) || Number.isSafeInteger(value));
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([name, one]) => sound(name) && sound(one));
}
