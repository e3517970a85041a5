import type { Finding } from '#core';
import { locate } from '#json/locate.ts';
import type { Range } from '#json/placeAt.ts';

/** The range of a message's text that a finding is about; null where it is about no part that is there. */
export function findingRange(text: string, { at, about }: Finding): Range | null {
  // A finding about the message as a whole points at no part of it.
  if (at === null || at === '') return null;
  const part = locate(text, at);
  if (part === null || !part.exact) return null;
  return about === 'name' ? part.nameAt : part.valueAt;
}
