import { type ScannedMember, scanJson } from './scanJson.ts';

/** A place in a text as people count: lines and columns from 1, a column being a character and not a code unit. */
export interface Place {
  readonly offset: number;
  readonly line: number;
  readonly column: number;
  /** The character that stands there, or null at the end of the text. */
  readonly found: string | null;
}

/** What a text of arguments holds: a value and where its members stand, or where it stops being JSON. */
export type ReadArguments =
  | {
      readonly ok: true;
      readonly text: string;
      readonly value: unknown;
      readonly members: readonly ScannedMember[];
    }
  | { readonly ok: false; readonly place: Place | null };

/**
 * Reads arguments as a host reads them: by `JSON.parse`, so that an own `__proto__` stays an own field. The place of an
 * error comes from a scan of the same text, and is null in the case that the two should ever disagree.
 */
export function readArguments(text: string): ReadArguments {
  const scan = scanJson(text);
  try {
    const value: unknown = JSON.parse(text);
    return { ok: true, text, value, members: scan.ok ? scan.members : [] };
  } catch {
    return { ok: false, place: scan.ok ? null : placeAt(text, scan.offset) };
  }
}

/** An offset as line and column. */
export function placeAt(text: string, offset: number): Place {
  const lines = text.slice(0, offset).split('\n');
  const point = text.codePointAt(offset);
  return {
    offset,
    line: lines.length,
    column: Array.from(lines.at(-1) ?? '').length + 1,
    found: point === undefined ? null : String.fromCodePoint(point),
  };
}
