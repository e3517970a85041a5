/** Bytes read as text, or what they are instead. */
export type ReadText =
  | { readonly kind: 'text'; readonly text: string; readonly byteOrderMark: boolean }
  | { readonly kind: 'binary' }
  /** Not UTF-8; `line` is where it stops being so, counted from 1. */
  | { readonly kind: 'not-utf8'; readonly line: number };

/** How much of a file is looked at for a zero byte, which text has none of; git looks at as much. */
export const BINARY_HEAD = 8000;

/**
 * Reads bytes as UTF-8, strictly: what is no UTF-8 is told with its line, not mended. A byte order mark is taken off.
 * Bytes that hold a zero near their start are taken for binary.
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

/** No byte of a character over ASCII is a line end, so lines can be tried one by one. */
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
