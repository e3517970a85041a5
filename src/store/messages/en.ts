import type { SnapshotReason } from '../records.ts';
import type { StoreStatus } from '../safeStorage.ts';
import type { WorkRefusal } from '../workFile.ts';

/** Whether the work is saved. */
export const storeStatusMessages = {
  saved: 'Saved on this machine.',
  blocked:
    'Not saved: this browser does not let the page store anything. Your work is lost when you leave; download it first.',
  full: 'Not saved: the storage of this browser is full. Your work is lost when you leave; download it first.',
} satisfies Record<StatusCode, string>;

/** Why a text is in the history. */
export const snapshotMessages = {
  reset: 'before a reset',
  solution: 'before the solution was shown',
  restore: 'before another text was brought back',
  'other-tab': 'written in another tab',
  'other-revision': 'before a text of another revision was taken',
  'shared-link': 'before a text from a link was opened',
  import: 'from an import, or replaced by one',
  'typed-early': 'stored before you typed on a page that was still loading',
  'older-draft': 'your draft of another revision',
} satisfies Record<SnapshotReason, string>;

/** Why an import was refused. */
export const importRefusals = {
  'too-large': 'The file is larger than anything this page exports.',
  'not-json': 'The file is not JSON. Choose one that this page exported.',
  'not-our-format': 'The file is JSON, but not an export of this page.',
  'newer-format': 'The file comes from a newer version of this page. Reload the page and try again.',
} satisfies Record<WorkRefusal, string>;

/** Notices and buttons of a draft. */
export const draftMessages = {
  conflict: 'This draft was also changed in another tab. Both texts are kept in the history.',
  keepMine: 'Keep the text of this tab',
  takeTheirs: 'Take the text of the other tab',
  interrupted:
    'The last run did not report its end. Your text is safe, and nothing runs until you press Run.',
  otherRevision:
    'This exercise has changed. You have a draft of another revision; it is kept, whatever you choose.',
  adopt: 'Go on with that draft',
  leaveOffered: 'Leave it in the history',
  undo: 'Undo',
  download: 'Download all my work',
  upload: 'Bring in a download',
};

/** The codes of whether the work is saved. */
export type StatusCode = 'saved' | Extract<StoreStatus, { kind: 'memory-only' }>['reason'];
