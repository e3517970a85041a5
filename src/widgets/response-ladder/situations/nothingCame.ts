import type { SituationGroup } from '#widgets/shared/situation.ts';
import type { LadderState } from '../ladderState.ts';
import { situation, state } from './frames.ts';

/** Ways not to get an answer. */
export const nothingCame: SituationGroup<LadderState> = {
  title: { en: 'Nothing came', zh: '什么也没来' },
  situations: [
    situation(
      'timeout-write',
      state('', { came: 'timeout', call: 'writes', effect: 'write' }),
      { en: 'time-out of a write', zh: '写入超时' },
      {
        en: 'A time-out is a fact about our clock. The order may exist.',
        zh: '超时说的是我们自己的钟。订单可能已经存在。',
      },
    ),
    situation(
      'timeout-read',
      state('', { came: 'timeout' }),
      { en: 'time-out of a read', zh: '只读超时' },
      {
        en: 'Just as unknown, and harmless to repeat, because the host itself knows that the tool only reads.',
        zh: '一样无从知道，但重复无害，因为宿主自己知道这个工具只读。',
      },
    ),
    situation(
      'closed',
      state('', { came: 'closed', call: 'writes', effect: 'unknown' }),
      { en: 'connection closed', zh: '连接断开' },
      {
        en: 'The process is gone; what it wrote before is not. Who does not know the effect takes it for a write.',
        zh: '进程没了，它之前写下的还在。不知道是读是写，就按写入对待。',
      },
    ),
  ],
};
