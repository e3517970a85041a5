/** Bytes decoded as text, or why they could not be. */
export type ReadText =
  | { readonly kind: 'text'; readonly text: string; readonly byteOrderMark: boolean }
  | { readonly kind: 'binary' }
  /** `line` is the first line that is not valid UTF-8, counted from 1. */
  | { readonly kind: 'not-utf8'; readonly line: number };

/** How many bytes of a file are searched for a zero byte, which marks it as binary; git uses the same number. */
export const BINARY_HEAD = 8000;

/**
 * Decodes strict UTF-8; reports invalid bytes with their line; strips a byte order mark. Bytes with a zero in their first
 * {@link BINARY_HEAD} count as binary.
 */
export function readText(bytes: Uint8Array): ReadText {
  if (bytes.subarray(0, BINARY_HEAD).includes(0)) return { kind: 'binary' };
  const decoded = decode(bytes);
  if (decoded === null) return { kind: 'not-utf8', line: lineOfFault(bytes) };
  const byteOrderMark = decoded.startsWith('\u{feff}');
  return { kind: 'text', text: byteOrderMark ? decoded.slice(1) : decoded, byteOrderMark };
}

function decode(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Finds the first line with invalid UTF-8. Lines decode independently, since no multi-byte character contains `\n`. */
function lineOfFault(bytes: Uint8Array): number {
  let line = 1;
  for (let start = 0; start < bytes.length; line += 1) {
    const end = bytes.indexOf(0x0a, start);
    const next = end === -1 ? bytes.length : end + 1;
    if (decode(bytes.subarray(start, next)) === null) return line;
    start = next;
  }
  return line;
}
