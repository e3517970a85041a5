import type {
  Decision,
  DecisionReason,
} from '../../responses/decisionReason.ts';
import type { ClassReason } from '../../responses/diagnosis.ts';
import type { InputProblem } from '../../responses/exchange.ts';
import type { Executed, ExecutedReason } from '../../responses/executed.ts';
import type {
  ReadingGateId,
  ReadingStage,
} from '../../responses/readingGates.ts';
import type { ReadingNote } from '../../responses/readingNotes.ts';
import type { ResponseClass } from '../../responses/responseClass.ts';
import type { RevisionDifferenceId } from '../../responses/revisionDifferences.ts';

/** 一次调用回程的五个阶段。 */
export const readingStageNames = {
  transport: '传输',
  protocol: '协议',
  tool: '工具',
  contract: '契约',
  evidence: '证据',
} satisfies Record<ReadingStage, string>;

/** 每个阶段要问的问题。最后一个问题，响应回答不了。 */
export const readingStageQuestions = {
  transport: '有没有一条消息传过来？',
  protocol: '它是不是本次调用的一条完好响应？',
  tool: '工具自己说成功了吗？',
  contract: '结果符合事先的约定吗？',
  evidence: '最终状态里有任务要的东西吗？',
} satisfies Record<ReadingStage, string>;

/** 每一级看什么，简称。 */
export const readingGateNames = {
  arrival: '到达',
  message: '消息',
  direction: '方向',
  identity: '身份',
  envelope: '封装',
  protocol: '协议错误',
  result: '结果',
  tool: '工具错误',
  content: '内容',
  output: '输出 Schema',
} satisfies Record<ReadingGateId, string>;

/** 每一级的要求。 */
export const readingGateDemands = {
  arrival: '在超时之前有东西到达',
  message: '一条 JSON-RPC 2.0 消息',
  direction: '是回答，既不是通知，也不是反问',
  identity: '与发出的标识同值同类型',
  envelope: 'result 与 error 恰有其一，形状完好',
  protocol: '是结果，不是错误',
  result: '是本协议版本认识的一类结果',
  tool: 'isError 不为 true',
  content: '协议版本要求的成员都在',
  output: 'structuredContent 符合工具的 Schema',
} satisfies Record<ReadingGateId, string>;

/** 每个类别说明这条消息是什么。 */
export const responseClasses = {
  ok: '消息回答了这次调用，并且符合手上的每一份契约。它是待核对的结果，还不是成功。',
  input_required:
    '服务端还没做完，要求补充输入。用一个新请求把输入补上，或者放弃这次调用。',
  tool_error: '工具自己报告失败。失败之前做了什么，它没有说。',
  protocol_error: '服务端用 JSON-RPC 错误回答了请求。',
  cannot_be_checked:
    '消息回答了这次调用，而这个宿主无法用工具的输出 Schema 校验它。',
  contract_violation:
    '消息回答了这次调用，但结果违反契约：协议版本的，或者工具的。不要在它上面继续。',
  malformed_frame:
    '这不是本协议版本的一条完好的 JSON-RPC 消息。哪一部分都不要信。',
  not_my_answer:
    '这条消息回答的是别的调用，或者不回答任何调用。本次调用仍在等待。',
  no_answer: '什么也没有返回。这不等于什么都没发生。',
  notification: '服务端通报一件事，不需要回答。本次调用仍在等待。',
  server_request:
    '服务端反过来问客户端。它的标识由服务端自己编号，即使碰巧与本次调用相同。',
  noise: '流里来的不是消息。给开发者看，本次调用照旧等待。',
  batch: '几条消息装在一个数组里。要逐条单独去读。',
} satisfies Record<ResponseClass, string>;

/** 每个类别的简称。 */
export const responseClassNames = {
  ok: '结果，待核对',
  input_required: '需要补充输入',
  tool_error: '工具错误',
  protocol_error: '协议错误',
  contract_violation: '违反契约',
  cannot_be_checked: '这里无法校验',
  malformed_frame: '畸形消息',
  not_my_answer: '不是我的响应',
  no_answer: '没有响应',
  notification: '通知',
  server_request: '服务端的请求',
  noise: '杂音',
  batch: '批量消息',
} satisfies Record<ResponseClass, string>;

/** 工具执行了没有。 */
export const executedNames = {
  yes: '执行了',
  no: '没有执行',
  unknown: '无从知道',
  'n/a': '谈不上执行',
} satisfies Record<Executed, string>;

