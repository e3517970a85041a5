import { type Place, placeAt } from '#grader/json/placeAt.ts';
import { type ScannedMember, scanJson } from '#grader/json/scanJson.ts';

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
