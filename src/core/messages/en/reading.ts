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

/** The five stages of a call's way back. */
export const readingStageNames = {
  transport: 'transport',
  protocol: 'protocol',
  tool: 'tool',
  contract: 'contract',
  evidence: 'evidence',
} satisfies Record<ReadingStage, string>;

/** What each stage asks. The last is never answered by a response. */
export const readingStageQuestions = {
  transport: 'Did a message come through?',
  protocol: 'Is it a well-formed answer to this call?',
  tool: 'Does the tool say that it worked?',
  contract: 'Does the result fit what was promised?',
  evidence: 'Does the end state show what the task needs?',
} satisfies Record<ReadingStage, string>;

/** What a gate looks at, as a short name. */
export const readingGateNames = {
  arrival: 'arrival',
  message: 'message',
  direction: 'direction',
  identity: 'identity',
  envelope: 'envelope',
  protocol: 'protocol error',
  result: 'result',
  tool: 'tool error',
  content: 'content',
  output: 'output schema',
} satisfies Record<ReadingGateId, string>;

/** What a gate demands, in a few words. */
export const readingGateDemands = {
  arrival: 'something came before the time ran out',
  message: 'one JSON-RPC 2.0 message',
  direction: 'it answers; it neither notifies nor asks',
  identity: 'the id that was sent, value and type',
  envelope: 'exactly one of result and error, well formed',
  protocol: 'a result, not an error',
  result: 'of a kind that the revision knows',
  tool: 'isError is not true',
  content: 'the members that the revision demands',
  output: 'structuredContent fits the tool’s schema',
} satisfies Record<ReadingGateId, string>;

/** What each class says of the message. */
export const responseClasses = {
  ok: 'The message answers the call and fits every contract that is held. It is a result to verify, not yet a success.',
  input_required:
    'The server has not finished: it asks for more input. Provide it with a new request, or give the call up.',
  tool_error:
    'The tool itself reports that it failed. What it did before that is not said.',
  protocol_error: 'The server answered the request with a JSON-RPC error.',
  cannot_be_checked:
    'The message answers the call, and this host cannot check it against the tool’s output schema.',
  contract_violation:
    'The message answers the call, and its result breaks a contract: the revision’s or the tool’s. Do not build on it.',
  malformed_frame:
    'The message is no well-formed JSON-RPC message of this revision. Believe no part of it.',
  not_my_answer:
    'The message answers another call, or none. This call is still open.',
  no_answer: 'Nothing came back. That does not say that nothing happened.',
  notification:
    'The server tells something and expects no answer. This call is still open.',
  server_request:
    'The server asks the client something. Its id is of its own counting, even where it equals the one of this call.',
  noise:
    'What came on the stream is no message. Show it to the developer and leave the call open.',
  batch:
    'Several messages came as one array. Each is to be read by itself.',
} satisfies Record<ResponseClass, string>;

/** Each class as a short name. */
export const responseClassNames = {
  ok: 'result, to be verified',
  input_required: 'input required',
  tool_error: 'tool error',
  protocol_error: 'protocol error',
  contract_violation: 'contract violation',
  cannot_be_checked: 'cannot be checked here',
  malformed_frame: 'malformed frame',
  not_my_answer: 'not my answer',
  no_answer: 'no answer',
  notification: 'notification',
  server_request: 'request of the server',
  noise: 'noise',
  batch: 'batch',
} satisfies Record<ResponseClass, string>;

/** Whether the tool ran. */
export const executedNames = {
  yes: 'It ran',
  no: 'It did not run',
  unknown: 'Nobody knows',
  'n/a': 'The question does not arise',
} satisfies Record<Executed, string>;