/** 每个决定，写成给宿主的一句话。 */
export const decisions = {
  use_result: '使用结果，然后核对最终状态',
  use_unchecked_and_flag:
    '把结果当作未经校验的来用，并记录本宿主读不了这份 Schema',
  use_structured_and_flag: '使用结构化结果，并上报文本与它不一致',
  tighten_input_schema: '谨慎使用结果，并把输入 Schema 收紧',
  follow_cursor: '取下一页',
  stop_and_report: '停止翻页，上报列表不完整',
  provide_input: '收集输入，换一个新标识带着输入重发请求',
  give_to_model: '把错误交给模型',
  omit_untouched_optionals: '可选字段不填就省略，不要填 null',
  refresh_tools_then_model: '重新列出工具，再问模型',
  repair_request: '先修正请求，再谈发送',
  retry_ok_with_limits: '可以再调用，但要有上限',
  reconcile_first: '先回查状态，再考虑第二次调用',
  do_not_retry_write: '不要再发这次调用，先查清它做了什么',
  report_server_bug: '上报服务端的缺陷',
  keep_waiting: '继续等待，这条消息不要求做什么',
  log_and_keep_waiting: '消息记入日志后丢弃，本次调用继续等待',
  drop_and_log: '消息记入日志后丢弃，本次调用已经结束',
  invalidate_and_relist: '作废缓存的工具列表并重新列出，本次调用继续等待',
  answer_server: '回答服务端的请求，本次调用仍在等待',
  read_each: '把数组里的消息逐条去读',
} satisfies Record<Decision, string>;

/** 归为这一类的原因：发现了什么。 */
export const classReasons = {
  all_rungs_passed: '每一级都通过了。',
  timed_out: '到了时限，什么也没有来。',
  call_cancelled: '什么也没有来，宿主就取消了这次调用。',
  connection_closed: '什么也没有来，连接就断了。',
  line_not_json: '这一行不是 JSON。',
  frame_glued_to_text:
    '这一行不是 JSON，里面像是有一条消息和别的文字粘在了一起。不去抠它：任何文字都可能夹带消息。',
  json_but_no_message:
    '这一行是 JSON，却没有 jsonrpc、method、result 或 error：是一行日志。',
  several_messages: '来的是一个消息数组，本协议版本允许这样。',
  batch_not_in_revision: '来的是一个数组，而只有 2025-03-26 版有批量消息。',
  batch_empty: '来的是空数组；批量消息至少要有一条。',
  frame_not_an_object: '来的是 JSON，但不是对象。',
  not_json_rpc_2: 'jsonrpc 不是字符串 "2.0"。',
  method_not_a_string: '有 method，但不是字符串。',
  method_beside_answer:
    'method 与 result 或 error 并列：又问又答，自相矛盾。',
  server_request_without_id: '服务端在提问，标识却既不是字符串也不是整数。',
  server_request_not_in_revision:
    '服务端在提问，而本协议版本里只有客户端可以提问。',
  server_asks: 'method 和 id 都在：服务端在提问。',
  tools_changed: '服务端说它的工具列表变了。',
  notifies: '有 method，没有 id：是通知。',
  id_missing: '没有 id，对不上任何一次调用。',
  id_null: 'id 是 null：服务端也不知道自己读到的是哪个请求。',
  id_of_no_valid_type: 'id 既不是字符串也不是整数。',
  id_not_exact:
    'id 是超出 2^53 - 1 的整数，JSON.parse 会把好几个这样的数读成同一个。',
  id_cancelled: '它回答的是一次已经放弃的调用。',
  id_of_another_type: 'id 看上去和发出的一样，类型却不同；"2" 不是 2。',
  id_of_another_call: 'id 不是发出去的那个。',
  both_result_and_error: 'result 和 error 同时存在。',
  neither_result_nor_error: 'result 和 error 都没有。',
  error_not_an_object: 'error 不是对象。',
  code_not_an_integer: '错误的 code 缺失，或者不是整数。',
  message_not_a_string: '错误的 message 缺失，或者不是字符串。',
  result_not_an_object: 'result 不是对象。',
  error_answers: '一个完好的 error 回答了这次调用。',
  result_type_missing: '缺少 resultType，而本协议版本要求它。',
  result_type_unknown: 'resultType 的值客户端不认识，结果因此无效。',
  input_not_asked_here:
    '服务端要求补充输入，而本协议版本不允许在这里这样做。',
  input_not_described:
    '服务端要求补充输入，却没说要什么，也没给出进行到哪一步的状态。',
  asks_for_input: 'resultType 表明还需要更多输入。',
  is_error_not_a_boolean: '有 isError，但不是布尔值。',
  is_error_true: 'isError 是 true；结果里别的都不算数。',
  content_not_a_list: 'content 缺失，或者不是数组。',
  tools_not_a_list: 'tools 缺失，或者不是数组。',
  cursor_not_a_string: '有 nextCursor，但不是字符串。',
  structured_content_missing:
    '工具声明了输出 Schema，结果里却没有 structuredContent。',
  structured_content_not_an_object:
    'structuredContent 不是对象，而本协议版本只允许对象。',
  output_schema_unusable:
    '本宿主读不了工具的输出 Schema，所以没有据它做任何校验。',
  output_breaks_schema: 'structuredContent 不符合工具的输出 Schema。',
} satisfies Record<ClassReason, string>;

