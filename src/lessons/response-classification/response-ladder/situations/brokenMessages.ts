import { counted, error, frame, result, says, state, three } from './frames.ts';
import type { LadderSituations } from './ladderSituation.ts';

/** Messages that are none. */
export const brokenMessages: LadderSituations = {
  id: 'broken',
  situations: [
    {
      id: 'both',
      state: state(frame('2', `${result(says('ordered'))},\n  ${error(0, 'timeout')}`), {
        call: 'writes',
      }),
    },
    { id: 'error-null', state: state(frame('2', `"error": null,\n  ${result(three, counted)}`)) },
    { id: 'result-null', state: state(frame('2', '"result": null')) },
  ],
};
