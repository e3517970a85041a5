import type { ClassReason, ResponseReading } from '#core/index.ts';
import { type Range, type ScannedMember, scanJson } from '#json/scanJson.ts';

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
  const deeper = broken?.path.split('/').slice(1).map(unescaped) ?? [];
  const member = memberAt(text, [...way, ...deeper]) ?? memberAt(text, way);
  if (member === null) return null;
  return byName.includes(reasons.class) ? member.nameAt : member.valueAt;
}

/** Where a member inside nested objects stands in a text that is JSON. Of two of one name, the last is the one that counts. */
function memberAt(text: string, way: readonly string[], offset = 0): Omit<ScannedMember, 'name'> | null {
  const [name, ...rest] = way;
  const scan = scanJson(text);
  const member = scan.ok ? scan.members.findLast((one) => one.name === name) : undefined;
  if (member === undefined) return null;
  const [start, end] = member.valueAt;
  if (rest.length > 0) return memberAt(text.slice(start, end), rest, offset + start);
  const moved = ([from, to]: Range): Range => [offset + from, offset + to];
  return { nameAt: moved(member.nameAt), valueAt: moved(member.valueAt) };
}

function unescaped(step: string): string {
  return step.replaceAll('~1', '/').replaceAll('~0', '~');
}