/** Each decision as an order to the host. */
export const decisions = {
  use_result: 'Use the result, then check the end state',
  use_unchecked_and_flag:
    'Use the result as unchecked, and record what this host cannot read',
  use_structured_and_flag:
    'Use the structured result and report that the text differs',
  tighten_input_schema:
    'Use the result with care, and close the input schema',
  follow_cursor: 'Fetch the next page',
  stop_and_report: 'Stop paging and report the list as incomplete',
  provide_input:
    'Gather the input, then repeat the request with it under a new id',
  give_to_model: 'Give the error to the model',
  omit_untouched_optionals: 'Leave the optional fields out instead of null',
  refresh_tools_then_model: 'List the tools again, then ask the model',
  repair_request: 'Repair the request before anything is sent again',
  retry_ok_with_limits: 'Call again, within limits',
  reconcile_first: 'Look up the state before any second call',
  do_not_retry_write: 'Do not send the call again; find out what it did',
  report_server_bug: 'Report a fault of the server',
  keep_waiting: 'Keep waiting; the message asks for nothing',
  log_and_keep_waiting:
    'Log the message and drop it; keep waiting for the call',
  drop_and_log: 'Log the message and drop it; the call is over',
  invalidate_and_relist:
    'Drop the cached tools and list them again; the call stays open',
  answer_server: 'Answer the server’s request; the call stays open',
  read_each: 'Read each message of the array by itself',
} satisfies Record<Decision, string>;

/** Why a response has its class: what was found. */
export const classReasons = {
  all_rungs_passed: 'Every rung let it pass.',
  timed_out: 'The time ran out before anything came.',
  call_cancelled: 'The host cancelled the call before anything came.',
  connection_closed: 'The connection closed before anything came.',
  line_not_json: 'The line is not JSON.',
  frame_glued_to_text:
    'The line is not JSON, and a message seems to be stuck to other text in it. It is not carved out: any text could smuggle one.',
  json_but_no_message:
    'The line is JSON without jsonrpc, method, result or error: a log line.',
  several_messages: 'An array of messages came, as this revision allows.',
  batch_not_in_revision:
    'An array came, and only the revision of 2025-03-26 has batches.',
  batch_empty: 'An empty array came; a batch holds at least one message.',
  frame_not_an_object: 'What came is JSON, but no object.',
  not_json_rpc_2: 'jsonrpc is not the string "2.0".',
  method_not_a_string: 'method is there and is no string.',
  method_beside_answer:
    'method stands beside result or error: asked and answered in one.',
  server_request_without_id:
    'The server asks under an id that is neither string nor integer.',
  server_request_not_in_revision:
    'The server asks, and in this revision only clients do.',
  server_asks: 'method and id are there: the server asks.',
  tools_changed: 'The server says that its list of tools has changed.',
  notifies: 'method is there and id is not: a notification.',
  id_missing: 'It has no id, so it can be tied to no call.',
  id_null:
    'Its id is null: the server could not tell which request it read.',
  id_of_no_valid_type: 'Its id is neither a string nor an integer.',
  id_not_exact:
    'Its id is beyond 2^53 - 1, where JSON.parse reads several integers as one.',
  id_cancelled: 'It answers a call that was given up.',
  id_of_another_type:
    'Its id reads like the one sent and has another type; "2" is not 2.',
  id_of_another_call: 'Its id is not the one that was sent.',
  both_result_and_error: 'It has both result and error.',
  neither_result_nor_error: 'It has neither result nor error.',
  error_not_an_object: 'error is no object.',
  code_not_an_integer: 'The error’s code is missing or no integer.',
  message_not_a_string: 'The error’s message is missing or no string.',
  result_not_an_object: 'result is no object.',
  error_answers: 'A well-formed error answers the call.',
  result_type_missing:
    'resultType is missing, and this revision demands it.',
  result_type_unknown:
    'resultType is a value that this client does not know, which makes the result invalid.',
  input_not_asked_here:
    'The server asks for input where this revision does not allow it.',
  input_not_described:
    'The server asks for input and says neither which nor in what state.',
  asks_for_input: 'resultType says that more input is needed.',
  is_error_not_a_boolean: 'isError is there and is no boolean.',
  is_error_true: 'isError is true; nothing else in the result counts.',
  content_not_a_list: 'content is missing or no list.',
  tools_not_a_list: 'tools is missing or no list.',
  cursor_not_a_string: 'nextCursor is there and is no string.',
  structured_content_missing:
    'The tool declares an output schema, and structuredContent is missing.',
  structured_content_not_an_object:
    'structuredContent is no object, and this revision allows nothing else.',
  output_schema_unusable:
    'This host cannot read the tool’s output schema, so nothing was checked against it.',
  output_breaks_schema:
    'structuredContent breaks the output schema of the tool.',
} satisfies Record<ClassReason, string>;

