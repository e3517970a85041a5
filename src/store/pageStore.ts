import { browserHost, browserStorage } from './browserStorage.ts';
import { type LearnerStore, openLearnerStore } from './learnerStore.ts';

let opened: LearnerStore | null = null;

/**
 * The one store of this page. It is shared by all exercises, because the text that waits in memory and the drafts
 * that were seen are facts about the page. It saves what is being typed when the page is hidden or left.
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
