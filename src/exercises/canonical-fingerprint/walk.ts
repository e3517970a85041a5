import type { Walk } from '../walk/index.ts';
import type { ValueInput } from './cases.ts';

/** What the inputs of `canonicalFingerprint` that nobody draws are made from. Every JSON value is an input. */
export const walk: Walk<ValueInput> = {
  from: [
    [{ note: 'rent', sum: 5 }],
    [[2, 1]],
    [{ b: { d: 1, c: 2 }, a: [{ y: null, x: true }, 'z'] }],
  ],
  allows: (input) => input.length === 1,
};
