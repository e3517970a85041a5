export function canonicalFingerprint(value: any): string | null {
  return sound(value) ? JSON.stringify(sorted(value)) : null;
}

function sorted(value: any): any {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(sorted);
  return Object.fromEntries(
    Object.keys(value)
      .sort()
      .map((name) => [name, sorted(value[name])]),
  );
}

function sound(value: any): boolean {
  if (typeof value === 'string') return value.isWellFormed();
  if (typeof value === 'number') return Number.isFinite(value) && (!Number.isInteger(value) || Number.isSafeInteger(value));
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([name, one]) => sound(name) && sound(one));
}
