import fc, { type Arbitrary } from 'fast-check';
import type { InstanceInput } from './cases.ts';
import reference from './reference.json' with { type: 'json' };

const { properties } = reference;
const names = Object.keys(properties) as readonly (keyof typeof properties)[];

/** What each field may hold by the reference. */
const valid: Readonly<Record<keyof typeof properties, Arbitrary<unknown>>> = {
  city: fc.string({ minLength: properties.city.minLength, maxLength: 6 }),
  days: fc.integer({ min: properties.days.minimum, max: properties.days.maximum }),
  unit: fc.constantFrom(...properties.unit.enum),
};

/** Values that sit at or just past the edge of some rule, tried in every field. */
const odd: Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    '',
    'Celsius',
    '3',
    null,
    true,
    3.5,
    1e20,
    properties.days.minimum - 1,
    properties.days.maximum + 1,
  ),
  fc.jsonValue({ maxDepth: 1 }),
);

const otherName = fc.constantFrom(
  'permit',
  'units',
  'City',
  '__proto__',
  'additionalProperties',
  'toString',
);

type Fields = ReadonlyMap<string, unknown>;
type Change = (fields: Fields) => Fields;

/** One thing done to a valid instance. */
const change: Arbitrary<Change> = fc.oneof(
  fc
    .constantFrom(...names)
    .map(
      (name) => (fields: Fields) => new Map([...fields].filter(([one]) => one !== name)),
    ),
  fc.tuple(fc.constantFrom(...names), odd).map(
    ([name, value]) =>
      (fields: Fields) =>
        new Map([...fields, [name, value]]),
  ),
  fc.tuple(otherName, odd).map(
    ([name, value]) =>
      (fields: Fields) =>
        new Map([...fields, [name, value]]),
  ),
);

const fields: Arbitrary<Fields> = fc
  .record(valid, { requiredKeys: ['city', 'days'] })
  .map((record) => new Map(Object.entries(record)));

/** Instances: valid ones, valid ones with one or two things changed, and at times any JSON value. */
export const inputs: Arbitrary<InstanceInput> = fc.tuple(
  fc.oneof(
    {
      weight: 9,
      arbitrary: fc
        .tuple(fields, fc.array(change, { maxLength: 2 }))
        .map(([start, changes]) =>
          Object.fromEntries(changes.reduce((now, next) => next(now), start)),
        ),
    },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
  ),
);
