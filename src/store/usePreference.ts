import { useEffect, useState } from 'preact/hooks';
import { itemKey } from './itemKey.ts';
import { pageStore } from './pageStore.ts';
import type { Preferences } from './records.ts';

/** A preference and its setter. Every view of it is updated, on this page and in other tabs. */
export function usePreference<Name extends keyof Preferences>(
  name: Name,
  initial: Preferences[Name],
): readonly [Preferences[Name], (value: Preferences[Name]) => void] {
  const [value, setValue] = useState(initial);
  useEffect(() => {
    const store = pageStore();
    const read = () => setValue(store.readPreference(name) ?? initial);
    read();
    return store.subscribe((key) => {
      if (key === null || key === itemKey('preference', name)) read();
    });
  }, [name, initial]);
  return [value, (next) => pageStore().writePreference(name, next)];
}
