import type { Walk } from '../walk/index.ts';
import { numberRelatives } from '../walk/numberRelatives.ts';
import type { ResponseInput } from './cases.ts';
import { answer, counted, oddFrames, to } from './oddFrames.ts';

/** An id is a text or an integer; a response is whatever a server sent. */
function allows([, id, ...more]: readonly unknown[]): boolean {
  return more.length === 0 && (typeof id === 'string' || Number.isInteger(id));
}

/** Numbers that some way of holding or writing them takes for one: 32 and 53 bits, digits, halves, exponents. */
const confused: readonly (readonly [number, number])[] = [
  ...[1, 7].flatMap((id) =>
    [2 ** 8, 2 ** 16, 2 ** 31, 2 ** 32, 2 ** 53].flatMap((step) => [
      [id, id + step] as const,
      [id, id - step] as const,
    ]),
  ),
  [1, -1],
  [1, 1.5],
  [1, 1 + 2 ** -50],
  [0, -0],
  [2 ** 31, -(2 ** 31)],
  [2 ** 53 - 1, 2 ** 53],
  [2 ** 53, 2 ** 53 + 2],
  [1_000_000, 1_000_001],
  [123_456_789_012_345, 123_456_789_012_346],
];

/** Ids that are numbers: each of them as it was sent, and answered under one that resembles it. */
const numberIds: readonly ResponseInput[] = [
  ...[3, ...numberRelatives(3)]
    .filter((id) => Number.isInteger(id) && (id < 2 || id > 1000))
    .map((id) => to(id, { result: counted }, id)),
  ...[0, 1, -1, 10, 1e21].map((id) => to(String(id), { result: counted }, id)),
  ...confused.flatMap(([one, other]) => [
    to(one, { result: counted }, other),
    to(other, { result: counted }, one),
  ]),
];

/** Ids that are texts of numbers: each under one that has the same value. */
const numericTexts: readonly ResponseInput[] = (
  [
    ['1', '01'],
    ['1', '1.0'],
    ['1', '+1'],
    ['1', ' 1'],
    ['1', '1e0'],
    ['10', '0xa'],
    ['0', ''],
    ['0', '-0'],
    ['true', '1'],
    ['2', '2n'],
  ] as const
).flatMap(([one, other]) => [
  to(one, { result: counted }, other),
  to(other, { result: counted }, one),
]);

/** What the inputs of `classifyResponse` that nobody draws are made from. */
export const walk: Walk<ResponseInput> = {
  from: [
    answer({ result: counted }),
    // Under numbers, so that both sides of an id that is a text are tried in the first alone; without the members that
    // count for nothing, so that nothing is spent on their values.
    to(8, { error: { code: -32602 } }, 8),
    to(0, { result: { structuredContent: { count: 0 }, isError: false } }, 0),
  ],
  allows,
  compared: [{ text: [0, 'id'], with: [1] }],
  spared: [[1], [0, 'jsonrpc']],
  bounds: [0],
  names: ['counts', 'is_error', 'structured_content', 'reason'],
  texts: ['2.0', '2', '2x0', '1.0', '２.０', 'v2.0', 'q2', '-32602'],
  more: [...oddFrames, ...numberIds, ...numericTexts],
};