/** 工具执行了没有，依据是什么。 */
export const executedReasons = {
  result_came: '结果返回了，所以工具执行了。',
  tool_not_in_our_list:
    '服务端用 -32602 拒绝，宿主的列表里也没有这个名字的工具。这是推断，不是凭据。',
  arguments_break_our_schema:
    '服务端用 -32602 拒绝，宿主自己手上的 Schema 也不接受这些参数。这是推断，不是凭据。',
  flag_proves_nothing: 'isError 说明工具失败了，没说做到了哪一步。',
  code_proves_nothing: '错误码是服务端的一面之词，看不出之前做过什么。',
  silence_proves_nothing:
    '可能请求根本没到，也可能事情都做完了，丢的是响应。',
  no_answer_recognised: '来的东西里，没有一样能认作响应。',
  result_not_readable: '有东西回答了，但看不出它报告的是成功还是失败。',
  waits_for_input: '服务端做到一半，停下来提问。',
  runs_no_tool: '这个请求只是查询，不执行工具。',
  answers_nothing: '这条消息说的是别的事。',
} satisfies Record<ExecutedReason, string>;

/** 下一步为什么是它。 */
export const decisionReasons = {
  read_then_verify: '结果符合契约；任务完成没有，只能看最终状态。',
  text_disagrees: '结构化结果经过 Schema 校验，文本没有，而两者不一致。',
  argument_unknown_to_schema:
    '有个参数名不在 Schema 里，Schema 却放它过去，它可能被忽略了。',
  more_pages: '有游标，列表还没完。',
  cursor_repeats: '这个游标来过一次，跟着它只会原地打转。',
  server_waits_for_input:
    '没有这些输入，调用就做不完。重发的请求要带上服务端给的状态。',
  model_can_correct: '模型可以换一个更好的提议，没有风险。',
  model_can_correct_but_state_is_open:
    '模型可以换一个更好的提议。但事情可能做了一部分，第二次写入前先回查状态。',
  null_for_an_optional: 'Schema 允许这些字段缺失，不允许它们是 null。',
  promise_not_checked_here:
    '结果已经回来，所以不再发这次调用。受限的是宿主，不是服务端的过错。',
  name_not_in_our_list_but_state_is_open:
    '这个名字不在宿主手上的列表里，而列表只是一份快照：服务端可能执行过这样的工具。第二次写入前先回查状态。',
  name_not_in_our_list:
    '这个名字不在宿主手上的列表里：列表过期了，或者是模型编的。',
  catalogues_differ:
    '参数符合宿主手上的 Schema，服务端却不接受：两边的列表不一样。',
  request_refused_as_such: '被拒绝的是消息本身；原样再发，还是一样。',
  read_may_be_repeated: '宿主自己知道这次调用只读，再来一次没有害处。',
  may_have_happened: '宿主不知道这次调用是只读的，它可能已经生效。',
  ran_but_unreadable:
    '结果用不了，但工具可能已经把事情做了；再调用一次就可能做两遍。',
  answer_broken_or_lost:
    '来的东西表明这次调用可能有了结果；写入也许已经完成。',
  breaks_revision:
    '结果违反协议本身的规则；对这个服务端的每次调用都会这样。',
  read_breaks_contract: '工具违反了自己的输出 Schema；再问一次，还是这样。',
  id_nearly_ours:
    '认下它就是猜，而正确的响应还可能会来。把两边的类型记进日志。',
  id_not_told_apart:
    '它回答的可能是本次调用，也可能是别的。标识请用字符串或较小的整数。',
  call_given_up: '这次调用已经放弃，而且它只读。',
  call_still_open: '它与本次调用无关。',
  belongs_to_no_open_call: '它不是本次调用的响应，凭猜测结束调用就错了。',
  nothing_to_attribute: '里面没有能用的东西，本次调用自有时限来结束它。',
  catalogue_is_stale: '在重新列出之前，宿主给模型看的列表已经不是真的了。',
  server_waits_for_us: '服务端在等它自己的那份回答。',
  holds_several_messages: '其中一条也许是响应；整个数组不是。',
} satisfies Record<DecisionReason, string>;

