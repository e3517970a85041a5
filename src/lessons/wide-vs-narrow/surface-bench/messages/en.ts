import { callErrors, nextSteps, outcomes } from '#core/messages/en/registry.ts';
import type { Expected } from '#ticket-lab/labCase.ts';
import { caseTitles, safeguardNames } from '#ticket-lab/messages/en.ts';
import { en as shared } from '#ui/messages/en.ts';

const codes: Readonly<Record<string, string>> = {
  ...callErrors,
  ticket_not_found: 'There is no ticket of this id.',
  invalid_cursor: 'This host did not issue the cursor.',
  tool_failed: 'The tool failed. It says nothing else.',
};

export const en = {
  ...shared,
  bench: 'Surface bench',
  caseTitles,
  safeguardNames,
  codes,
  nextSteps,
  outcomes,
  case: 'Case',
  eleven: 'The eleven cases',
  further: 'Further cases',
  wide: 'Wide tool',
  typed: 'Typed registry',
  gated: 'Gated wide tool',
  proposed: (count: number) => (count === 1 ? 'Proposed call' : `${count} proposed calls`),
  ends: 'Ends with',
  okEnd: 'a result',
  replayedEnd: 'the stored result of the first call',
  nextStep: 'Next step',
  effects: 'Side effects',
  noEffects: 'none',
  wanted: (count: number) => (count === 1 ? 'wanted: 1' : `wanted: ${count}`),
  passes: 'As it must be',
  fails: 'Not as it must be',
  grades: {
    ok: 'succeeds or not',
    side_effect_count: 'side effects',
    error_code: 'error',
    retryable: 'retryable',
    outcome: 'outcome',
    replayed: 'from the receipt',
    output_keys: 'fields of the result',
    output_count: 'number of items',
    has_next_cursor: 'a next cursor',
  } satisfies Record<keyof Expected, string>,
  wrong: (names: readonly string[]) => `Wrong: ${names.join(', ')}.`,
  gates: 'The last call on the registry, gate by gate',
  takenOut: 'taken out',
  gateOutcomes: { allowed: 'passed', refused: 'stopped here', 'not-reached': 'not reached' },
  takeOut: 'Take a safeguard out of the gated tool and of the registry',
  putBack: 'Put all back',
  score: (failing: number, total: number, unwanted: number) =>
    `${total - failing} of ${total} cases end as they must; side effects that nobody wanted: ${unwanted}.`,
  scoring: 'The cases are being run …',
  nothingOut: 'Nothing is taken out.',
  out: (names: readonly string[]) => `Taken out: ${names.join(', ')}.`,
  catalog: 'What the catalog costs',
  tool: 'Tool',
  bytes: 'bytes',
  tokens: 'tokens',
  sum: 'chosen',
  shown: (name: string) => `Show ${name} to the model`,
  matrix: 'What fails without what',
  matrixLead: 'A mark is a case that fails once this safeguard alone is missing. Choose one to see it run.',
  cell: (without: string, title: string, ends: string) => `Without ${without}: “${title}” ends with ${ends}`,
  writes: 'an effect that nobody wanted',
  other: 'ends otherwise than it must',
};

/** What the bench says, in one language. */
export type SurfaceWords = typeof en;
