/** From what cost on a bar is drawn as if it went on: beyond this many times the longest of the others. */
const BEYOND = 4;

/**
 * What a whole bar stands for, in tokens: a round number that holds the plan and, unless that is many times as much, the
 * cost of loading everything. A budget beyond both is held as well.
 *
 * @param tokens what the plan costs, null where there is none
 * @param everything null where there is no such cost
 */
export function barScale(tokens: number | null, budget: number, everything: number | null): number {
  const near = Math.max(tokens ?? everything ?? 0, 1);
  const held = everything !== null && everything <= BEYOND * near ? everything : near * 1.5;
  return roundUp(Math.max(held, near, budget) * 1.05);
}

/** The next number with two digits and zeros, of which the last digit is even. */
function roundUp(value: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(value)) - 1) * 2;
  return Math.ceil(value / step) * step;
}

/** How far along a bar a number stands, in percent; at its end where it lies beyond. */
export function along(value: number, scale: number): number {
  return Math.min(100, (value / scale) * 100);
}
