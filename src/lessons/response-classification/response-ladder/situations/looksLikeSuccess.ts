import { countSchema } from '../calls.ts';
import { counted, error, frame, result, says, state, three } from './frames.ts';
import type { LadderSituation, LadderSituations } from './ladderSituation.ts';

/** What the ladder shows first. */
export const firstSituation: LadderSituation = {
  id: 'is-error-with-data',
  state: state(frame('2', result(three, counted, '"isError": true'))),
};

/** Results that somebody takes for a success. */
export const looksLikeSuccess: LadderSituations = {
  id: 'success',
  situations: [
    { id: 'fits', state: state(frame('2', result(three, counted))) },
    firstSituation,
    {
      id: 'http-200',
      state: state(frame('2', error(-32603, 'Internal error')), { call: 'writes' }),
    },
    { id: 'text-is-json', state: state(frame('2', result(says('{"count": 3}')))) },
    { id: 'count-missing', state: state(frame('2', result(says('no notes'), '"structuredContent": {}'))) },
    {
      id: 'count-zero',
      state: state(frame('2', result(says('no notes'), '"structuredContent": { "count": 0 }'))),
    },
    { id: 'text-disagrees', state: state(frame('2', result(says('{"count": 30}'), counted))) },
    {
      id: 'schema-not-read',
      state: state(frame('2', result(three, counted)), {
        schema: countSchema.replace('{', '{\n  "$schema": "http://json-schema.org/draft-04/schema#",'),
      }),
    },
  ],
};
