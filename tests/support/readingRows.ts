/** A call of a tool that nobody said to be read-only. */
export const request = {
  jsonrpc: '2.0',
  id: 2,
  method: 'tools/call',
  params: { name: 'create_order', arguments: { sku: 'A1', qty: 2 } },
} as const;

/** The definition that the host holds for it. */
export const tool = {
  name: 'create_order',
  inputSchema: {
    type: 'object',
    properties: { sku: { type: 'string' }, qty: { type: 'integer' }, note: { type: 'string' } },
    required: ['sku'],
  },
  outputSchema: { type: 'object', properties: { orderId: { type: 'string' } }, required: ['orderId'] },
} as const;

const list = { jsonrpc: '2.0', id: 2, method: 'tools/list' } as const;
const call = (args: unknown): object => ({
  ...request,
  params: { name: 'create_order', arguments: args },
});
const result = (value: unknown): object => ({ jsonrpc: '2.0', id: 2, result: value });
const error = (value: unknown): object => ({ jsonrpc: '2.0', id: 2, error: value });
const refusal = (code: number): object => error({ code, message: 'no' });
const good = { content: [], structuredContent: { orderId: 'O-1' } };
const readOnly = { context: { hostKnowsReadOnly: true } } as const;
const latest = { negotiated: '2026-07-28' } as const;

const unrecognised = 'unknown (no_answer_recognised)';
const dropped = 'log_and_keep_waiting (nothing_to_attribute)';
const foreign = 'log_and_keep_waiting (belongs_to_no_open_call)';
const notOurs = (reason: string): string => `not_my_answer (${reason}); ${unrecognised}; ${foreign}`;
const broken = (reason: string): string => `malformed_frame (${reason}); ${unrecognised}; ${dropped}`;
const hiding = 'do_not_retry_write (answer_broken_or_lost)';
const ran = 'yes (result_came)';
const unclear = 'unknown (result_not_readable)';
const neverRan = 'n/a (runs_no_tool)';
const silent = 'unknown (silence_proves_nothing)';
const byCode = 'unknown (code_proves_nothing)';
const ofRevision = 'report_server_bug (breaks_revision)';
const unreadable = 'do_not_retry_write (ran_but_unreadable)';

