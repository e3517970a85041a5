import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  classifyResponse,
  type Diagnosis,
  endsOfWaiting,
  labelOf,
  type ResponseLabel,
  readResponse,
} from '#core';
import { exchange, id, isRecord, odd } from '../support/responses.ts';
import { schemaHost } from '../support/schemaHost.ts';

/** How many frames the law is held to. */
const FRAMES = 20_000;

const countTool = {
  name: 'count_notes',
  inputSchema: { type: 'object' },
  outputSchema: {
    type: 'object',
    properties: { count: { type: 'integer', minimum: 0 } },
    required: ['count'],
  },
};

function reading(sent: string | number, observed: object, more: object = {}): Diagnosis {
  const request = { jsonrpc: '2.0', id: sent, method: 'tools/call', params: { name: countTool.name } };
  const answer = readResponse({ request, tool: countTool, ...observed, ...more }, schemaHost);
  if (!answer.ok) throw new Error(answer.code);
  return answer;
}

/** Ids about the last integer that is told apart from its neighbours. */
const large = fc.constantFrom(2 ** 53 - 1, 2 ** 53, -(2 ** 53), 2 ** 53 + 2, 1e20, '9007199254740993');

/** Frames of all kinds: answers, half of an answer, messages that are no answers, and values that are no messages. */
const frames: fc.Arbitrary<readonly [frame: unknown, sent: string | number]> = fc.oneof(
  { weight: 12, arbitrary: exchange },
  {
    weight: 3,
    arbitrary: fc
      .tuple(exchange, fc.constantFrom<unknown>('ping', 'notifications/tools/list_changed', '', 7, null))
      .map(([[frame, sent], method]) => [isRecord(frame) ? { ...frame, method } : frame, sent] as const),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(exchange, large, fc.boolean())
      .map(
        ([[frame, sent], big, both]) =>
          [isRecord(frame) ? { ...frame, id: big } : frame, both ? big : sent] as const,
      ),
  },
  {
    weight: 3,
    arbitrary: fc
      .record({
        count: fc.oneof(
          fc.constantFrom<unknown>(0, -0, -1, 0.5, 1e20, Number.POSITIVE_INFINITY, '1', null),
          fc.nat(),
          odd,
        ),
        extra: odd,
        content: fc.oneof(fc.constant([]), odd),
        isError: fc.constantFrom<unknown>(true, false, null, 'false', undefined),
        sent: id,
      })
      .map(({ count, extra, content, isError, sent }) => {
        const flag = isError === undefined ? {} : { isError };
        const result = { ...flag, content, structuredContent: { count, extra } };
        return [{ jsonrpc: '2.0', id: sent, result, extra }, sent] as const;
      }),
  },
  { weight: 1, arbitrary: fc.tuple(fc.array(fc.jsonValue({ maxDepth: 2 }), { maxLength: 2 }), id) },
);

describe('labelOf', () => {
  it(`is what classifyResponse says, of ${FRAMES} frames that came for a call of the tool`, () => {
    const seen = new Map<ResponseLabel, number>();
    let count = 0;
    fc.assert(
      fc.property(
        frames,
        fc.constantFrom('read', 'write', undefined),
        fc.constantFrom('2025-06-18', '2025-11-25'),
        ([frame, sent], effect, negotiated) => {
          if (frame === null || frame === undefined) return;
          count += 1;
          const label = classifyResponse(frame, sent);
          seen.set(label, (seen.get(label) ?? 0) + 1);
          const more = effect === undefined ? { negotiated } : { effect, negotiated };
          expect(labelOf(reading(sent, { frame }, more))).toBe(label);
        },
      ),
      { numRuns: FRAMES + 500 },
    );
    expect(count).toBeGreaterThanOrEqual(FRAMES);
    // Six of the labels are about a frame that came, and each is met often.
    expect(seen.size).toBe(6);
    for (const often of seen.values()) expect(often).toBeGreaterThan(200);
  });

  it('is what classifyResponse says of silence, however the waiting ended', () => {
    for (const type of endsOfWaiting)
      expect(labelOf(reading(2, { event: { type } }))).toBe(classifyResponse(null, 2));
  });

  it('is the same of a line as of the frame in it', () => {
    fc.assert(
      fc.property(frames, ([frame, sent]) => {
        fc.pre(isRecord(frame) && ['jsonrpc', 'result', 'error'].some((name) => Object.hasOwn(frame, name)));
        const text = JSON.stringify(frame);
        expect(labelOf(reading(sent, { line: text }))).toBe(classifyResponse(JSON.parse(text), sent));
      }),
      { numRuns: 300 },
    );
  });
});
