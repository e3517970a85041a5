import { parsePointer } from '#json/pointer.ts';
import type { Violation } from '../admission/violation.ts';
import { field, fieldNames, hasField, isFields } from '../value/fields.ts';
import type { Exchange } from './exchange.ts';
import type { ReadingHost } from './readingHost.ts';
import { violationsOf } from './violationsOf.ts';

/** How the arguments stand to the schema that this host holds. */
export type ArgumentsFit =
  | { readonly fit: 'yes' }
  | { readonly fit: 'no'; readonly violations: readonly Violation[] }
  /** The host holds no schema that it can use. */
  | { readonly fit: 'unknown' };

/** Checks the arguments of a call against the input schema that the host holds for the tool. */
export function argumentsFit(
  { args, tool }: Exchange,
  host: ReadingHost,
): ArgumentsFit {
  if (tool === null || tool.inputSchema === undefined)
    return { fit: 'unknown' };
  const violations = violationsOf(host, tool.inputSchema, args);
  if (violations === null) return { fit: 'unknown' };
  return violations.length === 0
    ? { fit: 'yes' }
    : { fit: 'no', violations };
}

/** Whether all that is wrong with the arguments is null in fields that could have been left out. */
export function onlyNullsInOptionals(
  fits: ArgumentsFit,
  { tool }: Exchange,
): boolean {
  if (fits.fit !== 'no') return false;
  const required = field(tool?.inputSchema, 'required');
  return fits.violations.every(({ path, received }) => {
    const [name, ...deeper] = parsePointer(path);
    return (
      name !== undefined &&
      deeper.length === 0 &&
      received.kind === 'value' &&
      received.value === null &&
      !(Array.isArray(required) && required.includes(name))
    );
  });
}

/** Keywords by which a schema says more of its fields than their list does, so that the list alone cannot tell. */
const fieldKeywords = [
  'additionalProperties',
  'unevaluatedProperties',
  'patternProperties',
  'propertyNames',
  'dependentSchemas',
  'allOf',
  'anyOf',
  'oneOf',
  'not',
  'if',
  '$ref',
  '$dynamicRef',
];

/** Whether an argument has a name that the schema does not list although it lists names: let through, and easily a slip of the pen. */
export function hasUnlistedArgument({ args, tool }: Exchange): boolean {
  const schema = tool?.inputSchema;
  const properties = field(schema, 'properties');
  if (!isFields(schema) || !isFields(properties) || !isFields(args))
    return false;
  if (fieldKeywords.some((keyword) => hasField(schema, keyword)))
    return false;
  return fieldNames(args).some((name) => !hasField(properties, name));
}
