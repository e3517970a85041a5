import type { Situation, SituationGroup } from '#widgets/shared/situation.ts';
import type { LadderState } from '../ladderState.ts';
import { counted, error, frame, result, says, situation, state, three } from './frames.ts';

/** What the ladder shows first. */
export const firstSituation: Situation<LadderState> = situation(
  'is-error-with-data',
  state(frame('2', result(three, counted, '"isError": true'))),
  { en: 'isError beside good data', zh: 'isError 与好数据并存' },
  {
    en: 'The data would fit the schema. isError is read first, and then nothing else in the result counts.',
    zh: '数据本身符合 Schema。但先看 isError，它是 true，结果里别的就都不算数。',
  },
);

/** Results that somebody takes for a success. */
export const looksLikeSuccess: SituationGroup<LadderState> = {
  title: { en: 'Looks like a success', zh: '看上去成功了' },
  situations: [
    situation(
      'fits',
      state(frame('2', result(three, counted))),
      { en: 'fits everything', zh: '样样符合' },
      {
        en: 'Nothing stops it, and the best answer there is still says: verify. Whether the notes exist is not in the message.',
        zh: '哪一级都没拦下它，而最好的判定也只是“待核对”。笔记到底有没有，消息里看不出来。',
      },
    ),
    firstSituation,
    situation(
      'http-200',
      state(frame('2', error(-32603, 'Internal error')), { call: 'writes', effect: 'write' }),
      { en: 'HTTP 200', zh: 'HTTP 200' },
      {
        en: 'The body of an HTTP 200. The status speaks of the carrier; the error in the body does not say how far the order got.',
        zh: '这是一个 HTTP 200 的正文。状态码说的是传输；正文里的错误没说订单办到了哪一步。',
      },
    ),
    situation(
      'text-is-json',
      state(frame('2', result(says('{"count": 3}')))),
      { en: 'text that is JSON', zh: '文本恰好是 JSON' },
      {
        en: 'The number is there to read, in a text. What the tool promised is structuredContent, and that is missing.',
        zh: '数字就在文本里，看得见。可工具承诺的是 structuredContent，而它缺失。',
      },
    ),
    situation(
      'count-missing',
      state(frame('2', result(says('no notes'), '"structuredContent": {}'))),
      { en: 'count missing', zh: '缺少 count' },
      {
        en: 'A default of 0 would turn a broken promise into a fact about the notes.',
        zh: '要是补一个默认值 0，就把没兑现的承诺变成了关于笔记的事实。',
      },
    ),
    situation(
      'count-zero',
      state(frame('2', result(says('no notes'), '"structuredContent": { "count": 0 }'))),
      'count: 0',
      {
        en: 'Zero is an answer. Nothing is missing, and nothing has to be repaired.',
        zh: '零就是答案。什么也没缺，什么也不用修。',
      },
    ),
    situation(
      'text-disagrees',
      state(frame('2', result(says('{"count": 30}'), counted))),
      { en: 'text and structure disagree', zh: '文本与结构不一致' },
      {
        en: 'One host shows the text, another computes with the object. Only the object was held to a schema.',
        zh: '有的宿主显示文本，有的拿对象去算。经过 Schema 校验的只有对象。',
      },
    ),
  ],
};
