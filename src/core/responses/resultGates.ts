import type { Violation } from '../admission/violation.ts';
import { field, hasField, isFields } from '../value/fields.ts';
import { type Finding, finding } from './finding.ts';
import { has, type MessageGate } from './messageGates.ts';
import type { ReadingHost } from './readingHost.ts';
import { type Revision, revisionRules } from './revisions.ts';
import { violationsOf } from './violationsOf.ts';

/** The requests that a server may answer by asking for input. */
const mayAskForInput = ['tools/call', 'resources/read', 'prompts/get'];

/** The requests that are answered by pages. */
const pagedMethods = [
  'tools/list',
  'resources/list',
  'resources/templates/list',
  'prompts/list',
];

/** Whether a request is answered by pages, each with a cursor to the next. */
export function isPaged(method: string): boolean {
  return pagedMethods.includes(method);
}

// #region result-gates
/** From a result that answers this call to one that fits the revision and the tool's own contract. */
export function resultGates(host: ReadingHost): readonly MessageGate[] {
  return [
    {
      id: 'result',
      check: ({ message, exchange }) => {
        const result = field(message, 'result');
        return (
          typeFinding(result, exchange.method, exchange.revision) ??
          (exchange.method === 'tools/call' &&
          has(result, 'isError') &&
          typeof field(result, 'isError') !== 'boolean'
            ? finding('is_error_not_a_boolean', {})
            : null)
        );
      },
    },
    {
      id: 'tool',
      check: ({ message, exchange }) =>
        exchange.method === 'tools/call' &&
        field(field(message, 'result'), 'isError') === true
          ? finding('is_error_true', {})
          : null,
    },
    {
      id: 'content',
      check: ({ message, exchange }) => {
        const result = field(message, 'result');
        if (exchange.method === 'tools/call')
          return Array.isArray(field(result, 'content'))
            ? null
            : finding('content_not_a_list', {});
        if (
          exchange.method === 'tools/list' &&
          !Array.isArray(field(result, 'tools'))
        )
          return finding('tools_not_a_list', {});
        const cursor = field(result, 'nextCursor') ?? '';
        return isPaged(exchange.method) && typeof cursor !== 'string'
          ? finding('cursor_not_a_string', {})
          : null;
      },
    },
    {
      id: 'output',
      check: ({ message, exchange }) => {
        const { revision } = exchange;
        const { structuredContent } = revisionRules[revision];
        if (
          exchange.method !== 'tools/call' ||
          structuredContent === 'none'
        )
          return null;
        const result = field(message, 'result');
        const schema = exchange.tool?.outputSchema;
        if (!has(result, 'structuredContent'))
          return schema === undefined
            ? null
            : finding('structured_content_missing', {});
        const value = field(result, 'structuredContent');
        if (structuredContent === 'object' && !isFields(value))
          return finding('structured_content_not_an_object', { revision });
        return schema === undefined
          ? null
          : schemaFinding(violationsOf(host, schema, value));
      },
    },
  ];
}
// #endregion result-gates

/** Whether a result's `resultType` says how to read it. Only a revision that has the field is held to it. */
function typeFinding(
  result: unknown,
  method: string,
  revision: Revision,
): Finding | null {
  if (!revisionRules[revision].resultType) return null;
  if (!isFields(result) || !hasField(result, 'resultType'))
    return finding('result_type_missing', { revision });
  const type = result['resultType'];
  if (type === 'complete') return null;
  if (type !== 'input_required')
    return finding('result_type_unknown', { revision, received: type });
  if (!mayAskForInput.includes(method))
    return finding('input_not_asked_here', { revision, method });
  return isFields(result['inputRequests']) ||
    typeof result['requestState'] === 'string'
    ? finding('asks_for_input', {})
    : finding('input_not_described', { revision });
}

function schemaFinding(
  violations: readonly Violation[] | null,
): Finding | null {
  if (violations === null) return finding('output_schema_unusable', {});
  if (violations.length === 0) return null;
  // What is missing stands nowhere; then the structured content as a whole is at fault.
  const there = violations.find(
    ({ received }) => received.kind === 'value',
  );
  return finding('output_breaks_schema', { violations }, there?.path);
}
