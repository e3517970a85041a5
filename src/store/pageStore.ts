import { browserHost, browserStorage } from './browserStorage.ts';
import { type LearnerStore, openLearnerStore } from './learnerStore.ts';

let opened: LearnerStore | null = null;

/**
 * Returns the store of this page. All exercises share it, because texts that are in memory only and drafts that were
 * seen belong to the page. It saves pending text when the page is hidden or left.
 */
export function pageStore(): LearnerStore {
  if (opened !== null) return opened;
  const store = openLearnerStore(browserStorage(window), browserHost(window));
  window.addEventListener('pagehide', store.flush);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') store.flush();
  });
  opened = store;
  return store;
}
