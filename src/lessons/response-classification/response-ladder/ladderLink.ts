import { isRevision } from '#core/responses/revisions.ts';
import { field, hasExactlyFields } from '#core/value/fields.ts';
import { isLinkText, stateLink } from '#ui/stateLink.ts';
import { type CallId, calls } from './calls.ts';
import { arrivals, effects, type LadderState } from './ladderState.ts';

const LONGEST_TEXT = 4000;
const LONGEST_SCHEMA = 2000;
const LONGEST_ID = 100;

/** Links to states of the ladder. */
export const ladderLink = stateLink('response-ladder', readLadderState);

const names = ['came', 'text', 'id', 'gaveUp', 'call', 'effect', 'schema', 'revision'] as const;
const callIds: readonly CallId[] = calls.map(({ id }) => id);

/** The state that a value is: exactly the members of one, each of its type. */
function readLadderState(value: unknown): LadderState | null {
  if (!hasExactlyFields(value, names)) return null;
  const [came, text, id, gaveUp, call, effect, schema, revision] = names.map((name) => field(value, name));
  return isOneOf(came, arrivals) &&
    isLinkText(text, LONGEST_TEXT) &&
    isLinkText(id, LONGEST_ID) &&
    isLinkText(gaveUp, LONGEST_ID) &&
    isOneOf(call, callIds) &&
    isOneOf(effect, effects) &&
    isLinkText(schema, LONGEST_SCHEMA) &&
    isRevision(revision)
    ? { came, text, id, gaveUp, call, effect, schema, revision }
    : null;
}

function isOneOf<Choice extends string>(value: unknown, choices: readonly Choice[]): value is Choice {
  return choices.some((choice) => choice === value);
}
