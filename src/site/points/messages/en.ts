export const en = {
  indexTitle: 'Knowledge points',
  indexDescription: 'Every statement that this course teaches, each with a link that does not break.',
  indexIntro:
    'Each point is one statement with its sources. Its link stays the same when lessons are moved or renamed.',
  filter: 'Filter by title, claim or id',
  /** `{shown}` and `{all}` are filled in by the page. */
  filterStatus: '{shown} of {all} points shown',
  feed: 'All points as JSON',
  readInLesson: (lesson: string) => `Read it in the lesson “${lesson}”`,
  sources: 'Sources',
  read: 'Read',
  checked: 'Checked',
  pageVersion: 'Page version',
  published: 'Published',
  movedTitle: 'This point has moved',
  moved: 'This knowledge point is now part of another one:',
  license: 'Text under CC BY 4.0',
};
