import type { Words } from '#exercises/contract.ts';
import type { Situation, SituationGroup } from '#widgets/shared/situation.ts';
import { type CallId, callOf } from './calls.ts';
import type { LadderState } from './ladderState.ts';

/** A message under an id, written as it is shown. */
function frame(id: string, members: string): string {
  return `{\n  "jsonrpc": "2.0",\n  "id": ${id},\n  ${members}\n}`;
}

function result(...members: readonly string[]): string {
  return `"result": {\n    ${members.join(',\n    ')}\n  }`;
}

function error(code: number, message: string): string {
  return `"error": {\n    "code": ${code},\n    "message": "${message}"\n  }`;
}

function says(text: string): string {
  return `"content": [\n      { "type": "text", "text": ${JSON.stringify(text)} }\n    ]`;
}

const three = says('3 notes');
const counted = '"structuredContent": { "count": 3 }';

/** A state with everything as usual but what is named: a call of `count_notes` under the id 2. */
function state(text: string, more: Partial<LadderState> = {}): LadderState {
  const call: CallId = more.call ?? 'reads';
  const { effect, outputSchema: schema } = callOf(call);
  return { came: 'frame', text, id: '2', gaveUp: '', call, effect, schema, revision: '2025-11-25', ...more };
}

function situation(id: string, state: LadderState, title: Words | string, shows: Words) {
  return { id, state, title: typeof title === 'string' ? { en: title, zh: title } : title, shows };
}

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

/** The situations, grouped by what fools people. */
export const gallery: readonly SituationGroup<LadderState>[] = [
  {
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
  },
  {
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
  },
  {
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
      situation(
        'error-null',
        state(frame('2', `"error": null,\n  ${result(three, counted)}`)),
        'error: null',
        {
          en: 'A key counts as present whatever its value. A program that asks whether error is truthy takes this for a result.',
          zh: '键在就算有，不管值是什么。只看 error 真假的程序会把它当成结果。',
        },
      ),
      situation('result-null', state(frame('2', '"result": null')), 'result: null', {
        en: 'JSON-RPC lets a result be anything, MCP wants an object. There is nothing in it to read.',
        zh: 'JSON-RPC 的 result 可以是任何值，MCP 要求对象。这里面没有东西可读。',
      }),
    ],
  },
  {
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
  },
  {
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
  },
  {
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
  },
];

/** All situations in one list. */
export const situations: readonly Situation<LadderState>[] = gallery.flatMap(({ situations }) => situations);
