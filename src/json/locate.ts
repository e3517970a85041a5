import { placeAt, type Range } from './placeAt.ts';
import { parsePointer } from './pointer.ts';
import { type JsonPart, walkJson } from './walkJson.ts';

/** The part of a JSON text that a pointer leads to. */
export interface LocatedPart {
  /** Where the member's name is; null for an element of an array and for the whole document. */
  readonly nameAt: Range | null;
  readonly valueAt: Range;
  /** False where the pointer leads to nothing: the part is then the last one on the way that exists. */
  readonly exact: boolean;
}

/** A part on the way of a pointer, and the parts that follow it on the way. */
interface WayPart extends JsonPart {
  readonly next: WayPart | null;
}

/**
 * Finds the part of a JSON text that a JSON Pointer leads to. Of members with one name the last counts, as it does for
 * `JSON.parse`.
 *
 * @returns null if the text is not JSON
 */
export function locate(text: string, pointer: string): LocatedPart | null {
  const steps = parsePointer(pointer);
  // Parts are reported after the parts inside them: the way is joined from its end to its beginning.
  const found: (WayPart | null)[] = [];
  const fault = walkJson(text, (part) => {
    const { depth, step } = part;
    if (depth > steps.length) return;
    const isOnWay = depth === 0 || String(step) === steps[depth - 1];
    if (isOnWay) found[depth] = { ...part, next: found[depth + 1] ?? null };
    found[depth + 1] = null;
  });
  let last = found[0] ?? null;
  if (fault !== null || last === null) return null;
  while (last.next !== null) last = last.next;
  return { nameAt: last.nameAt, valueAt: last.valueAt, exact: last.depth === steps.length };
}

/**
 * The line and column where the part begins that a pointer leads to: a member with its name, an element with its value;
 * the last part on the way that exists, where the pointer leads to nothing. Line 1, column 1 if the text is not JSON.
 */
export function placeOf(text: string, pointer: string): { readonly line: number; readonly column: number } {
  const part = locate(text, pointer);
  const [start] = part?.nameAt ?? part?.valueAt ?? [0];
  const { line, column } = placeAt(text, start);
  return { line, column };
}
