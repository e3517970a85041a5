export function canonicalFingerprint(value: any): string | null {
  if (typeof value === 'string') return value.isWellFormed() ? JSON.stringify(value) : null;
  if (typeof value === 'number' && !Number.isFinite(value)) return null;
  if (typeof value === 'number')
    return Number.isInteger(value) && !Number.isSafeInteger(value) ? null : JSON.stringify(value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) {
    const items = value.map(canonicalFingerprint);
    return items.includes(null) ? null : `[${items.join()}]`;
  }
  const texts: Record<string, string | null> = {};
  for (const name of Object.keys(value)) texts[name] = canonicalFingerprint(value[name]);
  const names = Object.keys(texts).sort();
  if (names.some((name) => texts[name] === null || !name.isWellFormed())) return null;
  return `{${names.map((name) => `${JSON.stringify(name)}:${texts[name]}`).join()}}`;
}
