import { type Fields, field, hasField } from '#core/value/fields.ts';

/** A keyword with its value. */
export type Entry = readonly [keyword: string, value: unknown];

/** Keywords that say nothing by themselves or beside others. A strict compiler takes them for a slip of the author's. */
export function saysNothing(keyword: string, beside: Fields): boolean {
  const has = (name: string) => hasField(beside, name);
  switch (keyword) {
    case 'additionalItems':
      return !Array.isArray(field(beside, 'items'));
    case 'if':
      return !has('then') && !has('else');
    case 'then':
    case 'else':
      return !has('if');
    case 'minContains':
    case 'maxContains':
    case 'contains':
      return !has('contains') || (field(beside, 'minContains') === 0 && !has('maxContains'));
    default:
      return false;
  }
}

/** `dependencies` of draft-07 as the two keywords that came after it. */
export function successors(dependencies: Fields): readonly Entry[] {
  const all = Object.entries(dependencies);
  const lists = all.filter(([, value]) => Array.isArray(value));
  const schemas = all.filter(([, value]) => !Array.isArray(value));
  return [
    ['dependentRequired', Object.fromEntries(lists)],
    ['dependentSchemas', Object.fromEntries(schemas)],
  ];
}

/** A reference beside other keywords; a second one goes where both hold. */
export function withReferences(
  entries: readonly Entry[],
  [first, ...more]: readonly string[],
): readonly Entry[] {
  if (first === undefined) return entries;
  if (more.length === 0) return [['$ref', first], ...entries];
  const all = entries.find(([keyword]) => keyword === 'allOf')?.[1];
  const others = entries.filter(([keyword]) => keyword !== 'allOf');
  const both = [...(Array.isArray(all) ? all : []), ...more.map(($ref) => ({ $ref }))];
  return [['$ref', first], ...others, ['allOf', both]];
}
