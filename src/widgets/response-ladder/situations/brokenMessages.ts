import type { SituationGroup } from '#widgets/shared/situation.ts';
import type { LadderState } from '../ladderState.ts';
import { counted, error, frame, result, says, situation, state, three } from './frames.ts';

/** Messages that are none. */
export const brokenMessages: SituationGroup<LadderState> = {
  title: { en: 'Broken messages', zh: '残缺的消息' },
  situations: [
    situation(
      'both',
      state(frame('2', `${result(says('ordered'))},\n  ${error(0, 'timeout')}`), {
        call: 'writes',
        effect: 'write',
      }),
      { en: 'result and error', zh: 'result 与 error 并存' },
      {
        en: 'Exactly one may be there. Which of the two to believe is not for the reader to choose.',
        zh: '只能有其一。该信哪一个，不由读的人来选。',
      },
    ),
    situation('error-null', state(frame('2', `"error": null,\n  ${result(three, counted)}`)), 'error: null', {
      en: 'A key counts as present whatever its value. A program that asks whether error is truthy takes this for a result.',
      zh: '键在就算有，不管值是什么。只看 error 真假的程序会把它当成结果。',
    }),
    situation('result-null', state(frame('2', '"result": null')), 'result: null', {
      en: 'JSON-RPC lets a result be anything, MCP wants an object. There is nothing in it to read.',
      zh: 'JSON-RPC 的 result 可以是任何值，MCP 要求对象。这里面没有东西可读。',
    }),
  ],
};
