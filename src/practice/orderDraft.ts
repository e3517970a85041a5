import { readOrder } from '#grader/cases/readOrder.ts';

/** The order of a stored sheet, or `start` where there is none with each step once. */
export function readSteps(stored: string, start: readonly string[]): readonly string[] {
  try {
    return readOrder(JSON.parse(stored), start) ?? start;
  } catch {
    return start;
  }
}

/** The text of an order, which is also the submission that is graded. */
export function writeSteps(order: readonly string[]): string {
  return JSON.stringify({ order });
}

/** The order with one step taken out and put where `place` is then; a place beyond the ends is the end. */
export function withStepAt(order: readonly string[], step: string, place: number): readonly string[] {
  const others = order.filter((other) => other !== step);
  const at = Math.min(Math.max(place, 0), others.length);
  return [...others.slice(0, at), step, ...others.slice(at)];
}
