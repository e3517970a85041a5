import type { DeliveryEvent, Fate } from '#ticket-lab/delivery/runDelivery.ts';
import type { Situation } from '#ui/situation.ts';
import { atEnd, type DeliveryState, withAction } from './deliveryState.ts';
import type { Action } from './history.ts';

/** Builds a history from the reader's actions. */
function history(...steps: readonly (readonly [action: Action, fate?: Fate])[]): DeliveryState {
  const none: readonly DeliveryEvent[] = [];
  return steps.reduce((state, [action, fate = 'arrives']) => withAction(state, action, fate), atEnd(none));
}

/** The initial situation. */
export const firstSituation: Situation<DeliveryState> = {
  id: 'answer-lost',
  state: history(['send', 'answer_lost'], ['repeat']),
  title: { en: 'the answer is lost', zh: '答复丢了' },
  shows: {
    en: 'The note was written, and the client cannot know. Its repetition is harmless only where the server recognises it.',
    zh: '备注已经写入，客户端却无从得知。重发是否无害，要看服务端认不认得出这是重发。',
  },
};

/** The situations of the gallery. */
export const gallery: readonly Situation<DeliveryState>[] = [
  {
    id: 'request-lost',
    state: history(['send', 'request_lost'], ['repeat']),
    title: { en: 'the request is lost', zh: '请求丢了' },
    shows: {
      en: 'Nothing was written, so that repeating is right on every server. To the client it looks just like a lost answer.',
      zh: '什么也没写入，所以在哪个服务端上重发都对。但在客户端看来，这和答复丢失毫无区别。',
    },
  },
  firstSituation,
  {
    id: 'restart-between',
    state: history(['send', 'answer_lost'], ['restart'], ['repeat']),
    title: { en: 'restart in between', zh: '中间重启' },
    shows: {
      en: 'A key in memory is gone after the restart. The receipt was stored with the write, and is still there.',
      zh: '记在内存里的键随重启消失。回执与写入存在一起，重启后仍在。',
    },
  },
  {
    id: 'other-note',
    state: history(['send'], ['other_note']),
    title: { en: 'other note, same key', zh: '同键，换备注' },
    shows: {
      en: 'Who compares the key alone takes this for a repetition and calls a note done that it never wrote. The fingerprint tells the two apart.',
      zh: '只比键的服务端把它当作重发，对一条从未写入的备注答“已完成”。指纹能区分这两个请求。',
    },
  },
  {
    id: 'new-version',
    state: history(['send', 'answer_lost'], ['new_version'], ['repeat']),
    title: { en: 'next version in between', zh: '中间换了契约' },
    shows: {
      en: 'The version of the contract is part of the fingerprint. The repetition is another request now: a conflict, and no second write.',
      zh: '契约版本是指纹的一部分。重发的请求如今成了另一个请求：判为冲突，不会写第二遍。',
    },
  },
  {
    id: 'changed-mind',
    state: history(['send', 'answer_lost'], ['other_note']),
    title: { en: 'no answer, then another note', zh: '没有答复，又换了备注' },
    shows: {
      en: 'A conflict also tells the client something: under this key a request has arrived. What became of it has to be looked up.',
      zh: '冲突也告诉了客户端一件事：这个键下已经到过一个请求。结果如何，还要去查。',
    },
  },
  {
    id: 'at-once',
    state: history(['twice']),
    title: { en: 'two at once', zh: '同时两次' },
    shows: {
      en: 'The key is reserved before the write begins, so that the second one finds it taken.',
      zh: '键在写入开始之前就被占住，第二个请求到来时会发现它已有主。',
    },
  },
  {
    id: 'new-key',
    state: history(['send', 'answer_lost'], ['new_key']),
    title: { en: 'same note, new key', zh: '同一备注，换新键' },
    shows: {
      en: 'A new key is a new intention to every server. The note stands there twice, and no server counts that as doubled.',
      zh: '对任何服务端来说，新键就是新的意图。备注出现了两遍，却没有哪个服务端算它重复。',
    },
  },
  {
    id: 'key-each-try',
    state: history(['send', 'answer_lost'], ['new_key', 'answer_lost'], ['new_key']),
    title: { en: 'a new key at each try', zh: '每次尝试都换键' },
    shows: {
      en: 'Three tries, three keys, three entries: receipts cannot help a client that makes its key at the moment of sending.',
      zh: '三次尝试，三个键，三条记录：客户端若在发送那一刻才造键，回执也帮不上忙。',
    },
  },
  {
    id: 'one-key-throughout',
    state: history(
      ['send', 'request_lost'],
      ['repeat', 'answer_lost'],
      ['restart'],
      ['repeat', 'answer_lost'],
      ['repeat'],
    ),
    title: { en: 'one key through it all', zh: '从头到尾一个键' },
    shows: {
      en: 'A lost request, two lost answers and a restart. With receipts the client repeats the same request until it is answered, and one entry stands.',
      zh: '丢了一次请求、两次答复，还重启过一次。有回执时，客户端只管重发同一个请求直到收到答复，账上仍只有一条。',
    },
  },
];
