export function canonicalFingerprint(value: unknown): string | null {
  // So far the text follows the order in which the fields were written.
  return JSON.stringify(value);
}
