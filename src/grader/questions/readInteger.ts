/**
 * The integer that a text is, as its shortest decimal text, or null where it is none. Compared so, `007` equals `7`.
 * Blanks around it do not count. Digits of full width, as a Chinese keyboard writes them, are digits. A text with
 * separators is none: `1,000` is a thousand to one reader and one to another.
 */
export function readInteger(text: string): string | null {
  const found = /^([+-]?)0*(\d+)$/.exec(text.normalize('NFKC').trim());
  if (found === null) return null;
  const [, sign, digits = ''] = found;
  return sign === '-' && digits !== '0' ? `-${digits}` : digits;
}
