import type { DraftFate } from '#store';

/** The words around a learner's saved work. */
export const savedWorkWords = {
  title: 'Your work',
  lead: 'What you write and how far you read is kept in this browser alone. A file takes it to another one, or keeps it safe.',
  looking: 'Looking what is saved here …',
  nothing: 'Nothing is saved yet.',
  saved: (drafts: number, runs: number, lessons: number) =>
    `Saved here: ${count(drafts, 'draft')}, ${count(runs, 'run')}, ${count(lessons, 'lesson')} read.`,
  blocked:
    'This browser does not let the page store anything. You can read and practise all the same; what you do is gone when you leave the page, and there is nothing to show or to bring in here.',
  full: 'The storage of this browser is full. Download your work before you leave the page.',
  downloaded: (name: string) => `Handed to your browser as ${name}.`,
  unreadable: 'The file could not be read from the disk. Choose it again.',
  refused: (name: string) => `Nothing was changed. ${name}:`,
  previewTitle: (name: string) => `In ${name}`,
  madeOn: (time: string) => `Made on ${time}.`,
  head: { exercise: 'Exercise', draft: 'Draft', history: 'History' },
  fates: {
    known: 'the same as here',
    new: 'none here yet: taken in',
    'in-front': 'newer than yours: it takes the place, yours goes into the history',
    beside: 'older than yours: it goes into the history, yours stays',
  } satisfies Record<DraftFate, string>,
  entries: (all: number, fresh: number) =>
    all === 0 ? 'none' : `${count(all, 'entry', 'entries')}, ${fresh} of them new`,
  places: (lessons: number) => `How far you read: later than here in ${count(lessons, 'lesson')}.`,
  skipped: (items: number) => `${count(items, 'item')} cannot be read and will be left out.`,
  nothingNew: 'All of it is here already.',
  take: 'Bring it in',
  leave: 'Leave it',
  close: 'Close',
  taking: (done: number, all: number) => `Bringing it in: ${done} of ${count(all, 'entry', 'entries')}.`,
  taken: (drafts: number, entries: number, lessons: number) =>
    `Brought in: ${broughtIn(drafts, entries, lessons)}. Nothing of yours was removed.`,
  takenInMemory: (drafts: number, entries: number, lessons: number) =>
    `Brought in: ${broughtIn(drafts, entries, lessons)}. The storage of this browser has no room for all of it, so a part is held by this page alone and is gone when you leave. Nothing of yours was removed. Download your work now: the file holds both, yours and what was brought in.`,
  left: 'Nothing was changed.',
};

function broughtIn(drafts: number, entries: number, lessons: number): string {
  const parts = [
    drafts > 0 && count(drafts, 'draft'),
    entries > 0 && `${count(entries, 'entry', 'entries')} of the history`,
    lessons > 0 && `how far you read ${count(lessons, 'lesson')}`,
  ];
  return parts.filter(Boolean).join(', ');
}

function count(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`;
}
