import type { Walk } from '../walk/index.ts';
import { cases, type LoadInput } from './cases.ts';

/** What the inputs of `skillLoadPlan` that nobody draws are made from. A request is whatever came in. */
export const walk: Walk<LoadInput> = {
  from: cases.slice(0, 2).map(({ input }) => input),
  allows: (input) => input.length === 1,
};
