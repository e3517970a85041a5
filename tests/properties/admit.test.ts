import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { admit, compareCodePoints, sortViolations, type Violation } from '#core';
import { inputText } from '#grader/compare/drawInputs.ts';
import { compileSchema } from '#schema';
import { deepFreeze } from '../support/deepFreeze.ts';

const schema = {
  type: 'object',
  properties: {
    city: { type: 'string', minLength: 2, pattern: '^[A-Z]' },
    days: { type: 'integer', minimum: 1, maximum: 7 },
    tags: { type: 'array', items: { type: 'string' }, maxItems: 2, uniqueItems: true },
    unit: { enum: ['C', 'F'] },
  },
  required: ['city', 'days'],
  additionalProperties: false,
};

const value = fc.oneof(
  fc.constantFrom<unknown>('Hangzhou', 'x', '', 0, 3, 8, 2.5, true, null, 'C', [], ['a', 'a', 1]),
  fc.jsonValue({ maxDepth: 1 }),
);
const instance = fc.dictionary(
  fc.oneof(
    fc.constantFrom('city', 'days', 'tags', 'unit', '__proto__', 'a/b', 'a~b'),
    fc.string({ maxLength: 3 }),
  ),
  value,
  { maxKeys: 6 },
);

const compiledSchemas = new WeakMap<object, ReturnType<typeof compileSchema>>();

function violationsOf(contract: object, args: unknown): readonly Violation[] {
  const compiled = compiledSchemas.get(contract) ?? compileSchema(contract);
  compiledSchemas.set(contract, compiled);
  if (!compiled.ok) throw new Error(JSON.stringify(compiled.problems));
  const tool = { name: 'get_weather', validateArguments: compiled.validate, semanticChecks: [] };
  const run = admit(tool, args, () => 'granted');
  return run.passed || !('violations' in run.refusal) ? [] : run.refusal.violations;
}

const keyOf = ({ path, keyword, expected }: Violation) =>
  [path, keyword, JSON.stringify(expected) ?? ''] as const;

describe('the violations of admit', () => {
  it('are sorted by path, then keyword, then expectation', () => {
    let most = 0;
    fc.assert(
      fc.property(instance, (args) => {
        const keys = violationsOf(schema, args).map(keyOf);
        most = Math.max(most, keys.length);
        const sorted = [...keys].sort(
          (a, b) =>
            compareCodePoints(a[0], b[0]) || compareCodePoints(a[1], b[1]) || compareCodePoints(a[2], b[2]),
        );
        expect(keys).toEqual(sorted);
      }),
    );
    expect(most).toBeGreaterThan(3);
  });

  it('are the same whatever the order of the fields and of the schema’s keywords', () => {
    const shuffled = <T>(record: Readonly<Record<string, T>>) =>
      fc
        .shuffledSubarray(Object.entries(record), { minLength: Object.keys(record).length })
        .map((entries) => Object.fromEntries(entries));
    const orders = fc
      .tuple(shuffled(schema), shuffled(schema.properties))
      .map(([top, properties]) =>
        Object.fromEntries(
          Object.entries(top).map(([keyword, held]) => [
            keyword,
            keyword === 'properties' ? properties : held,
          ]),
        ),
      );
    fc.assert(
      fc.property(
        instance.chain((args) => fc.tuple(fc.constant(args), shuffled(args))),
        orders,
        ([args, reordered], contract) => {
          expect(violationsOf(contract, reordered)).toEqual(violationsOf(schema, args));
        },
      ),
      { numRuns: 40 },
    );
  });

  it('never change what was proposed', () => {
    fc.assert(
      fc.property(instance, (args) => {
        const before = inputText([args]);
        violationsOf(schema, deepFreeze(args));
        expect(inputText([args])).toBe(before);
      }),
      { numRuns: 40 },
    );
  });
});

describe('sortViolations', () => {
  const violation = fc.record<Violation>({
    path: fc.constantFrom('', '/a', '/b', '/a/0'),
    keyword: fc.constantFrom('type', 'minimum'),
    expected: fc.constantFrom<unknown>(1, 2, 'x', undefined),
    received: fc.constant({ kind: 'missing' as const }),
  });

  it('gives one order for every order given, loses none and settles at once', () => {
    fc.assert(
      fc.property(
        fc
          .array(violation)
          .chain((list) =>
            fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })),
          ),
        ([list, shuffled]) => {
          const sorted = sortViolations(list);
          expect(sortViolations(shuffled)).toEqual(sorted);
          expect(sortViolations(sorted)).toEqual(sorted);
          expect(sorted).toHaveLength(list.length);
        },
      ),
    );
  });
});
