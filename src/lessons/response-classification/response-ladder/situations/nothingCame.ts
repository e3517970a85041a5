import { state } from './frames.ts';
import type { LadderSituations } from './ladderSituation.ts';

/** Ways not to get an answer. */
export const nothingCame: LadderSituations = {
  id: 'silence',
  situations: [
    { id: 'timeout-write', state: state('', { came: 'timeout', call: 'writes' }) },
    { id: 'timeout-read', state: state('', { came: 'timeout' }) },
    { id: 'closed', state: state('', { came: 'closed', call: 'writes', effect: 'unknown' }) },
  ],
};
