import type { ClassReason, ResponseReading } from '#core/index.ts';
import { type LocatedPart, locate } from '#json/locate.ts';
import type { Range } from '#json/placeAt.ts';
import { pointerTo } from '#json/pointer.ts';

/** The member that each reason is about, by the names that lead to it. Reasons about something absent point nowhere. */
const members: Partial<Record<ClassReason, readonly string[]>> = {
  not_json_rpc_2: ['jsonrpc'],
  method_not_a_string: ['method'],
  method_beside_answer: ['method'],
  server_request_without_id: ['id'],
  server_request_not_in_revision: ['method'],
  server_asks: ['method'],
  tools_changed: ['method'],
  notifies: ['method'],
  id_null: ['id'],
  id_of_no_valid_type: ['id'],
  id_cancelled: ['id'],
  id_of_another_type: ['id'],
  id_of_another_call: ['id'],
  both_result_and_error: ['error'],
  error_not_an_object: ['error'],
  code_not_an_integer: ['error', 'code'],
  message_not_a_string: ['error', 'message'],
  result_not_an_object: ['result'],
  error_answers: ['error'],
  result_type_unknown: ['result', 'resultType'],
  input_not_asked_here: ['result', 'resultType'],
  input_not_described: ['result', 'resultType'],
  asks_for_input: ['result', 'resultType'],
  is_error_not_a_boolean: ['result', 'isError'],
  is_error_true: ['result', 'isError'],
  content_not_a_list: ['result', 'content'],
  structured_content_not_an_object: ['result', 'structuredContent'],
  output_breaks_schema: ['result', 'structuredContent'],
};

/** Reasons about a member being there at all: its name is pointed at, whatever it holds. */
const byName: readonly ClassReason[] = ['both_result_and_error', 'error_answers'];

/** The part of a message that its reading stopped at; null where no part is, as with a missing member. */
export function offendingRange(text: string, { reasons, facts }: ResponseReading): Range | null {
  const way = members[reasons.class];
  if (way === undefined) return null;
  const broken = facts.violations.find(({ received }) => received.kind === 'value');
  const member =
    memberAt(text, pointerTo(...way) + (broken?.path ?? '')) ?? memberAt(text, pointerTo(...way));
  if (member === null) return null;
  return byName.includes(reasons.class) ? member.nameAt : member.valueAt;
}

function memberAt(text: string, pointer: string): LocatedPart | null {
  const part = locate(text, pointer);
  return part?.exact ? part : null;
}
