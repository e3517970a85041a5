export function canonicalFingerprint(value: any): string | null {
  if (typeof value === 'string') return value.isWellFormed() ? JSON.stringify(value) : null;
  if (typeof value === 'number' && !Number.isFinite(value)) return null;
  if (typeof value === 'number') return Number.isInteger(value) && !Number.isSafeInteger(value) ? null : JSON.stringify(value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) {
    const items = value.map(canonicalFingerprint);
    return items.includes(null) ? null : `[${items.join()}]`;
  }
  const members: (string | null)[] = Object.keys(value)
    .sort()
    .map((name: string) => {
      const [key, text] = [JSON.stringify(name), canonicalFingerprint(value[name])];
      return key === null || text === null ? null : `${key}:${text}`;
    });
  return members.includes(null) ? null : `{${members.join()}}`;
}
