import type { Effect } from '#core';
import {
  classReasons,
  decisionReasons,
  decisions,
  executedNames,
  executedReasons,
  readingGateDemands,
  readingGateNames,
  readingNotes,
  readingStageNames,
  readingStageQuestions,
  responseClassNames,
  revisionDifferenceWords,
} from '#core/messages/en/reading.ts';
import { en as shared } from '#ui/messages/en.ts';
import { phrase } from '#ui/phrase.ts';
import type { CallId } from '../calls.ts';
import type { TextField } from '../evaluateLadder.ts';
import type { Arrival } from '../ladderState.ts';
import { groups, situations } from '../situations/messages/en.ts';

export const en = {
  ...shared,
  groupTitles: groups,
  situationTexts: situations,
  core: {
    classReasons,
    decisionReasons,
    decisions,
    executedNames,
    executedReasons,
    readingNotes,
    readingGateDemands,
    readingGateNames,
    readingStageNames,
    readingStageQuestions,
    responseClassNames,
    revisionDifferenceWords,
  },
  ladder: 'Response ladder',
  cameBack: 'What came back',
  arrivals: {
    frame: 'a message',
    line: 'a line',
    timeout: 'time-out',
    closed: 'closed',
    cancelled: 'cancelled',
  } satisfies Record<Arrival, string>,
  fields: {
    text: 'The message, as JSON',
    id: 'Id as sent',
    gaveUp: 'Id given up before',
    schema: 'Output schema of the tool',
  } satisfies Record<TextField, string>,
  line: 'The line, as it was read',
  nothingCame: 'Nothing came. The text is kept for later.',
  noDefinition: 'The host holds no definition of this tool.',
  emptySchema: 'Empty: the tool declares none.',
  call: 'The call',
  calls: {
    reads: 'in our list',
    writes: 'in our list',
    'refused-by-our-schema': 'our schema refuses it',
    'not-in-our-list': 'not in our list',
  } satisfies Record<CallId, string>,
  effect: 'What the host knows of its effect',
  effects: { read: 'only reads', write: 'writes', unknown: 'not known' } satisfies Record<Effect, string>,
  gates: 'Rungs',
  passed: 'passed',
  stopped: 'stops here',
  notReached: 'not reached',
  endState: 'end state',
  questions: {
    class: 'What is it to this call?',
    executed: 'Did the tool run?',
    decision: 'What now?',
  },
  also: 'Also:',
  revision: 'Protocol revision',
  sameEverywhere: 'All five revisions read it alike.',
  differs: 'differs',
  changes: 'Read differently, because:',
  holdsIn: (dates: readonly string[]) =>
    dates.length === 1 ? `In ${dates[0]} alone.` : `In ${dates.slice(0, -1).join(', ')} and ${dates.at(-1)}.`,
  label: (label: string) => phrase`${'classifyResponse'} says ${label}. `,
  noLabel: phrase`${'classifyResponse'} does not apply: it knows messages for ${'count_notes'} with its own schema.`,
  unread: {
    said: '—',
    reason: 'Nothing is read until the fields can be.',
  },
  problems: {
    notAnId: phrase`An id is a string in quotes or a whole number.`,
    severalLines: phrase`A line ends where it breaks; these are several.`,
    tooMuchWork: phrase`Checking this against the schema is more work than a page should do.`,
  },
  inField: (field: string, problem: string) => `${field}: ${problem}`,
  sentence: (words: string) => `${words}.`,
  violation: (keyword: string, path: string) =>
    path === '' ? phrase`The structured content breaks ${keyword}.` : phrase`${path} breaks ${keyword}.`,
};

/** What the ladder says in one language. */
export type LadderWords = typeof en;
