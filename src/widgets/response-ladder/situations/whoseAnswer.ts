import type { SituationGroup } from '#widgets/shared/situation.ts';
import type { LadderState } from '../ladderState.ts';
import { counted, error, frame, result, says, situation, state, three } from './frames.ts';

/** Messages that somebody takes for the answer to this call. */
export const whoseAnswer: SituationGroup<LadderState> = {
  title: { en: 'Whose answer is it?', zh: '这是谁的响应？' },
  situations: [
    situation(
      'string-id',
      state(frame('"2"', result(three, counted))),
      { en: '"2" for 2', zh: '发 2，回 "2"' },
      {
        en: 'Same digits, another type, so another value. Whoever converts first accepts it, and "" for 0 as well.',
        zh: '数字一样，类型不同，就不是同一个值。先转换再比较的程序会收下它，也会把 "" 当成 0 收下。',
      },
    ),
    situation(
      'earlier-call',
      state(frame('1', result(three, counted))),
      { en: 'id of an earlier call', zh: '前一次调用的标识' },
      {
        en: '“Only one call is waiting, so this must be its answer.” It is the answer to the one before.',
        zh: '“只有一次调用在等，那这就是它的响应。”其实它回答的是前一次。',
      },
    ),
    situation(
      'late-answer',
      state(frame('2', result(says('ordered'), '"structuredContent": { "orderId": "O-7" }')), {
        call: 'writes',
        effect: 'write',
        id: '3',
        gaveUp: '2',
      }),
      { en: 'answer after the time-out', zh: '超时之后才到的响应' },
      {
        en: 'Call 2 was given up and sent again as 3. Its answer comes after all: now there may be two orders.',
        zh: '调用 2 已经放弃，换成 3 重发。2 的响应还是来了：现在可能有两张订单。',
      },
    ),
    situation(
      'no-id',
      state(`{\n  "jsonrpc": "2.0",\n  ${error(-32700, 'Parse error')}\n}`),
      { en: 'error without an id', zh: '没有标识的错误' },
      {
        en: 'The server could not read some message, and does not know which. It ends no call by guess.',
        zh: '服务端没读懂某条消息，也不知道是哪一条。不能凭猜测用它结束一次调用。',
      },
    ),
    situation(
      'notification',
      state('{\n  "jsonrpc": "2.0",\n  "method": "notifications/tools/list_changed"\n}'),
      { en: 'notification', zh: '通知' },
      {
        en: 'It comes while the call waits, and says nothing of it. The list of tools is stale from here on.',
        zh: '它在等待期间到达，与这次调用无关。从这里起，手上的工具列表就过期了。',
      },
    ),
    situation(
      'log-line',
      state('{"level": "info", "msg": "connected"}', { came: 'line' }),
      { en: 'log line on stdout', zh: 'stdout 上的日志' },
      {
        en: 'JSON, and no message: a logger writes where the protocol speaks. The call is none the worse for it.',
        zh: '是 JSON，却不是消息：日志写到了协议专用的流里。这次调用不受影响。',
      },
    ),
    situation(
      'glued-line',
      state(
        'saved{"jsonrpc": "2.0", "id": 2, "result": {"content": [], "structuredContent": {"orderId": "O-3"}}}',
        { came: 'line', call: 'writes', effect: 'write' },
      ),
      { en: 'glued line', zh: '粘连的一行' },
      {
        en: 'A print without a line break has swallowed the answer. The order may well exist.',
        zh: '一句没换行的输出吞掉了响应。订单很可能已经存在。',
      },
    ),
  ],
};
