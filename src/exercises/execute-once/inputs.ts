import fc, { type Arbitrary } from 'fast-check';
import type { OnceCall } from '#core';
import type { OnceInput } from './cases.ts';

/** Pairs of values that a careless comparison takes for one another, or for different. */
const args: Arbitrary<unknown> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.constantFrom(
      ...[
        '{"text": "rent"}',
        '{"text": "food"}',
        '{"text": "rent", "sum": 5}',
        '{"sum": 5, "text": "rent"}',
        '{"to": {"id": 1, "at": 2}}',
        '{"to": {"at": 2, "id": 1}}',
        '{"to": {"id": 9, "at": 2}}',
        '{"a": 1, "__proto__": {"b": 1}}',
        '{"a": 1, "__proto__": {"b": 2}}',
        '{"a": 1}',
        '[1, 2]',
        '[2, 1]',
        '5',
        '"5"',
      ].map((json): unknown => JSON.parse(json)),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom<unknown>({ text: '\ud83d' }, { sum: 2 ** 60 }, null),
  },
);

const call: Arbitrary<OnceCall> = fc.record({
  actor: fc.constantFrom('ann', 'ann', 'ann', 'eve', 'a', 'a b'),
  tool: fc.constantFrom('note', 'note', 'note', 'pay', 'c', 'b c'),
  key: fc.constantFrom('k1', 'k1', 'k1', 'k2', '__proto__'),
  arguments: args,
  ends: fc.constantFrom('done', 'done', 'done', 'refused', 'unknown'),
});

/** A request that comes again, at times with one thing changed. */
const history = fc
  .tuple(
    call,
    fc.array(
      fc.tuple(
        fc.constantFrom('again', 'actor', 'tool', 'key', 'arguments', 'ends', 'all'),
        call,
      ),
      { maxLength: 4 },
    ),
  )
  .map(([first, later]) => [
    first,
    ...later.map(([what, other]): OnceCall => {
      if (what === 'again') return first;
      return what === 'all' ? other : { ...first, [what]: other[what as keyof OnceCall] };
    }),
  ]);

/** Inputs of `executeOnce`: a request and what comes after it, mostly under its key. */
export const inputs: Arbitrary<OnceInput> = fc.tuple(history);
