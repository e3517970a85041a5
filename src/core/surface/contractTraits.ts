import type { ToolContract } from '../registry/toolContract.ts';
import { field, fieldNames, isFields } from '../value/fields.ts';
import type { ToolTraits } from './granularity.ts';

/**
 * The traits of a tool for which a contract stands: what it declares, and the names of its parameters and results.
 *
 * @param about what no contract says: who is meant to use the tool, and which kind of object it acts on
 */
export function contractTraits(
  { model, runtime }: Pick<ToolContract, 'model' | 'runtime'>,
  about: Pick<ToolTraits, 'audience' | 'object'>,
): ToolTraits {
  return {
    ...about,
    permission: runtime.permission,
    effect: runtime.effect,
    retry: runtime.retry,
    parameters: propertyNames(model.inputSchema),
    results: propertyNames(model.outputSchema),
  };
}

/** The properties that a schema of an object declares; none where it declares none. */
function propertyNames(schema: unknown): readonly string[] {
  const properties = field(schema, 'properties');
  return isFields(properties) ? fieldNames(properties) : [];
}