/** 三个答案之外，读者还应知道的事。 */
export const readingNotes = {
  text_disagrees: '有一个文本块是 JSON，内容与 structuredContent 不同。',
  blocks_not_understood:
    'content 里有本协议版本不认识的块。显示一个占位，其余照常保留。',
  content_missing_in_tool_error:
    '工具错误没有带 content，没有内容可以交给模型。',
  structured_content_without_schema:
    '工具没有声明输出 Schema，structuredContent 没有经过任何校验。',
  structured_content_not_in_revision:
    '结果里有 structuredContent，而本协议版本不认识它，所以没有读。',
  output_schema_not_in_revision:
    '工具声明了输出 Schema，而本协议版本不认识它，所以没有用。',
  unknown_tool_as_tool_error:
    '未知工具被报成了工具错误。各版协议写的都是另一条通道；实际中两种都有。',
  bad_arguments_as_protocol_error:
    '参数错误被报成了协议错误。从 2025-11-25 起应当用工具错误，好让模型改正。',
  argument_unknown_to_schema:
    '有个参数名不在 Schema 里，Schema 也没有禁止它。',
  code_without_agreed_meaning:
    '错误码落在没有公认含义的区间。客户端自己的超时也可能用同一个数。',
  hint_licenses_nothing:
    '服务端提示这个工具只读。宿主自己并不知道，凭提示不能重试。',
  cursor_null: 'nextCursor 是 null，按列表结束处理了。',
} satisfies Record<ReadingNote, string>;

/** `readResponse` 的输入哪里不对，应当给什么。 */
export const inputProblems = {
  input_not_an_object: '请给一个对象，含 request 和返回的东西。',
  request_missing: '缺少 request。请给出当时发出的请求。',
  request_invalid:
    'request 不是 JSON-RPC 2.0 请求：jsonrpc 是 "2.0"，id 是字符串或整数，method 是字符串。',
  call_without_tool_name:
    '这个 tools/call 没有 params.name。请写明调用的是哪个工具。',
  observation_missing:
    '输入里没有返回的东西。请在 frame、line、event 中给一个。',
  observation_ambiguous: 'frame、line、event 给了不止一个。请恰好给一个。',
  line_not_a_string: 'line 不是字符串。请原样给出读到的那一行。',
  event_unknown: 'event.type 不是 "timeout"、"closed" 或 "cancelled"。',
  tool_invalid: 'tool 不是带名字的定义。宿主手上没有就不要给。',
  tool_of_another_name: 'tool 不是被调用的那个工具的定义。',
  revision_unsupported:
    'negotiated 不是这里认识的协议版本。请给五个日期之一。',
  context_invalid:
    'context 的形状不对：它是对象，cancelled 是数组，hostKnowsReadOnly 是布尔值。',
  effect_invalid: 'effect 既不是 "read" 也不是 "write"。',
  effect_contradicted: 'effect 与 context.hostKnowsReadOnly 互相矛盾。',
} satisfies Record<InputProblem, string>;

/** 各协议版本的差别。 */
export const revisionDifferenceWords = {
  batching: '几条消息可以装在一个数组里发来。',
  audio_blocks: 'content 里可以有音频。',
  resource_links: 'content 里可以有资源链接。',
  structured_content:
    '结果可以带 structuredContent，工具可以带输出 Schema。',
  bad_arguments_channel:
    '参数不符合 Schema，报为工具错误，好让模型改正；在此之前报为协议错误。',
  structured_content_any_value:
    'structuredContent 可以是任意 JSON 值，包括 null；在此之前只能是对象。',
  result_type: '每个结果都写明 resultType；客户端不认识的值使结果无效。',
  input_required: '结果可以不结束调用，而是要求补充输入。',
  server_requests: '服务端可以自己发起请求。',
} satisfies Record<RevisionDifferenceId, string>;
