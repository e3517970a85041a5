import fc, { type Arbitrary } from 'fast-check';
import type { ValueInput } from './cases.ts';

const text = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.constantFrom(
      '',
      'a',
      'B',
      '5',
      'é',
      'e\u0301',
      '\u20ac',
      '"',
      '\u000f',
      '😀',
      '～',
    ),
  },
  { weight: 1, arbitrary: fc.constantFrom('\ud83d', 'a\udc00') },
);
const number = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.constantFrom(0, -0, 1, 5, 0.1, 1e-7, 2 ** 32, 1_730_000_000_000),
  },
  { weight: 2, arbitrary: fc.integer() },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      2 ** 53 - 1,
      1 - 2 ** 53,
      2 ** 53,
      -(2 ** 60),
      1e21,
      Number.NaN,
      Number.POSITIVE_INFINITY,
      Number.NEGATIVE_INFINITY,
    ),
  },
);
const name = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.constantFrom(
      'a',
      'b',
      'B',
      '9',
      '10',
      'ä',
      '__proto__',
      'toString',
      '😀',
      '～',
      '',
    ),
  },
  { weight: 1, arbitrary: fc.constant('\ud83d') },
);

const { value } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3, depthSize: 'small' },
    fc.oneof(text, number, fc.constantFrom<unknown>(null, true, false)),
    fc.array(tie('value'), { maxLength: 3 }),
    // Makes own properties of every name, `__proto__` included, as JSON does.
    fc
      .array(fc.tuple(name, tie('value')), { maxLength: 4 })
      .map((fields) => Object.fromEntries(fields)),
  ),
}));

/** Inputs of `canonicalFingerprint`: JSON values whose names and numbers two programs like to treat differently. */
export const inputs: Arbitrary<ValueInput> = fc.tuple(value);
