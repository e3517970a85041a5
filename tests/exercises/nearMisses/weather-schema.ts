import type { NearMiss, NearMissKind } from './nearMiss.ts';

const parts = {
  city: { type: 'string', minLength: 1 } as object | boolean,
  days: { type: 'integer', minimum: 1, maximum: 7 } as object | boolean,
  unit: { enum: ['celsius', 'fahrenheit'] } as object | boolean,
};
const whole = (properties: object = {}, change: object = {}) => ({
  type: 'object',
  properties: { ...parts, ...properties },
  required: ['city', 'days'],
  additionalProperties: false,
  ...change,
});
const plain = { city: 'Hangzhou', days: 3 };

type SchemaRow = readonly [id: string, kind: NearMissKind, schema: object, instance: unknown];

const city = (change: object) => whole({ city: { ...(parts.city as object), ...change } });
const days = (change: object) => whole({ days: { ...(parts.days as object), ...change } });
const open = (change: object) => whole({}, change);
const named = (name: string) => ({ ...plain, city: name });

const rows: readonly SchemaRow[] = [
  ['city-of-ten', 'schema', city({ maxLength: 10 }), named('Shijiazhuang')],
  ['city-of-twenty', 'schema', city({ maxLength: 20 }), named('x'.repeat(21))],
  ['city-of-sixty-four', 'schema', city({ maxLength: 64 }), named('x'.repeat(65))],
  ['city-of-hundred', 'schema', city({ maxLength: 100 }), named('x'.repeat(101))],
  ['city-of-two-hundred-and-fifty-five', 'schema', city({ maxLength: 255 }), named('x'.repeat(256))],
  ['city-of-thousand', 'schema', city({ maxLength: 1000 }), named('x'.repeat(1001))],
  ['city-of-two', 'schema', city({ minLength: 2 }), named('Å')],
  ['city-ascii', 'schema', city({ pattern: '^[ -~]+$' }), named('杭州')],
  ['city-dot-plus', 'schema', city({ pattern: '^.+$' }), named('a\nb')],
  ['city-dot', 'schema', city({ pattern: '.' }), named('\n')],
  ['city-not-blank', 'schema', city({ pattern: '\\S' }), named(' ')],
  ['city-no-blank-first', 'schema', city({ pattern: '^\\S' }), named(' Oslo')],
  ['city-no-blank-last', 'schema', city({ pattern: '\\S$' }), named('Oslo ')],
  ['city-capital', 'schema', city({ pattern: '^[^a-z]' }), named('oslo')],
  ['city-letter-first', 'schema', city({ pattern: '^\\p{L}' }), named('29 Palms')],
  ['city-no-digit', 'schema', city({ pattern: '^[^0-9]*$' }), named('Zone 2')],
  ['city-word-signs', 'schema', city({ pattern: "^[\\p{L}\\p{N} .,'-]+$" }), named('a/b')],
  ['city-no-control', 'schema', city({ pattern: '^[^\\u0000-\\u001f\\u007f]*$' }), named('a\tb')],
  ['city-no-del', 'schema', city({ pattern: '^[^\\u007f]*$' }), named('\u007f')],
  ['city-no-markup', 'schema', city({ pattern: '^[^<>]*$' }), named('<b>')],
  ['city-no-quote', 'schema', city({ pattern: '^[^"\\\\]*$' }), named('"')],
  ['city-two-planes', 'schema', city({ pattern: '^[\\u0000-\\uffff]*$' }), named('𠮷')],
  ['city-not-null-text', 'schema', city({ not: { enum: ['null', 'undefined'] } }), named('null')],
  [
    'city-list-too',
    'schema',
    whole({ city: { type: ['string', 'array'], minLength: 1, minItems: 1 } }),
    { city: ['a'], days: 3 },
  ],
  [
    'city-number-too',
    'schema',
    whole({ city: { type: ['string', 'number'], minLength: 1 } }),
    { city: 5, days: 3 },
  ],
  [
    'city-object-too',
    'schema',
    whole({ city: { type: ['string', 'object'], minLength: 1 } }),
    { city: {}, days: 3 },
  ],
  ['city-without-type', 'schema', whole({ city: { minLength: 1 } }), { city: null, days: 3 }],
  [
    'days-without-type',
    'schema',
    whole({ days: { minimum: 1, maximum: 7, multipleOf: 1 } }),
    { city: 'a', days: 'x' },
  ],
  [
    'days-halves',
    'number',
    whole({ days: { type: 'number', multipleOf: 0.5, minimum: 1, maximum: 7 } }),
    { city: 'a', days: 1.5 },
  ],
  [
    'days-tenths',
    'number',
    whole({ days: { type: 'number', multipleOf: 0.001, minimum: 1, maximum: 7 } }),
    { city: 'a', days: 2.125 },
  ],
  [
    'days-close-below',
    'number',
    whole({
      days: {
        anyOf: [
          { type: 'integer', minimum: 1, maximum: 7 },
          { type: 'number', exclusiveMinimum: 0, exclusiveMaximum: 1 },
        ],
      },
    }),
    { city: 'a', days: 0.5 },
  ],
  [
    'days-close-above',
    'number',
    whole({
      days: {
        anyOf: [
          { type: 'integer', minimum: 1, maximum: 7 },
          { type: 'number', exclusiveMinimum: 7, exclusiveMaximum: 8 },
        ],
      },
    }),
    { city: 'a', days: 7.5 },
  ],
  ['days-without-four', 'fitted', whole({ days: { enum: [1, 2, 3, 5, 6, 7] } }), { city: 'a', days: 4 }],
  ['days-without-six', 'fitted', days({ not: { const: 6 } }), { city: 'a', days: 6 }],
  ['days-only-odd', 'fitted', whole({ days: { enum: [1, 3, 5, 7] } }), { city: 'a', days: 2 }],
  [
    'days-fourteen',
    'number',
    whole({ days: { anyOf: [{ type: 'integer', minimum: 1, maximum: 7 }, { const: 14 }] } }),
    { city: 'a', days: 14 },
  ],
  [
    'days-below-minus-one',
    'number',
    whole({ days: { type: 'integer', maximum: 7, not: { enum: [0, -1] } } }),
    { city: 'a', days: -2 },
  ],
  [
    'days-beyond-a-hundred',
    'number',
    whole({ days: { type: 'integer', minimum: 1, not: { minimum: 8, maximum: 1e15 } } }),
    { city: 'a', days: 1e16 },
  ],
  [
    'days-list-too',
    'schema',
    whole({ days: { type: ['integer', 'array'], minimum: 1, maximum: 7 } }),
    { city: 'a', days: [3] },
  ],
  [
    'days-false-too',
    'schema',
    whole({ days: { anyOf: [parts.days, { const: false }] } }),
    { city: 'a', days: false },
  ],
  [
    'days-null-too',
    'schema',
    whole({ days: { anyOf: [parts.days, { type: 'null' }] } }),
    { city: 'a', days: null },
  ],
  [
    'unit-kelvin',
    'schema',
    whole({ unit: { enum: ['celsius', 'fahrenheit', 'kelvin'] } }),
    { ...plain, unit: 'kelvin' },
  ],
  [
    'unit-short',
    'schema',
    whole({ unit: { enum: ['celsius', 'fahrenheit', 'C', 'F'] } }),
    { ...plain, unit: 'C' },
  ],
  ['unit-empty', 'schema', whole({ unit: { enum: ['celsius', 'fahrenheit', ''] } }), { ...plain, unit: '' }],
  [
    'unit-pattern-without-type',
    'schema',
    whole({ unit: { pattern: '^(celsius|fahrenheit)$' } }),
    { ...plain, unit: 5 },
  ],
  [
    'unit-pattern-half-anchored',
    'schema',
    whole({ unit: { type: 'string', pattern: '^celsius|fahrenheit$' } }),
    { ...plain, unit: 'celsius degrees' },
  ],
  [
    'unit-pattern-open',
    'schema',
    whole({ unit: { type: 'string', pattern: 'celsius|fahrenheit' } }),
    { ...plain, unit: 'in celsius' },
  ],
  [
    'unit-pattern-first',
    'schema',
    whole({ unit: { type: 'string', pattern: '^(celsius|fahrenheit)' } }),
    { ...plain, unit: 'celsius ' },
  ],
  [
    'unit-pattern-last',
    'schema',
    whole({ unit: { type: 'string', pattern: '(celsius|fahrenheit)$' } }),
    { ...plain, unit: ' celsius' },
  ],
  [
    'unit-capital',
    'text compared kindly',
    whole({ unit: { type: 'string', pattern: '^([Cc]elsius|fahrenheit)$' } }),
    { ...plain, unit: 'Celsius' },
  ],
  [
    'unit-all-capitals',
    'text compared kindly',
    whole({ unit: { enum: ['celsius', 'fahrenheit', 'CELSIUS', 'FAHRENHEIT'] } }),
    { ...plain, unit: 'FAHRENHEIT' },
  ],
  [
    'unit-blank-after',
    'text compared kindly',
    whole({ unit: { type: 'string', pattern: '^(celsius|fahrenheit)\\s*$' } }),
    { ...plain, unit: 'fahrenheit\n' },
  ],
  [
    'unit-list',
    'schema',
    whole({ unit: { anyOf: [parts.unit, { type: 'array', items: parts.unit }] } }),
    { ...plain, unit: ['celsius'] },
  ],
  [
    'unit-false',
    'schema',
    whole({ unit: { anyOf: [parts.unit, { const: false }] } }),
    { ...plain, unit: false },
  ],
  ['unit-celsius-only', 'fitted', whole({ unit: { const: 'celsius' } }), { ...plain, unit: 'fahrenheit' }],
  [
    'unit-lengths',
    'fitted',
    whole({ unit: { type: 'string', pattern: '^[a-z]+$', minLength: 7, maxLength: 10 } }),
    { ...plain, unit: 'celsiuss' },
  ],
  ['x-passes', 'open', open({ patternProperties: { '^x-': true } }), { ...plain, 'x-note': 1 }],
  ['meta-passes', 'open', open({ patternProperties: { '^_': true } }), { ...plain, _meta: {} }],
  ['dollar-passes', 'open', open({ patternProperties: { '^\\$': true } }), { ...plain, $schema: 'x' }],
  ['empty-name-passes', 'open', open({ patternProperties: { '^$': true } }), { ...plain, '': 1 }],
  [
    'long-names-pass',
    'open',
    open({ patternProperties: { '^.{21,}$': true } }),
    { ...plain, ['x'.repeat(25)]: 1 },
  ],
  ['non-ascii-names-pass', 'open', open({ patternProperties: { '[^ -~]': true } }), { ...plain, 城市: 1 }],
  ['digits-pass', 'open', open({ patternProperties: { '^\\d+$': true } }), { ...plain, '0': 1 }],
  [
    'capitals-pass',
    'text compared kindly',
    open({ patternProperties: { '^[A-Z]+$': true } }),
    { ...plain, CITY: 'a' },
  ],
  [
    'blank-after-name-passes',
    'text compared kindly',
    open({ patternProperties: { '^(city|days|unit)\\s+$': true } }),
    { ...plain, 'city ': 'a' },
  ],
  [
    'prefix-of-name-passes',
    'text compared kindly',
    open({ additionalProperties: true, propertyNames: { pattern: '^(city|days|unit)' } }),
    { ...plain, city_id: 1 },
  ],
  [
    'suffix-of-name-passes',
    'text compared kindly',
    open({ additionalProperties: true, propertyNames: { pattern: '(city|days|unit)$' } }),
    { ...plain, 'old-city': 1 },
  ],
  [
    'proto-passes',
    'escape',
    open({ patternProperties: { '^__': true } }),
    JSON.parse('{"city":"a","days":3,"__proto__":{}}'),
  ],
  [
    'constructor-passes',
    'escape',
    open({ patternProperties: { '^constructor$': true } }),
    { ...plain, constructor: 1 },
  ],
  ['to-json-passes', 'escape', open({ patternProperties: { '^toJSON$': true } }), { ...plain, toJSON: 1 }],
  ['null-extra-passes', 'open', open({ additionalProperties: { type: 'null' } }), { ...plain, note: null }],
  ['object-extra-passes', 'open', open({ additionalProperties: { type: 'object' } }), { ...plain, note: {} }],
  ['empty-extra-passes', 'open', open({ additionalProperties: { const: '' } }), { ...plain, note: '' }],
  ['false-extra-passes', 'open', open({ additionalProperties: { const: false } }), { ...plain, note: false }],
  ['list-extra-passes', 'open', open({ additionalProperties: { type: 'array' } }), { ...plain, note: [] }],
  ['number-extra-passes', 'open', open({ additionalProperties: { type: 'number' } }), { ...plain, note: 7 }],
  [
    'text-extra-passes',
    'open',
    open({ additionalProperties: { type: 'string', minLength: 3 } }),
    { ...plain, note: 'three' },
  ],
  [
    'three-members-at-most',
    'open',
    open({ additionalProperties: true, maxProperties: 3 }),
    { ...plain, note: 1 },
  ],
  [
    'two-members-at-least',
    'open',
    open({ required: ['city'], minProperties: 2 }),
    { city: 'a', unit: 'celsius' },
  ],
  [
    'days-or-unit',
    'open',
    open({ required: ['city'], anyOf: [{ required: ['days'] }, { required: ['unit'] }] }),
    { city: 'a', unit: 'celsius' },
  ],
  ['list-root', 'schema', open({ type: ['object', 'array'] }), []],
  ['text-root', 'schema', open({ type: ['object', 'string'] }), '{"city":"a","days":3}'],
  ['null-root', 'schema', open({ type: ['object', 'null'] }), null],
  [
    'list-of-one-root',
    'schema',
    { anyOf: [whole(), { type: 'array', items: whole(), minItems: 1 }] },
    [plain],
  ],
  [
    'wrapped-root',
    'schema',
    {
      anyOf: [
        whole(),
        {
          type: 'object',
          properties: { arguments: whole() },
          required: ['arguments'],
          additionalProperties: false,
        },
      ],
    },
    { arguments: plain },
  ],
  ['no-arguments-too', 'schema', { anyOf: [whole(), { type: 'object', maxProperties: 0 }] }, {}],
  [
    'unit-needs-short-city',
    'fitted',
    open({ if: { required: ['unit'] }, then: { properties: { city: { maxLength: 8 } } } }),
    { city: 'Hangzhou City', days: 3, unit: 'celsius' },
  ],
  [
    'unit-not-on-last-day',
    'fitted',
    open({ if: { required: ['unit'] }, then: { properties: { days: { maximum: 6 } } } }),
    { ...plain, days: 7, unit: 'celsius' },
  ],
  [
    'fahrenheit-not-on-first-day',
    'fitted',
    open({
      if: { properties: { unit: { const: 'fahrenheit' } }, required: ['unit'] },
      then: { properties: { days: { minimum: 2 } } },
    }),
    { ...plain, days: 1, unit: 'fahrenheit' },
  ],
];

/** Schemas one step from the weather tool's. */
export const nearMisses: readonly NearMiss[] = rows.map(([id, kind, schema, instance]) => ({
  id,
  kind,
  text: JSON.stringify(schema, null, 2),
  witness: [instance],
}));
