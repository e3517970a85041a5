import { phrase } from '../phrase.ts';
import type { LinkFault } from '../stateLink.ts';

export const en = {
  /** What stands between two sentences. */
  gap: ' ',
  situations: 'Situations',
  copyLink: {
    label: 'Copy link to this state',
    copied: 'Link copied.',
    copyFailed: 'The browser refused to copy. The link:',
    tooLong: 'This state is too long for a link.',
  },
  linkOpened: 'This is the state from the link.',
  linkFaults: {
    'too-long': 'This link is longer than any made here. The first situation is shown.',
    'not-base64url': 'This link is damaged. The first situation is shown.',
    'not-a-state': 'This link does not hold a state of this widget. The first situation is shown.',
  } satisfies Record<LinkFault, string>,
  notJson: {
    somewhere: phrase`This text is not JSON.`,
    unexpected: (line: number, column: number, found: string) =>
      phrase`Line ${line}, column ${column}: ${found} cannot stand here.`,
    ended: (line: number, column: number) => phrase`Line ${line}, column ${column}: the text ends too early.`,
  },
};

/** What widgets say alike, in one language. */
export type SharedWords = typeof en;
