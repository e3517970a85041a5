import { counted, frame, result, says, state, three } from './frames.ts';
import type { LadderSituations } from './ladderSituation.ts';

/** Messages that one revision allows and another does not. */
export const byRevision: LadderSituations = {
  id: 'revision',
  situations: [
    {
      id: 'batch',
      state: state(`[\n  ${frame('2', result(three, counted)).replaceAll('\n', '\n  ')}\n]`, {
        revision: '2025-03-26',
      }),
    },
    { id: 'no-result-type', state: state(frame('2', result(three, counted)), { revision: '2026-07-28' }) },
    {
      id: 'structured-null',
      state: state(
        frame('2', result('"resultType": "complete"', says('none'), '"structuredContent": null')),
        {
          schema: '{\n  "type": ["object", "null"]\n}',
        },
      ),
    },
  ],
};
