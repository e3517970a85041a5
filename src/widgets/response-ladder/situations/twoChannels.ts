import type { SituationGroup } from '#widgets/shared/situation.ts';
import type { LadderState } from '../ladderState.ts';
import { error, frame, result, says, situation, state } from './frames.ts';

/** The same bad news on either channel, and the same code with other grounds. */
export const twoChannels: SituationGroup<LadderState> = {
  title: { en: 'Two channels for bad news', zh: '坏消息有两条通道' },
  situations: [
    situation(
      'unknown-tool-error',
      state(frame('2', error(-32602, 'Tool create_orders not found')), {
        call: 'not-in-our-list',
        effect: 'unknown',
      }),
      { en: 'unknown tool, as an error', zh: '未知工具，报为 error' },
      {
        en: 'That nothing ran is known from our own list, not from the number.',
        zh: '没有执行，是从我们自己的列表得知的，不是从错误码。',
      },
    ),
    situation(
      'unknown-tool-result',
      state(frame('2', result(says('MCP error -32602: Tool create_orders not found'), '"isError": true')), {
        call: 'not-in-our-list',
        effect: 'unknown',
      }),
      { en: 'unknown tool, as a result', zh: '未知工具，报为结果' },
      {
        en: 'The same event in the other shape. The class differs, the next step must not.',
        zh: '同一件事，换了一种形状。类别不同，下一步却不该不同。',
      },
    ),
    situation(
      'refused-here-too',
      state(frame('2', error(-32602, 'sku: expected string, received number')), {
        call: 'refused-by-our-schema',
        effect: 'write',
      }),
      { en: '-32602, and we refuse it too', zh: '-32602，我们也不接受' },
      {
        en: 'Our own copy of the schema refuses the arguments, so no tool was given them.',
        zh: '我们手上的 Schema 同样不接受这些参数，所以不会有工具拿到它们。',
      },
    ),
    situation(
      'refused-there-only',
      state(frame('2', error(-32602, 'sku: unknown')), { call: 'writes', effect: 'write' }),
      { en: '-32602, and we do not', zh: '-32602，我们却接受' },
      {
        en: 'The same code, and it proves nothing: libraries throw it for a bad result as well, after the tool has run.',
        zh: '错误码相同，却什么也证明不了：有的库在工具执行之后遇到坏结果，也抛这个码。',
      },
    ),
  ],
};