/** What came back for a call, and how it is read: class, executed and decision, each with its reason. */
export const readingRows: readonly (readonly [rule: string, input: object, reading: string])[] = [
  [
    'a result that fits is one to verify',
    { request, tool, frame: result(good) },
    `ok (all_rungs_passed); ${ran}; use_result (read_then_verify)`,
  ],
  [
    'text that differs from the structured result is flagged',
    { request, tool, frame: result({ ...good, content: [{ type: 'text', text: '{"orderId":"O-2"}' }] }) },
    `ok (all_rungs_passed); ${ran}; use_structured_and_flag (text_disagrees)`,
  ],
  [
    'an argument that an open schema does not list may have been ignored',
    { request: call({ sku: 'A1', quantity: 2 }), tool, frame: result(good) },
    `ok (all_rungs_passed); ${ran}; tighten_input_schema (argument_unknown_to_schema)`,
  ],
  [
    'a closed schema that was passed leaves nothing to tighten',
    {
      request: call({ sku: 'A1', quantity: 2 }),
      tool: { ...tool, inputSchema: { ...tool.inputSchema, additionalProperties: { type: 'integer' } } },
      frame: result(good),
    },
    `ok (all_rungs_passed); ${ran}; use_result (read_then_verify)`,
  ],
  [
    'a list with a cursor goes on',
    { request: list, frame: result({ tools: [], nextCursor: 'p2' }) },
    `ok (all_rungs_passed); ${neverRan}; follow_cursor (more_pages)`,
  ],
  [
    'the empty text is a cursor',
    { request: list, frame: result({ tools: [], nextCursor: '' }) },
    `ok (all_rungs_passed); ${neverRan}; follow_cursor (more_pages)`,
  ],
  [
    'a cursor that led here goes round in a circle',
    { request: { ...list, params: { cursor: 'p2' } }, frame: result({ tools: [], nextCursor: 'p2' }) },
    `ok (all_rungs_passed); ${neverRan}; stop_and_report (cursor_repeats)`,
  ],
  [
    'a method that nobody knows may do anything',
    { request: { ...list, method: 'orders/create' }, frame: result({}) },
    `ok (all_rungs_passed); ${ran}; use_result (read_then_verify)`,
  ],

  [
    'silence on a call that may write: look first',
    { request, tool, event: { type: 'timeout' } },
    `no_answer (timed_out); ${silent}; reconcile_first (may_have_happened)`,
  ],
  [
    'silence on a call that the host knows to read: again, within limits',
    { request, tool, ...readOnly, event: { type: 'timeout' } },
    `no_answer (timed_out); ${silent}; retry_ok_with_limits (read_may_be_repeated)`,
  ],
  [
    'a hint of the server’s is not the host’s knowledge',
    {
      request,
      tool: { ...tool, annotations: { readOnlyHint: true, idempotentHint: true } },
      event: { type: 'timeout' },
    },
    `no_answer (timed_out); ${silent}; reconcile_first (may_have_happened)`,
  ],
  [
    'a closed connection is silence too',
    { request, tool, effect: 'write', event: { type: 'closed' } },
    `no_answer (connection_closed); ${silent}; reconcile_first (may_have_happened)`,
  ],

  [
    'a call that the host cancelled may have been done',
    { request, tool, effect: 'write', event: { type: 'cancelled' } },
    `no_answer (call_cancelled); ${silent}; reconcile_first (may_have_happened)`,
  ],
  [
    'a line behind a byte order mark is read without it',
    { request, tool, line: `\uFEFF${JSON.stringify(result(good))}` },
    `ok (all_rungs_passed); ${ran}; use_result (read_then_verify)`,
  ],
  [
    'and only one mark is cut off',
    { request, effect: 'read', line: `\uFEFF\uFEFF${JSON.stringify(result(good))}` },
    `noise (frame_glued_to_text); ${unrecognised}; ${dropped}`,
  ],

  [
    'a banner is noise',
    { request, line: 'Server ready' },
    `noise (line_not_json); ${unrecognised}; ${dropped}`,
  ],
  ['an empty line is noise', { request, line: '' }, `noise (line_not_json); ${unrecognised}; ${dropped}`],
  [
    'a message glued to text is lost, and the write may be done',
    { request, line: `50%${JSON.stringify(result(good))}` },
    `noise (frame_glued_to_text); ${unrecognised}; ${hiding}`,
  ],
  [
    'a message glued to text is dropped where the call only reads',
    { request, effect: 'read', line: `50%${JSON.stringify(result(good))}` },
    `noise (frame_glued_to_text); ${unrecognised}; ${dropped}`,
  ],
  [
    'a log line in JSON is noise',
    { request, line: '{"level":"info"}' },
    `noise (json_but_no_message); ${unrecognised}; ${dropped}`,
  ],
  [
    'a line that holds a number is noise',
    { request, line: '42' },
    `noise (json_but_no_message); ${unrecognised}; ${dropped}`,
  ],
  [
    'a line that holds the answer is the answer',
    { request, tool, line: JSON.stringify(result(good)) },
    `ok (all_rungs_passed); ${ran}; use_result (read_then_verify)`,
  ],

  [
    'several messages in an array, where the revision has batches',
    { request, negotiated: '2025-03-26', frame: [result(good)] },
    `batch (several_messages); ${unrecognised}; read_each (holds_several_messages)`,
  ],
  ['an array, where it has none', { request, frame: [result(good)] }, broken('batch_not_in_revision')],
  ['an empty array', { request, negotiated: '2025-03-26', frame: [] }, broken('batch_empty')],
  ['a frame that is null is no silence', { request, frame: null }, broken('frame_not_an_object')],
  ['no version', { request, frame: { id: 2, result: good } }, broken('not_json_rpc_2')],
  ['version 2 as a number', { request, frame: { ...result(good), jsonrpc: 2 } }, broken('not_json_rpc_2')],

  [
    'news of another list of tools',
    { request, frame: { jsonrpc: '2.0', method: 'notifications/tools/list_changed' } },
    'notification (tools_changed); n/a (answers_nothing); invalidate_and_relist (catalogue_is_stale)',
  ],
  [
    'other news',
    { request, frame: { jsonrpc: '2.0', method: 'notifications/progress' } },
    'notification (notifies); n/a (answers_nothing); keep_waiting (call_still_open)',
  ],
  [
    'a request of the server under the same id is not the answer',
    { request, frame: { jsonrpc: '2.0', id: 2, method: 'sampling/createMessage' } },
    'server_request (server_asks); n/a (answers_nothing); answer_server (server_waits_for_us)',
  ],
  [
    'a request of the server, where only clients ask',
    { request, ...latest, frame: { jsonrpc: '2.0', id: 2, method: 'roots/list' } },
    broken('server_request_not_in_revision'),
  ],
  [
    'a request of the server under null',
    { request, frame: { jsonrpc: '2.0', id: null, method: 'ping' } },
    broken('server_request_without_id'),
  ],
  [
    'a method beside a result',
    { request, frame: { ...result(good), method: 'ping' } },
    broken('method_beside_answer'),
  ],
  [
    'a method that is no string',
    { request, frame: { jsonrpc: '2.0', id: 2, method: 1 } },
    broken('method_not_a_string'),
  ],

  ['no id', { request, frame: { jsonrpc: '2.0', result: good } }, notOurs('id_missing')],
  ['the id null', { request, frame: { ...refusal(-32700), id: null } }, notOurs('id_null')],
  ['an id with a fraction', { request, frame: { ...result(good), id: 2.5 } }, notOurs('id_of_no_valid_type')],
  ['the id of another call', { request, frame: { ...result(good), id: 3 } }, notOurs('id_of_another_call')],
  [
    'the empty text is not zero',
    { request: { ...request, id: 0 }, frame: { ...result(good), id: '' } },
    notOurs('id_of_another_call'),
  ],
  [
    'the answer to a call that was given up',
    { request, context: { cancelled: [1] }, frame: { ...refusal(0), id: 1 } },
    notOurs('id_cancelled'),
  ],
  [
    'a late answer to this call, which was given up',
    { request, context: { cancelled: [2] }, frame: result(good) },
    `not_my_answer (id_cancelled); ${unrecognised}; reconcile_first (may_have_happened)`,
  ],
  [
    'the same where the call only reads: nobody waits any more',
    { request, effect: 'read', context: { cancelled: [2] }, frame: result(good) },
    `not_my_answer (id_cancelled); ${unrecognised}; drop_and_log (call_given_up)`,
  ],
  [
    'an id beyond 2^53 - 1 is told apart from no neighbour, so even the one that was sent is nobody’s',
    { request: { ...request, id: 2 ** 53 }, tool, frame: { ...result(good), id: 2 ** 53 } },
    `not_my_answer (id_not_exact); ${unrecognised}; log_and_keep_waiting (id_not_told_apart)`,
  ],
  [
    'the last id that is told apart',
    { request: { ...request, id: 2 ** 53 - 1 }, tool, frame: { ...result(good), id: 2 ** 53 - 1 } },
    `ok (all_rungs_passed); ${ran}; use_result (read_then_verify)`,
  ],
  [
    'the right id as a text',
    { request, tool, frame: { ...result(good), id: '2' } },
    `not_my_answer (id_of_another_type); ${unrecognised}; log_and_keep_waiting (id_nearly_ours)`,
  ],
  [
    'whose message it is comes before whether it is whole',
    { request, frame: { jsonrpc: '2.0', id: 3, result: 1, error: 1 } },
    notOurs('id_of_another_call'),
  ],

  [
    'both result and error, one of which says that it was done',
    { request, tool, frame: { ...result(good), ...refusal(-32000) } },
    `malformed_frame (both_result_and_error); ${unrecognised}; ${hiding}`,
  ],
  [
    'both, where the call only reads',
    { request, tool, effect: 'read', frame: { ...result(good), ...refusal(-32000) } },
    broken('both_result_and_error'),
  ],
  [
    'error null beside a result is an error all the same',
    { request, tool, frame: { ...result(good), error: null } },
    `malformed_frame (both_result_and_error); ${unrecognised}; ${hiding}`,
  ],
  ['neither', { request, frame: { jsonrpc: '2.0', id: 2 } }, broken('neither_result_nor_error')],
  ['an error that is a string', { request, frame: error('no') }, broken('error_not_an_object')],
  [
    'a code that is a string',
    { request, frame: error({ code: '-32602', message: '' }) },
    broken('code_not_an_integer'),
  ],
  ['an error without message', { request, frame: error({ code: -32602 }) }, broken('message_not_a_string')],
  [
    'a result that is a list',
    { request, frame: result([]) },
    `malformed_frame (result_not_an_object); ${unrecognised}; ${hiding}`,
  ],

  [
    'invalid parameters for a tool that the host does not hold',
    { request, frame: refusal(-32602) },
    'protocol_error (error_answers); no (tool_not_in_our_list); refresh_tools_then_model (name_not_in_our_list)',
  ],
  [
    'another code says nothing of a tool that the host does not hold',
    { request, frame: refusal(-32603) },
    `protocol_error (error_answers); ${byCode}; reconcile_first (may_have_happened)`,
  ],
  [
    'invalid parameters, which the host’s own schema refuses too',
    { request: call({}), tool, frame: refusal(-32602) },
    'protocol_error (error_answers); no (arguments_break_our_schema); give_to_model (model_can_correct)',
  ],
  [
    'a call without arguments was sent with an empty record',
    { request: { ...request, params: { name: tool.name } }, tool, frame: refusal(-32602) },
    'protocol_error (error_answers); no (arguments_break_our_schema); give_to_model (model_can_correct)',
  ],
  [
    'invalid parameters, which the host’s schema accepts: the server’s word alone',
    { request, tool, frame: refusal(-32602) },
    `protocol_error (error_answers); ${byCode}; reconcile_first (may_have_happened)`,
  ],
  [
    'the same on a call that reads',
    { request, tool, ...readOnly, frame: refusal(-32602) },
    `protocol_error (error_answers); ${byCode}; refresh_tools_then_model (catalogues_differ)`,
  ],
  [
    'a schema that cannot be used confirms nothing',
    {
      request: call({}),
      tool: { ...tool, inputSchema: { $ref: '#/$defs/gone' } },
      frame: refusal(-32602),
    },
    `protocol_error (error_answers); ${byCode}; reconcile_first (may_have_happened)`,
  ],
  [
    'a code of the server’s own on a call that reads',
    { request, tool, ...readOnly, frame: refusal(-32001) },
    `protocol_error (error_answers); ${byCode}; retry_ok_with_limits (read_may_be_repeated)`,
  ],
  [
    'an unknown method is refused as such, and again the next time',
    { request: list, frame: refusal(-32601) },
    `protocol_error (error_answers); ${neverRan}; repair_request (request_refused_as_such)`,
  ],
  [
    'a bad cursor',
    { request: { ...list, params: { cursor: 'x' } }, frame: refusal(-32602) },
    `protocol_error (error_answers); ${neverRan}; repair_request (request_refused_as_such)`,
  ],

  [
    'a revision with result types demands one',
    { request, tool, ...latest, frame: result(good) },
    `contract_violation (result_type_missing); ${ran}; ${ofRevision}`,
  ],
  [
    'a result type that nobody knows may mean that it is not done',
    { request, tool, ...latest, frame: result({ ...good, resultType: 'partial' }) },
    `contract_violation (result_type_unknown); ${unclear}; ${unreadable}`,
  ],
  [
    'the same where the call only reads',
    { request, tool, ...latest, effect: 'read', frame: result({ ...good, resultType: 'partial' }) },
    `contract_violation (result_type_unknown); ${unclear}; ${ofRevision}`,
  ],
  [
    'input is asked for',
    { request, tool, ...latest, frame: result({ resultType: 'input_required', inputRequests: {} }) },
    'input_required (asks_for_input); unknown (waits_for_input); provide_input (server_waits_for_input)',
  ],
  [
    'input is asked for, and not which',
    { request, tool, ...latest, frame: result({ resultType: 'input_required' }) },
    `contract_violation (input_not_described); ${unclear}; ${unreadable}`,
  ],
  [
    'input is asked for by a list',
    { request: list, ...latest, frame: result({ resultType: 'input_required', requestState: 's' }) },
    `contract_violation (input_not_asked_here); ${neverRan}; ${ofRevision}`,
  ],
  [
    'isError as a text',
    { request, tool, frame: result({ ...good, isError: 'false' }) },
    `contract_violation (is_error_not_a_boolean); ${unclear}; ${unreadable}`,
  ],
  [
    'isError null is there',
    { request, tool, effect: 'read', frame: result({ ...good, isError: null }) },
    `contract_violation (is_error_not_a_boolean); ${unclear}; ${ofRevision}`,
  ],

  [
    'a failing tool, whatever else it sends',
    { request, tool, frame: result({ isError: true, structuredContent: 1 }) },
    'tool_error (is_error_true); unknown (flag_proves_nothing); give_to_model (model_can_correct_but_state_is_open)',
  ],
  [
    'a failing tool that reads',
    { request, tool, effect: 'read', frame: result({ isError: true }) },
    'tool_error (is_error_true); unknown (flag_proves_nothing); give_to_model (model_can_correct)',
  ],
  [
    'a tool error for a tool that the host does not hold',
    { request, frame: result({ isError: true }) },
    'tool_error (is_error_true); unknown (flag_proves_nothing); refresh_tools_then_model (name_not_in_our_list_but_state_is_open)',
  ],
  [
    'the same where the call only reads',
    { request, effect: 'read', frame: result({ isError: true }) },
    'tool_error (is_error_true); unknown (flag_proves_nothing); refresh_tools_then_model (name_not_in_our_list)',
  ],
  [
    'null in a field that could have been left out',
    { request: call({ sku: 'A1', note: null }), tool, frame: result({ isError: true }) },
    'tool_error (is_error_true); unknown (flag_proves_nothing); omit_untouched_optionals (null_for_an_optional)',
  ],
  [
    'null in a field that is demanded is a mistake to correct',
    { request: call({ sku: null, note: null }), tool, effect: 'read', frame: result({ isError: true }) },
    'tool_error (is_error_true); unknown (flag_proves_nothing); give_to_model (model_can_correct)',
  ],

  [
    'content is demanded',
    { request, tool, frame: result({ structuredContent: good.structuredContent }) },
    `contract_violation (content_not_a_list); ${ran}; ${ofRevision}`,
  ],
  [
    'a list of tools without tools',
    { request: list, frame: result({ tools: {} }) },
    `contract_violation (tools_not_a_list); ${neverRan}; ${ofRevision}`,
  ],
  [
    'a cursor that is a number',
    { request: list, frame: result({ tools: [], nextCursor: 2 }) },
    `contract_violation (cursor_not_a_string); ${neverRan}; ${ofRevision}`,
  ],
  [
    'the tool promised a structured result',
    { request, tool, frame: result({ content: [] }) },
    `contract_violation (structured_content_missing); ${ran}; ${unreadable}`,
  ],
  [
    'a structured result that breaks the promise',
    { request, tool, frame: result({ content: [], structuredContent: { orderId: 17 } }) },
    `contract_violation (output_breaks_schema); ${ran}; ${unreadable}`,
  ],
  [
    'the same from a tool that reads',
    { request, tool, effect: 'read', frame: result({ content: [], structuredContent: {} }) },
    `contract_violation (output_breaks_schema); ${ran}; report_server_bug (read_breaks_contract)`,
  ],
  [
    'a promise that this host cannot check is neither kept nor broken',
    { request, tool: { ...tool, outputSchema: { $ref: '#/$defs/gone' } }, frame: result(good) },
    `cannot_be_checked (output_schema_unusable); ${ran}; use_unchecked_and_flag (promise_not_checked_here)`,
  ],
  [
    'a structured result is an object',
    { request, frame: result({ content: [], structuredContent: [] }) },
    `contract_violation (structured_content_not_an_object); ${ran}; ${ofRevision}`,
  ],
  [
    'text alone is a whole answer where the tool promised nothing',
    { request, tool: { ...tool, outputSchema: undefined }, frame: result({ content: [] }) },
    `ok (all_rungs_passed); ${ran}; use_result (read_then_verify)`,
  ],
  [
    'text alone is a whole answer where the revision knows nothing else',
    { request, tool, negotiated: '2024-11-05', frame: result({ content: [] }) },
    `ok (all_rungs_passed); ${ran}; use_result (read_then_verify)`,
  ],
];
