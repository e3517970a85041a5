import { parsePointer } from './pointer.ts';
import { type Range, scanJson } from './scanJson.ts';

/** The part of a JSON text that a pointer leads to. */
export interface LocatedPart {
  /** Where the member's name is; null for the whole document. */
  readonly nameAt: Range | null;
  readonly valueAt: Range;
  /** False where the pointer leads to nothing: the part is then the last one on the way that exists. */
  readonly exact: boolean;
}

/**
 * Finds the part of a JSON text that a JSON Pointer leads to through objects; an array is found as a whole. Of members
 * with one name the last counts, as it does for `JSON.parse`.
 *
 * @returns null if the text is not JSON
 */
export function locate(text: string, pointer: string): LocatedPart | null {
  let part: LocatedPart = { nameAt: null, valueAt: [0, text.length], exact: true };
  for (const step of parsePointer(pointer)) {
    const [offset, end] = part.valueAt;
    const scan = scanJson(text.slice(offset, end));
    if (!scan.ok) return null;
    if (text.slice(offset, end).trimStart().startsWith('[')) return part;
    const member = scan.members.findLast(({ name }) => name === step);
    if (member === undefined) return { ...part, exact: false };
    const moved = ([from, to]: Range): Range => [offset + from, offset + to];
    part = { nameAt: moved(member.nameAt), valueAt: moved(member.valueAt), exact: true };
  }
  return part;
}
