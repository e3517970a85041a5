import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { classifyResponse, type ResponseLabel, responseGateIds, traceResponse } from '#core';
import { traceText } from '../../support/traceText.ts';

interface Vector {
  readonly id: string;
  readonly args: { readonly response: unknown; readonly expectedId: string | number };
  readonly want: ResponseLabel;
  readonly note: string;
}

// Each line goes through JSON.parse once and is never written again, so `2.0`, `1e400` and an own `__proto__` arrive as
// they would from a server's text.
const lines = readFileSync(new URL('../../fixtures/classify-response.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n');
const vectors = lines.map((line) => JSON.parse(line) as Vector);

describe('the vectors', () => {
  it.each(vectors.map((vector) => [vector.id, vector.note, vector] as const))(
    '%s %s',
    (_id, _note, { args, want }) => {
      expect(classifyResponse(args.response, args.expectedId)).toBe(want);
    },
  );

  it('still hold what JSON text alone can say', () => {
    const responseOf = (id: string) => vectors.find((vector) => vector.id === id)?.args.response as object;
    expect(lines.filter((line) => /"(count|code)":-?\d+\.0/.test(line))).toHaveLength(2);
    expect(responseOf('CR-016')).toMatchObject({
      result: { structuredContent: { count: Number.POSITIVE_INFINITY } },
    });
    expect(Object.keys(responseOf('CR-070'))).toContain('__proto__');
    expect(vectors).toHaveLength(39);
  });
});

const good = { jsonrpc: '2.0', id: 'q1', result: { structuredContent: { count: 2 } } };
const withResult = (result: object): object => ({ jsonrpc: '2.0', id: 'q1', result });
const withError = (error: unknown): object => ({ jsonrpc: '2.0', id: 'q1', error });

/** The trace on one line: behind it the gate that stopped the response, its label, and the part that it is about. */
function line(response: unknown): string {
  const run = traceResponse(response, 'q1');
  const [steps] = traceText(run).split(' | ');
  if (run.passed) return `${steps} | passed`;
  const { label, at } = run.refusal;
  return `${steps} | ${run.stoppedAt} ${label} ${at === null ? 'nowhere' : at || 'whole'}`;
}

describe('the gates stand in this order, and the first that stops a response names it and the part that it is about', () => {
  it.each<readonly [rule: string, response: unknown, trace: string]>([
    [
      'nothing came',
      undefined,
      'arrival:no record:- version:- identity:- branch:- error:- result:- tool:- output:- | arrival unknown nowhere',
    ],
    [
      'an array before its members',
      [good],
      'arrival:yes record:no version:- identity:- branch:- error:- result:- tool:- output:- | record malformed whole',
    ],
    [
      'version before identity',
      { ...good, jsonrpc: 2, id: 'q2' },
      'arrival:yes record:yes version:no identity:- branch:- error:- result:- tool:- output:- | version protocol_mismatch /jsonrpc',
    ],
    [
      'identity before shape: a broken answer of another call is not ours',
      { jsonrpc: '2.0', id: 'q2', result: 1, error: 1 },
      'arrival:yes record:yes version:yes identity:no branch:- error:- result:- tool:- output:- | identity protocol_mismatch /id',
    ],
    [
      'both members before either is looked into',
      { ...good, error: { code: 1 } },
      'arrival:yes record:yes version:yes identity:yes branch:no error:- result:- tool:- output:- | branch malformed whole',
    ],
    [
      'an error is told from a broken one by its code alone',
      withError({ code: -32602 }),
      'arrival:yes record:yes version:yes identity:yes branch:yes error:no result:- tool:- output:- | error protocol_error /error',
    ],
    [
      'the same gate refuses a broken error by another label',
      withError({ code: '-32602' }),
      'arrival:yes record:yes version:yes identity:yes branch:yes error:no result:- tool:- output:- | error malformed /error/code',
    ],
    [
      'the type of isError before its value',
      withResult({ isError: 'true' }),
      'arrival:yes record:yes version:yes identity:yes branch:yes error:yes result:no tool:- output:- | result malformed /result/isError',
    ],
    [
      'isError before the output contract',
      withResult({ isError: true }),
      'arrival:yes record:yes version:yes identity:yes branch:yes error:yes result:yes tool:no output:- | tool tool_error /result/isError',
    ],
    [
      'the output contract last',
      withResult({ isError: false }),
      'arrival:yes record:yes version:yes identity:yes branch:yes error:yes result:yes tool:yes output:no | output output_schema_error /result/structuredContent/count',
    ],
    [
      'a whole answer stops nowhere',
      good,
      'arrival:yes record:yes version:yes identity:yes branch:yes error:yes result:yes tool:yes output:yes | passed',
    ],
  ])('%s', (_rule, response, trace) => {
    expect(line(response)).toBe(trace);
  });

  it('and are the gates that the list names', () => {
    expect(traceResponse(null, 'q1').trace.map(({ gate }) => gate)).toEqual(responseGateIds);
  });
});

describe('what counts as a field', () => {
  it.each<readonly [rule: string, response: unknown, label: ResponseLabel]>([
    ['a record without a prototype is a record', Object.assign(Object.create(null), good), 'verify_business'],
    ['an inherited field is none', Object.create(good), 'protocol_mismatch'],
    ['an inherited error is none', Object.assign(Object.create({ error: 1 }), good), 'verify_business'],
    ['a field that holds undefined is there', { ...good, error: undefined }, 'malformed'],
    ['isError that holds undefined is there', withResult({ isError: undefined }), 'malformed'],
    ['a Map of the right fields is no record of them', new Map(Object.entries(good)), 'protocol_mismatch'],
    ['a boxed version is no string', { ...good, jsonrpc: new String('2.0') }, 'protocol_mismatch'],
    ['a boxed id is no string', { ...good, id: new String('q1') }, 'protocol_mismatch'],
    ['a bigint is no JSON integer', withError({ code: 1n }), 'malformed'],
    ['NaN is no integer', withResult({ structuredContent: { count: Number.NaN } }), 'output_schema_error'],
    ['minus zero is zero', withResult({ structuredContent: { count: -0 } }), 'verify_business'],
    [
      'an array with a count is no record',
      withResult({ structuredContent: Object.assign([], { count: 1 }) }),
      'output_schema_error',
    ],
  ])('%s', (_rule, response, label) => {
    expect(classifyResponse(response, 'q1')).toBe(label);
  });

  it('a getter is no field, and is never run', () => {
    let runs = 0;
    const response = {
      jsonrpc: '2.0',
      id: 'q1',
      get result() {
        runs += 1;
        return good.result;
      },
    };
    expect(classifyResponse(response, 'q1')).toBe('malformed');
    expect(runs).toBe(0);
  });
});

describe('the id that the caller expects', () => {
  it.each([
    ['undefined, which a missing id would equal', undefined],
    ['a boolean', true],
    ['a record', {}],
    ['NaN', Number.NaN],
    ['a number with a fraction', 4.5],
    ['one that no JSON text holds', Number.POSITIVE_INFINITY],
    ['a bigint', 1n],
  ])('that is %s is a fault of the caller, whatever came back', (_what, expected) => {
    const call = (response: unknown) => () => classifyResponse(response, expected as unknown as string);
    expect(call({ ...good, id: expected })).toThrow(
      new TypeError('expectedId must be a string or an integer'),
    );
    expect(call(null)).toThrow(TypeError);
  });

  it.each<readonly [rule: string, sent: string | number, received: unknown]>([
    ['a number is not its text', 1, '1'],
    ['a text is not its number', '1', 1],
    ['zero is an id, and no empty text', 0, ''],
    ['zero is an id, and not null', 0, null],
    ['zero is an id, and not false', 0, false],
    ['true is not one', 1, true],
    ['a list of the id is not the id', 'q1', ['q1']],
    ['blanks count', 'q1', 'q1 '],
    ['case counts', 'q1', 'Q1'],
  ])('%s', (_rule, sent, received) => {
    expect(classifyResponse({ ...good, id: received }, sent)).toBe('protocol_mismatch');
    expect(classifyResponse({ ...good, id: sent }, sent)).toBe('verify_business');
  });
});
