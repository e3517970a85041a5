/** How many inputs are asked a second time. */
const ASKED_AGAIN = 64;

/**
 * Which inputs are asked a second time, as indices in an order that the seed shuffles (Fisher-Yates over a 32-bit
 * linear congruential generator, Numerical Recipes' constants).
 */
export function stabilityOrder(length: number, seed: number): readonly number[] {
  const order = Array.from({ length: Math.min(length, ASKED_AGAIN) }, (_, index) => index);
  let state = seed >>> 0;
  for (let last = order.length - 1; last > 0; last -= 1) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    const other = Math.floor((state / 2 ** 32) * (last + 1));
    [order[last], order[other]] = [order[other] as number, order[last] as number];
  }
  return order;
}
