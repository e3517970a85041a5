import type { Place } from '#json/placeAt.ts';
import type { SharedWords } from './messages/en.ts';
import type { Phrase } from './phrase.ts';

/** Says where a text stops being JSON, and at which character. `place` is null if the position is not known. */
export function notJsonPhrase(place: Place | null, { notJson }: SharedWords): Phrase {
  if (place === null) return notJson.somewhere;
  const { line, column, found } = place;
  return found === null ? notJson.ended(line, column) : notJson.unexpected(line, column, found);
}
