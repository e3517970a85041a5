import { hasExactlyFields } from '#core/value/fields.ts';
import { isTexts } from '../isTexts.ts';

export const effects = ['read', 'preview', 'write', 'delete'] as const;
export const retries = ['never', 'transient'] as const;
export const orders = ['independent', 'always_in_order'] as const;
export const meanings = ['distinct', 'near_synonyms'] as const;

const pairFields = ['first', 'second', 'order', 'meaning'];
const toolFields = [
  'permission',
  'effect',
  'audience',
  'retry',
  'object',
  'parameters',
  'results',
];

const isOneOf = (words: readonly string[], value: unknown): boolean =>
  words.some((word) => word === value);

/** A pair as the task describes it. */
export function allowsPair([pair, ...more]: readonly unknown[]): boolean {
  if (more.length > 0 || !hasExactlyFields(pair, pairFields)) return false;
  return (
    [pair['first'], pair['second']].every(isTool) &&
    isOneOf(orders, pair['order']) &&
    isOneOf(meanings, pair['meaning'])
  );
}

function isTool(tool: unknown): boolean {
  if (!hasExactlyFields(tool, toolFields)) return false;
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
