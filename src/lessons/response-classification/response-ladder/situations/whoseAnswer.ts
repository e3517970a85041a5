import { counted, error, frame, result, says, state, three } from './frames.ts';
import type { LadderSituations } from './ladderSituation.ts';

/** Messages that somebody takes for the answer to this call. */
export const whoseAnswer: LadderSituations = {
  id: 'identity',
  situations: [
    { id: 'string-id', state: state(frame('"2"', result(three, counted))) },
    { id: 'earlier-call', state: state(frame('1', result(three, counted))) },
    {
      id: 'late-answer',
      state: state(frame('2', result(says('ordered'), '"structuredContent": { "orderId": "O-7" }')), {
        call: 'writes',

        id: '3',
        gaveUp: '2',
      }),
    },
    {
      id: 'id-not-exact',
      state: state(frame('9007199254740992', result(three, counted)), { id: '9007199254740993' }),
    },
    { id: 'no-id', state: state(`{\n  "jsonrpc": "2.0",\n  ${error(-32700, 'Parse error')}\n}`) },
    {
      id: 'notification',
      state: state('{\n  "jsonrpc": "2.0",\n  "method": "notifications/tools/list_changed"\n}'),
    },
    { id: 'log-line', state: state('{"level": "info", "msg": "connected"}', { came: 'line' }) },
    {
      id: 'glued-line',
      state: state(
        'saved{"jsonrpc": "2.0", "id": 2, "result": {"content": [], "structuredContent": {"orderId": "O-3"}}}',
        { came: 'line', call: 'writes' },
      ),
    },
  ],
};
