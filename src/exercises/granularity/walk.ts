import type { Walk } from '../walk/index.ts';
import { cases, type PairInput } from './cases.ts';

const effects: readonly unknown[] = ['read', 'preview', 'write', 'delete'];
const orders: readonly unknown[] = ['always_in_order', 'independent'];

const hasFields = (
  value: unknown,
  names: string,
): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.keys(value).sort().join() === names;

/** A pair as the task describes it. */
function allows([pair, ...more]: readonly unknown[]): boolean {
  if (more.length > 0 || !hasFields(pair, 'first,order,second')) return false;
  return [pair['first'], pair['second']].every(isTool) && orders.includes(pair['order']);
}

function isTool(tool: unknown): boolean {
  if (!hasFields(tool, 'audience,effect,object,permission')) return false;
  return (
    Object.values(tool).every((trait) => typeof trait === 'string') &&
    effects.includes(tool['effect'])
  );
}

/** What the inputs of `granularity` that nobody draws are made from. */
export const walk: Walk<PairInput> = {
  from: cases.slice(0, 2).map(({ input }) => input),
  allows,
};
