import { error, frame, result, says, state } from './frames.ts';
import type { LadderSituations } from './ladderSituation.ts';

/** The same bad news on either channel, and the same code with other grounds. */
export const twoChannels: LadderSituations = {
  id: 'channels',
  situations: [
    {
      id: 'unknown-tool-error',
      state: state(frame('2', error(-32602, 'Tool create_orders not found')), {
        call: 'not-in-our-list',
      }),
    },
    {
      id: 'unknown-tool-result',
      state: state(
        frame('2', result(says('MCP error -32602: Tool create_orders not found'), '"isError": true')),
        {
          call: 'not-in-our-list',
        },
      ),
    },
    {
      id: 'refused-here-too',
      state: state(frame('2', error(-32602, 'sku: expected string, received number')), {
        call: 'refused-by-our-schema',
      }),
    },
    {
      id: 'refused-there-only',
      state: state(frame('2', error(-32602, 'sku: unknown')), { call: 'writes' }),
    },
  ],
};