/** How it is known whether the tool ran. */
export const executedReasons = {
  result_came: 'A result came back, so the tool ran.',
  tool_not_in_our_list:
    'The server refused with -32602, and the host’s list holds no tool of this name. That is an inference, not a receipt.',
  arguments_break_our_schema:
    'The server refused with -32602, and the host’s own copy of the schema refuses the arguments. That is an inference, not a receipt.',
  flag_proves_nothing:
    'isError says that the tool failed, not how far it came.',
  code_proves_nothing:
    'An error code is the server’s word. It does not show what was done before.',
  silence_proves_nothing:
    'The request may never have arrived, or all was done and the answer was lost.',
  no_answer_recognised: 'Nothing that came can be taken as the answer.',
  result_not_readable:
    'Something answered, and it cannot be told whether it reports success.',
  waits_for_input: 'The server stopped half-way to ask.',
  runs_no_tool: 'The request asks; it runs no tool.',
  answers_nothing: 'The message speaks of something else.',
} satisfies Record<ExecutedReason, string>;

/** Why the next step is that one. */
export const decisionReasons = {
  read_then_verify:
    'The result fits; whether the task is done shows in the end state alone.',
  text_disagrees:
    'The structured result was checked against the schema, the text was not, and they differ.',
  argument_unknown_to_schema:
    'An argument has a name that the schema does not list and lets pass, so it may have been ignored.',
  more_pages: 'A cursor is there, so the list goes on.',
  cursor_repeats: 'The cursor led here before; following it goes round.',
  server_waits_for_input:
    'Without the input the call is not finished. The repeated request carries the state that the server sent.',
  model_can_correct: 'The model can propose something better, at no risk.',
  model_can_correct_but_state_is_open:
    'The model can propose something better. Since part of it may be done, look up the state before a second write.',
  null_for_an_optional:
    'The schema allows these fields to be absent, not to be null.',
  promise_not_checked_here:
    'The result came, so the call is not sent again. The limit is the host’s, not a fault of the server.',
  name_not_in_our_list_but_state_is_open:
    'The name is not in the list that the host holds, which is a snapshot: the server may have run such a tool. Look up the state before a second write.',
  name_not_in_our_list:
    'The name is not in the list that the host holds: the list is stale, or the model made it up.',
  catalogues_differ:
    'The host’s schema accepts the arguments and the server does not: their lists differ.',
  request_refused_as_such:
    'The message was refused as such; sent again unchanged it fares the same.',
  read_may_be_repeated:
    'The host itself knows that the call only reads, so a second one does no harm.',
  may_have_happened:
    'The host does not know the call to be read-only, and it may have taken effect.',
  ran_but_unreadable:
    'The tool may have done its work although its result cannot be used; a second call could do it twice.',
  answer_broken_or_lost:
    'What came hints that the call came to a result; the write may be done.',
  breaks_revision:
    'The result breaks the rules of the protocol; every call to this server will meet the same.',
  read_breaks_contract:
    'The tool breaks its own output schema; asking again brings the same.',
  id_nearly_ours:
    'Accepting it would be a guess, and the right answer may still come. Log the two types.',
  id_not_told_apart:
    'It may answer this call or another. Send ids as texts or as small integers.',
  call_given_up: 'The call was given up, and it only reads.',
  call_still_open: 'It says nothing of this call.',
  belongs_to_no_open_call:
    'It is no answer to this call, and ending the call by guess would be wrong.',
  nothing_to_attribute:
    'Nothing in it can be used, and the call ends by its own time limit.',
  catalogue_is_stale:
    'Until the tools are listed again, the host shows the model a list that is no longer true.',
  server_waits_for_us: 'The server waits for an answer of its own.',
  holds_several_messages:
    'One of them may be the answer; the array as a whole is none.',
} satisfies Record<DecisionReason, string>;

