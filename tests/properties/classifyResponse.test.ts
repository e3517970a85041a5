import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { classifyResponse, type ResponseLabel, traceResponse } from '#core';
import { deepFreeze } from '../support/deepFreeze.ts';
import { exchange, id, isRecord, odd } from '../support/responses.ts';

const anything = fc.anything({
  withBigInt: true,
  withBoxedValues: true,
  withDate: true,
  withMap: true,
  withNullPrototype: true,
  withObjectString: true,
  withSet: true,
  withSparseArray: true,
  withTypedArray: true,
});
const labels: readonly ResponseLabel[] = [
  'unknown',
  'protocol_mismatch',
  'malformed',
  'protocol_error',
  'tool_error',
  'output_schema_error',
  'verify_business',
];

/** The rule once more, as conditions in order that share nothing with core. */
function once(given: unknown, sent: string | number): ResponseLabel {
  if (given === null || given === undefined) return 'unknown';
  if (!isRecord(given)) return 'malformed';
  const keys = Object.keys(given);
  if (given['jsonrpc'] !== '2.0' || given['id'] !== sent) return 'protocol_mismatch';
  if (keys.includes('error') && keys.includes('result')) return 'malformed';
  if (keys.includes('error')) {
    const code = isRecord(given['error']) ? given['error']['code'] : undefined;
    return typeof code === 'number' && Math.trunc(code) === code ? 'protocol_error' : 'malformed';
  }
  const body = given['result'];
  if (!isRecord(body)) return 'malformed';
  if (![true, false].includes(('isError' in body ? body['isError'] : false) as boolean)) return 'malformed';
  if (body['isError'] === true) return 'tool_error';
  const data = body['structuredContent'];
  const count = isRecord(data) ? data['count'] : undefined;
  return typeof count === 'number' && Math.trunc(count) === count && !(count < 0)
    ? 'verify_business'
    : 'output_schema_error';
}

describe('classifyResponse', () => {
  it('gives one of seven labels to any value, and none of them says success', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.jsonValue(),
          anything,
          exchange.map(([given]) => given),
        ),
        (given) => labels.includes(classifyResponse(given, 'q1')),
      ),
      { numRuns: 2000 },
    );
    for (const label of labels) expect(label).not.toMatch(/ok|success|done/);
  });

  it('agrees with the rule written another way, and reaches every label', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(exchange, ([given, sent]) => {
        const label = classifyResponse(given, sent);
        seen.add(label);
        expect(label).toBe(once(given, sent));
      }),
      { numRuns: 3000 },
    );
    expect([...seen].sort()).toEqual([...labels].sort());
  });

  it('never counts another call’s answer: with any other id, every record is a mismatch', () => {
    fc.assert(
      fc.property(exchange, fc.oneof(id, odd), ([given, sent], other) => {
        fc.pre(isRecord(given) && other !== sent);
        expect(classifyResponse({ ...given, id: other }, sent)).toBe('protocol_mismatch');
        const { id: _gone, ...anonymous } = given;
        expect(classifyResponse(anonymous, sent)).toBe('protocol_mismatch');
      }),
    );
  });

  it('does not look at members that it does not name', () => {
    const name = fc
      .string()
      .filter(
        (key) =>
          ![
            'jsonrpc',
            'id',
            'error',
            'result',
            'code',
            'isError',
            'structuredContent',
            'count',
            '__proto__',
          ].includes(key),
      );
    fc.assert(
      fc.property(exchange, name, fc.jsonValue(), ([given, sent], key, value) => {
        const label = classifyResponse(given, sent);
        expect(classifyResponse(everywhere(given, key, value), sent)).toBe(label);
      }),
    );
  });

  it('does not look at the words of an error, nor at the text of a result', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), fc.integer(), (message, content, code) => {
        expect(classifyResponse({ jsonrpc: '2.0', id: 1, error: { code, message } }, 1)).toBe(
          'protocol_error',
        );
        expect(classifyResponse({ jsonrpc: '2.0', id: 1, result: { content } }, 1)).toBe(
          'output_schema_error',
        );
      }),
    );
  });

  it('is pure: it changes nothing, and a copy fares the same', () => {
    fc.assert(
      fc.property(exchange, ([given, sent]) => {
        const before = JSON.stringify(given);
        const label = classifyResponse(deepFreeze(given), sent);
        expect(classifyResponse(structuredClone(given), sent)).toBe(label);
        expect(JSON.stringify(given)).toBe(before);
      }),
    );
  });

  it('says the label that its trace says', () => {
    fc.assert(
      fc.property(exchange, ([given, sent]) => {
        const run = traceResponse(given, sent);
        expect(classifyResponse(given, sent)).toBe(run.passed ? 'verify_business' : run.refusal.label);
      }),
    );
  });
});

/** The value with one more member in the record and in every record below it. */
function everywhere(value: unknown, key: string, more: unknown): unknown {
  if (!isRecord(value)) return value;
  const fields = Object.entries(value).map(([name, inner]) => [name, everywhere(inner, key, more)] as const);
  return Object.fromEntries([...fields, [key, more]]);
}
