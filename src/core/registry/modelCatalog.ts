import { compareCodePoints } from '../admission/violation.ts';
import { field, fieldNames, hasField, isFields } from '../value/fields.ts';
import type { Actor, ModelContract, ToolContract } from './toolContract.ts';

/** One tool in the format of function-calling interfaces. */
export interface CatalogEntry {
  readonly type: 'function';
  readonly name: string;
  readonly description: string;
  readonly parameters: unknown;
  /** Present only if every object of the schema is closed and requires all its properties, and none stands in a branch. */
  readonly strict?: true;
}

// #region model-catalog
/**
 * What the model is shown: the model's half of each contract and nothing of
 * the other, sorted by name so that the same tools give the same bytes.
 *
 * Function calling has no place for an output schema, so none is exported.
 */
export function modelCatalog(
  tools: Iterable<Pick<ToolContract<string>, 'model'>>,
): readonly CatalogEntry[] {
  return [...tools]
    .map(({ model }) => catalogEntry(model))
    .sort((a, b) => compareCodePoints(a.name, b.name));
}

function catalogEntry(model: ModelContract): CatalogEntry {
  const { name, description, inputSchema } = model;
  const entry = {
    type: 'function',
    name,
    description,
    parameters: inputSchema,
  } as const;
  return isStrict(inputSchema) ? { ...entry, strict: true } : entry;
}
// #endregion model-catalog

/** The names of the tools that an actor is permitted to call, sorted. */
export function visibleTools(
  tools: Iterable<Pick<ToolContract<string>, 'model' | 'runtime'>>,
  actor: Actor,
): readonly string[] {
  return [...tools]
    .filter(({ runtime }) => actor.permissions.has(runtime.permission))
    .map(({ model }) => model.name)
    .sort(compareCodePoints);
}

/** Keywords that hold schemas which {@link isStrict} does not look into. */
const branching = [
  'oneOf',
  'anyOf',
  'allOf',
  'not',
  'if',
  'dependentSchemas',
  'patternProperties',
  'prefixItems',
  'contains',
  '$ref',
];

function isStrict(schema: unknown): boolean {
  if (!isFields(schema)) return true;
  if (branching.some((keyword) => hasField(schema, keyword))) return false;
  const properties = field(schema, 'properties');
  if (properties === undefined)
    return field(schema, 'type') !== 'object' && inner(schema);
  const required = field(schema, 'required');
  return (
    field(schema, 'additionalProperties') === false &&
    isFields(properties) &&
    Array.isArray(required) &&
    fieldNames(properties).every(
      (name) => required.includes(name) && isStrict(properties[name]),
    )
  );
}

function inner(schema: unknown): boolean {
  const items = field(schema, 'items');
  return items === undefined || isStrict(items);
}
