import type { Walk } from '../walk/index.ts';
import { type ClosureInput, cases } from './cases.ts';

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isCount = (value: unknown): boolean =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;

const hasFields = (
  value: unknown,
  names: string,
): value is Readonly<Record<string, unknown>> =>
  isRecord(value) && Object.keys(value).sort().join() === names;

/** A request as the task promises it. */
function allows([request, ...more]: readonly unknown[]): boolean {
  if (more.length > 0) return false;
  if (!hasFields(request, 'active,extraBudget,maxDepth,requested,resources'))
    return false;
  const { resources, active, requested, maxDepth, extraBudget } = request;
  return (
    isRecord(resources) &&
    Object.values(resources).every(
      (one) =>
        hasFields(one, 'cost,needs,owner') &&
        typeof one['owner'] === 'string' &&
        isCount(one['cost']) &&
        isTexts(one['needs']),
    ) &&
    isTexts(active) &&
    isTexts(requested) &&
    isCount(maxDepth) &&
    isCount(extraBudget)
  );
}

/** What the inputs of `resourceClosure` that nobody draws are made from. */
export const walk: Walk<ClosureInput> = { from: cases.map(({ input }) => input), allows };
