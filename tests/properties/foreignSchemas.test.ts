import { Ajv } from 'ajv';
import { Ajv2019 } from 'ajv/dist/2019.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CompiledSchema, compileForeign, compileSchema } from '#schema';
import { interpretForeign } from '#schema/interpret/interpretForeign.ts';

/** Each makes two compilers of its own, which takes its time. */
const RUNS = 30;

const name = fc.constantFrom('a', 'b', 'c');
const { value } = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    fc.constantFrom<unknown>(null, true, 0, 1, 2, 'a', 'ab', ''),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(name, tie('value'), { maxKeys: 3, noNullPrototype: true }),
  ),
}));

/** Schemas whose keywords an older dialect reads in its own way, among some that all of them share. */
function schemasOf(
  more: (part: fc.Arbitrary<unknown>) => readonly (readonly [string, fc.Arbitrary<unknown>])[],
) {
  const { schema } = fc.letrec<{ schema: unknown }>((tie) => {
    const part = tie('schema');
    const named = fc.dictionary(name, part, { maxKeys: 3, noNullPrototype: true });
    const count = fc.integer({ min: 0, max: 3 });
    const keywords: readonly (readonly [string, fc.Arbitrary<unknown>])[] = [
      ['type', fc.constantFrom('array', 'integer', 'object', 'string', 'null')],
      ['minimum', count],
      ['maxLength', count],
      ['required', fc.uniqueArray(name, { maxLength: 2 })],
      ['properties', named],
      ['additionalProperties', part],
      ['items', fc.oneof(part, fc.array(part, { minLength: 1, maxLength: 3 }))],
      ['items', fc.array(part, { minLength: 1, maxLength: 3 })],
      ['additionalItems', part],
      ['contains', part],
      ['anyOf', fc.array(part, { minLength: 1, maxLength: 2 })],
      ['not', part],
      ['if', part],
      ['then', part],
      ['format', fc.constant('uint')],
      ['x-order', fc.constant(1)],
      ...more(part),
    ];
    const keyword = fc.oneof(...keywords.map(([one, rule]) => fc.tuple(fc.constant(one), rule)));
    const few = fc
      .uniqueArray(keyword, { maxLength: 4, selector: ([one]) => one })
      .map((entries): Readonly<Record<string, unknown>> => Object.fromEntries(entries))
      // Ajv passes over `contains` of an empty list where it stands beside a list of `items` (seed 2118392992).
      .filter((one) => !('contains' in one && Array.isArray(one['items'])));
    return { schema: fc.oneof({ maxDepth: 2, depthSize: 'small' }, fc.boolean(), few, few) };
  });
  return schema.filter((one): one is object => typeof one === 'object');
}

const options = { strict: false, validateFormats: false, logger: false } as const;

function verdicts(read: CompiledSchema, values: readonly unknown[]): readonly boolean[] {
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return values.map((one) => read.validate(one).length === 0);
}

describe('an older dialect is read as a validator of its own reads it', () => {
  it.each([
    [
      'draft-07',
      'http://json-schema.org/draft-07/schema#',
      () => new Ajv(options),
      schemasOf((part) => [
        [
          'dependencies',
          fc.dictionary(name, fc.oneof(part, fc.uniqueArray(name, { maxLength: 2 })), { maxKeys: 2 }),
        ],
      ]),
    ],
    [
      '2019-09',
      'https://json-schema.org/draft/2019-09/schema',
      () => new Ajv2019(options),
      schemasOf((part) => [
        ['dependentSchemas', fc.dictionary(name, part, { maxKeys: 2 })],
        ['dependentRequired', fc.dictionary(name, fc.uniqueArray(name, { maxLength: 2 }), { maxKeys: 2 })],
        ['minContains', fc.constantFrom(0, 1, 2)],
      ]),
    ],
  ] as const)('%s', (_dialect, $schema, oracle, schemas) => {
    let refused = 0;
    fc.assert(
      fc.property(
        schemas,
        schemas,
        fc.array(value, { minLength: 1, maxLength: 10 }),
        (schema, one, values) => {
          // A reference into the definitions, and one into a list of items or to the whole.
          const given = { type: ['array', 'object'], ...schema, $schema, definitions: { one } };
          const whole = {
            $schema,
            allOf: [{ $ref: '#/definitions/given' }, { $ref: '#/definitions/one' }],
            definitions: { given, one },
          };
          for (const each of [given, whole]) {
            const check = oracle().compile({ ...each });
            const expected = values.map((v) => check(v) === true);
            refused += expected.filter((passes) => !passes).length;
            expect(verdicts(compileForeign(compileSchema, each), values)).toEqual(expected);
            expect(verdicts(interpretForeign(each), values)).toEqual(expected);
          }
        },
      ),
      { numRuns: RUNS },
    );
    expect(refused).toBeGreaterThan(RUNS);
  });
});
