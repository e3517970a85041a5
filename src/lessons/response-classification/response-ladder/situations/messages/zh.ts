import type { SituationText } from '#ui/Gallery.tsx';
import type { GroupId, SituationId } from '../situationId.ts';

/** 每组情形的共同点。 */
export const groups = {
  success: '看上去成功了',
  identity: '这是谁的响应？',
  broken: '残缺的消息',
  channels: '坏消息有两条通道',
  silence: '什么也没来',
  revision: '要看协议版本',
} satisfies Record<GroupId, string>;

/** 每个情形的按钮文字，以及它说明什么。 */
export const situations = {
  fits: {
    title: '样样符合',
    shows: '哪一级都没拦下它，而最好的判定也只是“待核对”。笔记到底有没有，消息里看不出来。',
  },
  'is-error-with-data': {
    title: 'isError 与好数据并存',
    shows: '数据本身符合 Schema。但先看 isError，它是 true，结果里别的就都不算数。',
  },
  'http-200': {
    title: 'HTTP 200',
    shows: '这是一个 HTTP 200 的正文。状态码说的是传输；正文里的错误没说订单办到了哪一步。',
  },
  'text-is-json': {
    title: '文本恰好是 JSON',
    shows: '数字就在文本里，看得见。可工具承诺的是 structuredContent，而它缺失。',
  },
  'count-missing': {
    title: '缺少 count',
    shows: '要是补一个默认值 0，就把没兑现的承诺变成了关于笔记的事实。',
  },
  'count-zero': {
    title: 'count: 0',
    shows: '零就是答案。什么也没缺，什么也不用修。',
  },
  'text-disagrees': {
    title: '文本与结构不一致',
    shows: '有的宿主显示文本，有的拿对象去算。经过 Schema 校验的只有对象。',
  },
  'string-id': {
    title: '发 2，回 "2"',
    shows: '数字一样，类型不同，就不是同一个值。先转换再比较的程序会收下它，也会把 "" 当成 0 收下。',
  },
  'earlier-call': {
    title: '前一次调用的标识',
    shows: '“只有一次调用在等，那这就是它的响应。”其实它回答的是前一次。',
  },
  'late-answer': {
    title: '超时之后才到的响应',
    shows: '调用 2 已经放弃，换成 3 重发。2 的响应还是来了：现在可能有两张订单。',
  },
  'id-not-exact': {
    title: '超出 2^53 的标识',
    shows: '两个数被 JSON.parse 读成同一个。看不出这是我们的响应，还是相邻那次调用的。',
  },
  'no-id': {
    title: '没有标识的错误',
    shows: '服务端没读懂某条消息，也不知道是哪一条。不能凭猜测用它结束一次调用。',
  },
  notification: {
    title: '通知',
    shows: '它在等待期间到达，与这次调用无关。从这里起，手上的工具列表就过期了。',
  },
  'log-line': {
    title: 'stdout 上的日志',
    shows: '是 JSON，却不是消息：日志写到了协议专用的流里。这次调用不受影响。',
  },
  'glued-line': {
    title: '粘连的一行',
    shows: '一句没换行的输出吞掉了响应。订单很可能已经存在。',
  },
  both: {
    title: 'result 与 error 并存',
    shows: '只能有其一。该信哪一个，不由读的人来选。',
  },
  'error-null': {
    title: 'error: null',
    shows: '键在就算有，不管值是什么。只看 error 真假的程序会把它当成结果。',
  },
  'result-null': {
    title: 'result: null',
    shows: 'JSON-RPC 的 result 可以是任何值，MCP 要求对象。这里面没有东西可读。',
  },
  'unknown-tool-error': {
    title: '未知工具，报为 error',
    shows: '没有执行是推断出来的：错误码和我们自己的列表对得上。',
  },
  'unknown-tool-result': {
    title: '未知工具，报为结果',
    shows: '同一件事，换了一种形状。单凭我们的列表什么也证明不了；下一步相同。',
  },
  'refused-here-too': {
    title: '-32602，我们也不接受',
    shows: '我们手上的 Schema 也不接受，两边对得上：没有工具拿到过这些参数。',
  },
  'refused-there-only': {
    title: '-32602，我们却接受',
    shows: '错误码相同，却什么也证明不了：有的库在工具执行之后遇到坏结果，也抛这个码。',
  },
  'timeout-write': {
    title: '写入超时',
    shows: '超时说的是我们自己的钟。订单可能已经存在。',
  },
  'timeout-read': {
    title: '只读超时',
    shows: '一样无从知道，但重复无害，因为宿主自己知道这个工具只读。',
  },
  closed: {
    title: '连接断开',
    shows: '进程没了，它之前写下的还在。不知道是读是写，就按写入对待。',
  },
  'schema-not-read': {
    title: 'draft-04 的 Schema',
    shows: '这个宿主读不了这种方言。受限的是宿主自己。',
  },
  batch: {
    title: '批量消息',
    shows: '只有一个版本有批量消息，来了又走了。在别的版本里，数组不是消息。',
  },
  'no-result-type': {
    title: '缺少 resultType',
    shows: '到 2025-11-25 为止都没有问题。2026-07-28 版要求结果写明自己是哪一类。',
  },
  'structured-null': {
    title: 'structuredContent: null',
    shows: 'Schema 放 null 通过。协议放不放，要看版本。',
  },
} satisfies Record<SituationId, SituationText>;
