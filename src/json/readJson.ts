import type { SharedWords } from '#ui/messages/en.ts';
import type { Phrase } from '#ui/phrase.ts';
import { type Place, placeAt } from './placeAt.ts';
import { type ScannedMember, scanJson } from './scanJson.ts';

/** What a text holds: a JSON value and where its members stand, or where it stops being JSON. */
export type ReadJson =
  | {
      readonly ok: true;
      readonly text: string;
      readonly value: unknown;
      readonly members: readonly ScannedMember[];
    }
  | { readonly ok: false; readonly place: Place | null };

/**
 * Reads JSON as a host reads it: by `JSON.parse`, so that an own `__proto__` stays an own field. The place of an error
 * comes from a scan of the same text, and is null in the case that the two should ever disagree.
 */
export function readJson(text: string): ReadJson {
  const scan = scanJson(text);
  try {
    const value: unknown = JSON.parse(text);
    return { ok: true, text, value, members: scan.ok ? scan.members : [] };
  } catch {
    return { ok: false, place: scan.ok ? null : placeAt(text, scan.offset) };
  }
}

/** Where a text stops being JSON, and by what, in words. */
export function notJsonPhrase(place: Place | null, { notJson }: SharedWords): Phrase {
  if (place === null) return notJson.somewhere;
  const { line, column, found } = place;
  return found === null ? notJson.ended(line, column) : notJson.unexpected(line, column, found);
}
