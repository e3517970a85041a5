import type { SituationGroup } from '#widgets/shared/situation.ts';
import type { LadderState } from '../ladderState.ts';
import { counted, frame, result, says, situation, state, three } from './frames.ts';

/** Messages that one revision allows and another does not. */
export const byRevision: SituationGroup<LadderState> = {
  title: { en: 'Depends on the revision', zh: '要看协议版本' },
  situations: [
    situation(
      'batch',
      state(`[\n  ${frame('2', result(three, counted)).replaceAll('\n', '\n  ')}\n]`, {
        revision: '2025-03-26',
      }),
      { en: 'batch', zh: '批量消息' },
      {
        en: 'One revision has batches; it came and went. Everywhere else an array is no message.',
        zh: '只有一个版本有批量消息，来了又走了。在别的版本里，数组不是消息。',
      },
    ),
    situation(
      'no-result-type',
      state(frame('2', result(three, counted)), { revision: '2026-07-28' }),
      { en: 'resultType missing', zh: '缺少 resultType' },
      {
        en: 'Faultless until 2025-11-25. The revision of 2026-07-28 demands that a result say what kind it is.',
        zh: '到 2025-11-25 为止都没有问题。2026-07-28 版要求结果写明自己是哪一类。',
      },
    ),
    situation(
      'structured-null',
      state(frame('2', result('"resultType": "complete"', says('none'), '"structuredContent": null')), {
        schema: '{\n  "type": ["object", "null"]\n}',
      }),
      'structuredContent: null',
      {
        en: 'The schema lets null pass. Whether the protocol does depends on the revision.',
        zh: 'Schema 放 null 通过。协议放不放，要看版本。',
      },
    ),
  ],
};
