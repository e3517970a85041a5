import { field, isFields } from '../value/fields.ts';
import { sameJson } from '../value/sameJson.ts';
import { type ArgumentsFit, hasUnlistedArgument } from './argumentsFit.ts';
import type { Exchange } from './exchange.ts';
import type { Finding } from './finding.ts';
import { has } from './messageGates.ts';
import type { ResponseClass } from './responseClass.ts';
import { isPaged } from './resultGates.ts';
import { revisionRules } from './revisions.ts';

/** What a reader should know beside the three answers. None of them changes the class. */
export type ReadingNote =
  | 'text_disagrees'
  | 'blocks_not_understood'
  | 'content_missing_in_tool_error'
  | 'structured_content_without_schema'
  | 'structured_content_not_in_revision'
  | 'output_schema_not_in_revision'
  | 'unknown_tool_as_tool_error'
  | 'bad_arguments_as_protocol_error'
  | 'argument_unknown_to_schema'
  | 'code_without_agreed_meaning'
  | 'hint_licenses_nothing'
  | 'cursor_null';

/** Classes after which somebody may want to send the call again. */
const temptsToRepeat: readonly ResponseClass[] = [
  'no_answer',
  'noise',
  'malformed_frame',
  'protocol_error',
  'tool_error',
  'contract_violation',
  'cannot_be_checked',
];

/** What to know beside the three answers, in the order of {@link ReadingNote}. */
export function readingNotes(
  exchange: Exchange,
  message: unknown,
  finding: Finding | null,
  errorCode: number | null,
  fits: ArgumentsFit,
): readonly ReadingNote[] {
  const { tool, revision, method } = exchange;
  const rules = revisionRules[revision];
  const result = field(message, 'result');
  const ofCall = method === 'tools/call';
  const answered = finding === null || finding.class === 'tool_error';
  const structured = has(result, 'structuredContent');
  const none = rules.structuredContent === 'none';
  const notes: Readonly<Record<ReadingNote, boolean>> = {
    text_disagrees: finding === null && textDisagrees(exchange, message),
    blocks_not_understood:
      ofCall &&
      answered &&
      contentOf(result).some(
        (block) =>
          !rules.blocks.some((type) => type === field(block, 'type')),
      ),
    content_missing_in_tool_error:
      finding?.class === 'tool_error' &&
      !Array.isArray(field(result, 'content')),
    structured_content_without_schema:
      ofCall &&
      finding === null &&
      structured &&
      !none &&
      tool?.outputSchema === undefined,
    structured_content_not_in_revision:
      ofCall && answered && structured && none,
    output_schema_not_in_revision:
      ofCall && none && tool?.outputSchema !== undefined,
    unknown_tool_as_tool_error:
      finding?.class === 'tool_error' && tool === null,
    bad_arguments_as_protocol_error:
      ofCall &&
      finding?.class === 'protocol_error' &&
      tool !== null &&
      fits.fit === 'no' &&
      rules.badArguments === 'tool_error',
    argument_unknown_to_schema:
      ofCall && finding === null && hasUnlistedArgument(exchange),
    code_without_agreed_meaning:
      errorCode !== null &&
      errorCode <= -32000 &&
      errorCode >= -32019 &&
      // The one code of that range to which revisions gave a meaning.
      errorCode !== -32002,
    hint_licenses_nothing:
      finding !== null &&
      temptsToRepeat.includes(finding.class) &&
      exchange.effect !== 'read' &&
      field(tool?.annotations, 'readOnlyHint') === true,
    cursor_null:
      finding === null &&
      isPaged(method) &&
      field(result, 'nextCursor') === null,
  };
  return (Object.keys(notes) as ReadingNote[]).filter(
    (note) => notes[note],
  );
}

/**
 * Whether a text block holds JSON of the same kind as the structured result, and none holds the same value.
 *
 * A revision that knows structured results asks servers to repeat them as text. Prose cannot be compared, and is not.
 */
export function textDisagrees(
  { method, revision }: Exchange,
  message: unknown,
): boolean {
  const result = field(message, 'result');
  if (
    method !== 'tools/call' ||
    revisionRules[revision].structuredContent === 'none' ||
    !has(result, 'structuredContent')
  )
    return false;
  const structured = field(result, 'structuredContent');
  const copies = contentOf(result)
    .filter((block) => field(block, 'type') === 'text')
    .flatMap((block) => parsed(field(block, 'text')))
    .filter((value) => kindOf(value) === kindOf(structured));
  return (
    copies.length > 0 && !copies.some((copy) => sameJson(copy, structured))
  );
}

function contentOf(result: unknown): readonly unknown[] {
  const content = field(result, 'content');
  return Array.isArray(content) ? content : [];
}

/** The value of a JSON text in a list, or nothing. */
function parsed(text: unknown): readonly unknown[] {
  if (typeof text !== 'string') return [];
  try {
    return [JSON.parse(text)];
  } catch {
    return [];
  }
}

function kindOf(value: unknown): string {
  if (Array.isArray(value)) return 'list';
  return isFields(value)
    ? 'record'
    : value === null
      ? 'null'
      : typeof value;
}
