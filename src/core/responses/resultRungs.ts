import type { Violation } from '../admission/violation.ts';
import { field, hasField, isFields } from '../value/fields.ts';
import { has, type MessageRung, stop } from './messageRungs.ts';
import type { ReadingHost, ReadingStop } from './reading.ts';
import { revisionRules } from './revisions.ts';
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

// #region result-rungs
/** From a result that answers this call to one that fits the revision and the tool's own contract. */
export function resultRungs(host: ReadingHost): readonly MessageRung[] {
  return [
    {
      id: 'result',
      check: ({ message, exchange }) => {
        const result = field(message, 'result');
        return (
          typeStop(result, exchange.method, exchange.revision) ??
          (exchange.method === 'tools/call' &&
          has(result, 'isError') &&
          typeof field(result, 'isError') !== 'boolean'
            ? stop('contract_violation', 'is_error_not_a_boolean')
            : null)
        );
      },
    },
    {
      id: 'tool',
      check: ({ message, exchange }) =>
        exchange.method === 'tools/call' &&
        field(field(message, 'result'), 'isError') === true
          ? stop('tool_error', 'is_error_true')
          : null,
    },
    {
      id: 'content',
      check: ({ message, exchange }) => {
        const result = field(message, 'result');
        if (exchange.method === 'tools/call')
          return Array.isArray(field(result, 'content'))
            ? null
            : stop('contract_violation', 'content_not_a_list');
        if (
          exchange.method === 'tools/list' &&
          !Array.isArray(field(result, 'tools'))
        )
          return stop('contract_violation', 'tools_not_a_list');
        const cursor = field(result, 'nextCursor') ?? '';
        return isPaged(exchange.method) && typeof cursor !== 'string'
          ? stop('contract_violation', 'cursor_not_a_string')
          : null;
      },
    },
    {
      id: 'output',
      check: ({ message, exchange }) => {
        const { structuredContent } = revisionRules[exchange.revision];
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
            : stop('contract_violation', 'structured_content_missing');
        const value = field(result, 'structuredContent');
        if (structuredContent === 'object' && !isFields(value))
          return stop(
            'contract_violation',
            'structured_content_not_an_object',
          );
        return schema === undefined
          ? null
          : schemaStop(violationsOf(host, schema, value));
      },
    },
  ];
}
// #endregion result-rungs

/** Whether a result's `resultType` says how to read it. Only a revision that has the field is held to it. */
function typeStop(
  result: unknown,
  method: string,
  revision: keyof typeof revisionRules,
): ReadingStop | null {
  if (!revisionRules[revision].resultType) return null;
  if (!isFields(result) || !hasField(result, 'resultType'))
    return stop('contract_violation', 'result_type_missing');
  const type = result['resultType'];
  if (type === 'complete') return null;
  if (type !== 'input_required')
    return stop('contract_violation', 'result_type_unknown');
  if (!mayAskForInput.includes(method))
    return stop('contract_violation', 'input_not_asked_here');
  return isFields(result['inputRequests']) ||
    typeof result['requestState'] === 'string'
    ? stop('input_required', 'asks_for_input')
    : stop('contract_violation', 'input_not_described');
}

function schemaStop(
  violations: readonly Violation[] | null,
): ReadingStop | null {
  if (violations === null)
    return stop('contract_violation', 'output_schema_unusable');
  return violations.length === 0
    ? null
    : {
        ...stop('contract_violation', 'output_breaks_schema'),
        violations,
      };
}
