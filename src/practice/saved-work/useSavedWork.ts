import { useEffect, useState } from 'preact/hooks';
import type { LearnerStore } from '#store/learnerStore.ts';
import { pageStore } from '#store/pageStore.ts';
import type { StoreStatus } from '#store/safeStorage.ts';
import { type SavedCounts, savedCounts } from './savedCounts.ts';

/** What is saved on this machine, as of now. */
export interface SavedWorkView {
  readonly store: LearnerStore;
  readonly counts: SavedCounts;
  readonly status: StoreStatus;
}

/** How long changes are gathered before they are counted again, in milliseconds. */
const GATHER_MS = 200;

/** What is saved on this machine, or null until it has been looked at: on the server, and in the moment of hydration. */
export function useSavedWork(exercises: readonly string[]): SavedWorkView | null {
  const [view, setView] = useState<SavedWorkView | null>(null);
  useEffect(() => {
    const store = pageStore();
    const look = () => setView({ store, counts: savedCounts(store, exercises), status: statusOf(store) });
    let timer = 0;
    look();
    const unsubscribe = store.subscribe(() => {
      window.clearTimeout(timer);
      timer = window.setTimeout(look, GATHER_MS);
    });
    return () => {
      window.clearTimeout(timer);
      unsubscribe();
    };
  }, [exercises]);
  return view;
}

function statusOf(store: LearnerStore): StoreStatus {
  // A storage that may not even be read is found out by reading.
  store.readPreference('editorMode');
  return store.status();
}
