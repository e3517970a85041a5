import { field } from '#core/value/fields.ts';

/** The order that a parsed sheet gives, or null where it is not each of `steps` once. */
export function readOrder(sheet: unknown, steps: readonly string[]): readonly string[] | null {
  const order = field(sheet, 'order');
  if (!Array.isArray(order) || order.length !== steps.length) return null;
  const given: ReadonlySet<unknown> = new Set(order);
  return steps.every((step) => given.has(step)) ? order : null;
}