/** What a reader should know beside the three answers. */
export const readingNotes = {
  text_disagrees:
    'A text block holds JSON that differs from structuredContent.',
  blocks_not_understood:
    'content holds a block of a type that this revision does not know. Show a placeholder and keep the rest.',
  content_missing_in_tool_error:
    'The tool error comes without content, so there is nothing to give to the model.',
  structured_content_without_schema:
    'structuredContent came from a tool that declares no output schema, so nothing checked it.',
  structured_content_not_in_revision:
    'structuredContent is there, and this revision does not know it. It was not read.',
  output_schema_not_in_revision:
    'The tool declares an output schema, and this revision does not know them. It was not applied.',
  unknown_tool_as_tool_error:
    'An unknown tool was reported as a tool error. Every revision names the other channel; both occur.',
  bad_arguments_as_protocol_error:
    'Bad arguments were reported as a protocol error. Since 2025-11-25 a tool error is the place, so that the model can correct them.',
  argument_unknown_to_schema:
    'An argument’s name is not in the schema, which does not forbid it.',
  code_without_agreed_meaning:
    'The code lies in a range without agreed meanings. A client’s own time-out may carry the same number.',
  hint_licenses_nothing:
    'The server hints that the tool only reads. The host does not know that, and the hint licenses no retry.',
  cursor_null: 'nextCursor is null and was read as the end of the list.',
} satisfies Record<ReadingNote, string>;

/** What is wrong with an input of `readResponse`, and what to give instead. */
export const inputProblems = {
  input_not_an_object: 'Give an object with request and what came back.',
  request_missing: 'request is missing. Give the request as it was sent.',
  request_invalid:
    'request is no JSON-RPC 2.0 request: jsonrpc "2.0", a string or integer as id, a string as method.',
  call_without_tool_name:
    'The tools/call has no params.name. Say which tool was called.',
  observation_missing:
    'Nothing came back in this input. Give one of frame, line and event.',
  observation_ambiguous:
    'More than one of frame, line and event is there. Give exactly one.',
  line_not_a_string: 'line is no string. Give the line as it was read.',
  event_unknown:
    'event.type is none of "timeout", "closed" and "cancelled".',
  tool_invalid:
    'tool is no definition with a name. Leave it out where the host holds none.',
  tool_of_another_name:
    'tool is not the definition of the tool that was called.',
  revision_unsupported:
    'negotiated names no revision that is known here. Give one of the five dates.',
  context_invalid:
    'context has the wrong shape: an object, cancelled a list, hostKnowsReadOnly a boolean.',
  effect_invalid: 'effect is neither "read" nor "write".',
  effect_contradicted: 'effect and context.hostKnowsReadOnly contradict.',
} satisfies Record<InputProblem, string>;

/** What the revisions differ in. */
export const revisionDifferenceWords = {
  batching: 'Several messages may come as one array.',
  audio_blocks: 'content may hold audio.',
  resource_links: 'content may hold links to resources.',
  structured_content:
    'A result may carry structuredContent, and a tool an output schema.',
  bad_arguments_channel:
    'Arguments that break the schema are reported as a tool error, so that the model can correct them; before, as a protocol error.',
  structured_content_any_value:
    'structuredContent may be any JSON value, null included; before, an object only.',
  result_type:
    'Every result says its resultType, and a value that the client does not know makes it invalid.',
  input_required:
    'A result may ask for more input instead of finishing the call.',
  server_requests: 'A server may send requests of its own.',
} satisfies Record<RevisionDifferenceId, string>;
