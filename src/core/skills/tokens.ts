/**
 * Whether `value` is a number of tokens: a safe integer that is not negative, so that it is still exact once it is
 * added up. `true`, `"5"` and `1.5` are none; `5.0` is, since JSON text has no other way to tell it from 5.
 */
export function isTokens(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

/**
 * The sum of numbers of tokens. Exact if and only if it is a safe integer itself: no number is negative, so a sum that
 * has left the safe integers never comes back into them.
 */
export function sumTokens(costs: readonly number[]): number {
  return costs.reduce((total, cost) => total + cost, 0);
}

/** Whether a plan of so many tokens is accepted under a budget: equality fits. */
export function fitsBudget(tokens: number, budget: number): boolean {
  return tokens <= budget;
}
