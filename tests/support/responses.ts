import fc from 'fast-check';

/** Ids as they are sent, among them those that look like another or like nothing. */
export const id = fc.oneof(fc.constantFrom('q1', '', '0', '1', '__proto__'), fc.constantFrom(0, 1, -1, 2));
/** What nobody sends on purpose. */
export const odd = fc.oneof(
  fc.jsonValue({ maxDepth: 1 }),
  fc.constantFrom<unknown>(null, true, false, 0, '', [], {}),
);
const maybe = <T>(usual: fc.Arbitrary<T>): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 5, arbitrary: usual }, { weight: 1, arbitrary: odd });
const result = fc.record(
  {
    isError: maybe(fc.boolean()),
    structuredContent: maybe(fc.record({ count: maybe(fc.integer({ min: -2, max: 9 })) })),
    content: maybe(fc.constant([{ type: 'text', text: '{"count":3}' }])),
  },
  { requiredKeys: [] },
);
const error = fc.record({ code: maybe(fc.integer()), message: maybe(fc.string()) }, { requiredKeys: [] });
const response = fc.oneof(
  { weight: 8, arbitrary: envelope({ result: maybe(result) }) },
  { weight: 4, arbitrary: envelope({ error: maybe(error) }) },
  { weight: 1, arbitrary: envelope({ result: maybe(result), error: maybe(error) }) },
  { weight: 2, arbitrary: odd },
);

function envelope(body: Readonly<Record<string, fc.Arbitrary<unknown>>>): fc.Arbitrary<unknown> {
  return fc.record({ jsonrpc: maybe(fc.constant('2.0')), id: maybe(id), ...body }, { requiredKeys: [] });
}

/** A response to a call, which most often carries the id of the call. */
export const exchange = fc
  .tuple(response, id, fc.boolean())
  .map(([given, sent, own]): readonly [unknown, string | number] => [
    own && isRecord(given) && 'id' in given ? { ...given, id: sent } : given,
    sent,
  ]);

/** Whether a value is a plain record, asked in another way than core asks. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return Object.prototype.toString.call(value) === '[object Object]';
}
