import fc, { type Arbitrary } from 'fast-check';
import type { ResponseInput } from './cases.ts';

/** Most often the usual, now and then something odd. */
function mostly(
  usual: Arbitrary<unknown>,
  ...odd: readonly unknown[]
): Arbitrary<unknown> {
  return fc.oneof(
    { weight: 6, arbitrary: usual },
    { weight: 1, arbitrary: fc.constantFrom(...odd) },
  );
}

/** Stands for a member that is left out; JSON cannot say it. */
const absent = undefined;

const ids = ['q1', 1, 0, '', '0', '1', '7', 7, 'Q1'] as const;
const sent = fc.constantFrom(...ids);

/** The id of the response: the one that was sent, one that looks like it, or none. */
const received = fc.oneof(
  { weight: 8, arbitrary: fc.constant({ own: true as const }) },
  {
    weight: 3,
    arbitrary: fc.record({
      own: fc.constant(false as const),
      id: fc.constantFrom<unknown>(...ids, absent, null, true, false, ['q1'], [7]),
    }),
  },
);

const text = '{"count":3}';
const count = mostly(
  fc.integer({ min: -1, max: 4 }),
  absent,
  null,
  true,
  false,
  '',
  '2',
  0.5,
  2.5,
  [],
  1e20,
  Number.POSITIVE_INFINITY,
);
const output = mostly(
  fc.record({ count }).map(withoutAbsent),
  absent,
  null,
  [],
  [2],
  text,
  'two',
  2,
);
const content = fc.constantFrom<unknown>(
  absent,
  absent,
  [],
  [{ type: 'text', text }],
  [{ type: 'text', text: 'done' }],
);
const result = mostly(
  fc
    .record({
      isError: mostly(
        fc.constantFrom(absent, false, true),
        null,
        0,
        1,
        '',
        'true',
        'false',
        [],
      ),
      structuredContent: output,
      content,
    })
    .map(withoutAbsent),
  null,
  [],
  '',
  'ok',
  false,
  0,
);
const error = mostly(
  fc
    .record({
      code: mostly(
        fc.constantFrom(-32602, -32603, 0, 1),
        absent,
        null,
        true,
        '',
        '-32602',
        0.5,
        [],
        1e20,
      ),
      message: fc.constantFrom<unknown>('no', '', absent, null, 7),
    })
    .map(withoutAbsent),
  null,
  [],
  '',
  'no',
  0,
  -32602,
  false,
);

const branches = fc.oneof(
  { weight: 9, arbitrary: fc.record({ result }) },
  { weight: 4, arbitrary: fc.record({ error }) },
  { weight: 2, arbitrary: fc.record({ error, result }) },
  { weight: 1, arbitrary: fc.constant({}) },
);

/** A member that the rule does not name. Own `__proto__` is one of them where JSON says so. */
const extra = fc.constantFrom<readonly [string, unknown]>(
  ['__proto__', { error: { code: 1 } }],
  ['__proto__', { result: { structuredContent: { count: 1 } } }],
  ['method', 'tools/call'],
  ['ok', true],
);

const exchange: Arbitrary<ResponseInput> = fc
  .record(
    {
      sent,
      received,
      jsonrpc: mostly(fc.constant('2.0'), absent, null, 2, '2', '1.0'),
      branches,
      extra,
    },
    { requiredKeys: ['sent', 'received', 'jsonrpc', 'branches'] },
  )
  .map((drawn) => {
    const id = drawn.received.own ? drawn.sent : drawn.received.id;
    const members = { jsonrpc: drawn.jsonrpc, id, ...drawn.branches };
    const entries = Object.entries(members).filter(([, value]) => value !== absent);
    // Makes own properties of every name, `__proto__` included, as JSON does.
    const response = Object.fromEntries(
      drawn.extra === undefined ? entries : [...entries, drawn.extra],
    );
    return [response, drawn.sent] as const;
  });

/** Inputs of `classifyResponse`: mostly responses with something odd about them, at times any JSON value. */
export const inputs: Arbitrary<ResponseInput> = fc.oneof(
  { weight: 14, arbitrary: exchange },
  {
    weight: 1,
    arbitrary: fc.tuple(
      fc.oneof(
        fc.constantFrom<unknown>(null, undefined, false, true, 0, 1, '', [], {}),
        fc.jsonValue({ maxDepth: 2 }),
      ),
      sent,
    ),
  },
);

function withoutAbsent(record: Readonly<Record<string, unknown>>): unknown {
  return Object.fromEntries(
    Object.entries(record).filter(([, value]) => value !== absent),
  );
}
