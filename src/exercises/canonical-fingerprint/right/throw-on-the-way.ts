class NoText extends Error {}

const text = (value: unknown): string => {
  if (value === null || value === true || value === false) return `${value}`;
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw new NoText();
    if (Number.isInteger(value) && !Number.isSafeInteger(value)) throw new NoText();
    return `${value}`;
  }
  if (typeof value === 'string') {
    if (/[\ud800-\udfff]/.test(value.replaceAll(/[\ud800-\udbff][\udc00-\udfff]/g, ''))) throw new NoText();
    return JSON.stringify(value);
  }
  if (Array.isArray(value)) return '[' + value.map(text).join(',') + ']';
  const fields = value as Record<string, unknown>;
  const parts: string[] = [];
  for (const name of Reflect.ownKeys(fields).sort() as string[]) parts.push(text(name) + ':' + text(fields[name]));
  return '{' + parts.join(',') + '}';
};

export function canonicalFingerprint(value: unknown): string | null {
  try {
    return text(value);
  } catch (error) {
    if (error instanceof NoText) return null;
    throw error;
  }
}
