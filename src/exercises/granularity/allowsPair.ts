export const effects = ['read', 'preview', 'write', 'delete'] as const;
export const retries = ['never', 'transient'] as const;
export const orders = ['independent', 'always_in_order'] as const;
export const meanings = ['distinct', 'near_synonyms'] as const;

type Fields = Readonly<Record<string, unknown>>;

const hasFields = (value: unknown, names: string): value is Fields =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.keys(value).sort().join() === names;

const isOneOf = (words: readonly string[], value: unknown): boolean =>
  words.some((word) => word === value);

const isTexts = (value: unknown): boolean =>
  Array.isArray(value) && value.every((name) => typeof name === 'string');

/** A pair as the task describes it. */
export function allowsPair([pair, ...more]: readonly unknown[]): boolean {
  if (more.length > 0 || !hasFields(pair, 'first,meaning,order,second')) return false;
  return (
    [pair['first'], pair['second']].every(isTool) &&
    isOneOf(orders, pair['order']) &&
    isOneOf(meanings, pair['meaning'])
  );
}

function isTool(tool: unknown): boolean {
  if (!hasFields(tool, 'audience,effect,object,parameters,permission,results,retry'))
    return false;
  return (
    [tool['permission'], tool['audience'], tool['object']].every(
      (trait) => typeof trait === 'string',
    ) &&
    isOneOf(effects, tool['effect']) &&
    isOneOf(retries, tool['retry']) &&
    isTexts(tool['parameters']) &&
    isTexts(tool['results'])
  );
}
