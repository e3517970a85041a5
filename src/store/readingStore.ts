import { itemKey, parseItemKey } from './itemKey.ts';
import { isName, type ReadingPlace, toReadingPlace } from './records.ts';
import type { SafeStorage } from './safeStorage.ts';
import type { StoreHost } from './storagePort.ts';
import { readItem } from './storedItem.ts';

/** The reading place in each lesson. */
export interface ReadingStore {
  /** Lists the lessons that were opened, the most recent first. */
  readonly readingPlaces: () => readonly { readonly lesson: string; readonly place: ReadingPlace }[];
  /** Stores the reading place of a lesson and replaces the former one. */
  readonly notePlace: (lesson: string, place: ReadingPlace) => void;
}

/** Returns the storage key of a lesson's reading place. */
export function readingKey(lesson: string): string {
  return itemKey('reading', lesson);
}

/** Opens the reading places in a storage. */
export function openReadingStore(
  storage: SafeStorage,
  host: StoreHost,
  changed: (key: string) => void,
): ReadingStore {
  return {
    readingPlaces: () =>
      storage
        .keys()
        .flatMap((key) => {
          const item = parseItemKey(key);
          const lesson = item?.kind === 'reading' ? item.parts[0] : undefined;
          const place = isName(lesson) ? readItem(storage, key, host.now(), toReadingPlace) : null;
          return isName(lesson) && place !== null ? [{ lesson, place }] : [];
        })
        .sort((a, b) => b.place.time - a.place.time || (a.lesson < b.lesson ? -1 : 1)),
    notePlace: (lesson, place) => {
      storage.write(readingKey(lesson), JSON.stringify(place));
      changed(readingKey(lesson));
    },
  };
}
