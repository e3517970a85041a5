import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Diagnosis, type ResponseClass, readResponse, revisions } from '#core';
import { deepFreeze } from '../support/deepFreeze.ts';
import { readingRows, request, tool } from '../support/readingRows.ts';
import { exchange, isRecord, odd } from '../support/responses.ts';
import { schemaHost } from '../support/schemaHost.ts';

const countTool = {
  name: 'create_order',
  inputSchema: { type: 'object' },
  outputSchema: {
    type: 'object',
    properties: { count: { type: 'integer', minimum: 0 } },
    required: ['count'],
  },
};

/** Inputs of real shape: a drawn response, a drawn revision, and what the host may know. */
const input = fc
  .record(
    {
      exchange,
      tool: fc.constantFrom(tool, countTool),
      negotiated: fc.constantFrom(...revisions),
      effect: fc.constantFrom('read', 'write'),
      context: fc.record({ cancelled: fc.array(fc.constantFrom(0, 1, 'q1', '1')) }, { requiredKeys: [] }),
    },
    { requiredKeys: ['exchange'] },
  )
  .map(({ exchange: [frame, id], ...rest }) => ({ request: { ...request, id }, frame, ...rest }));
const given = fc.oneof(
  { weight: 3, arbitrary: input },
  { weight: 1, arbitrary: fc.constantFrom(...readingRows.map(([, row]) => row)) },
);

function reading(one: unknown): Diagnosis {
  const answer = readResponse(one, schemaHost);
  if (!answer.ok) throw new Error(answer.code);
  return answer;
}

const idOf = (frame: unknown): unknown => (isRecord(frame) ? frame['id'] : undefined);

describe('readResponse', () => {
  it('never throws: it reads any value or says what is wrong with it', () => {
    const anything = fc.anything({
      withBigInt: true,
      withDate: true,
      withMap: true,
      withNullPrototype: true,
      withSparseArray: true,
    });
    const halfRight = fc.record(
      {
        request: fc.oneof(fc.constant(request), anything),
        frame: anything,
        line: anything,
        event: anything,
        tool: anything,
        negotiated: anything,
        effect: anything,
        context: anything,
      },
      { requiredKeys: [] },
    );
    const codes = new Set<string>();
    fc.assert(
      fc.property(fc.oneof(anything, halfRight), (value) => {
        const answer = readResponse(value, schemaHost);
        codes.add(answer.ok ? answer.class : answer.code);
      }),
      { numRuns: 2000 },
    );
    expect(codes.size).toBeGreaterThan(5);
  });

  it('takes for an answer to this call only what carries its id, value and type, and was not given up', () => {
    const answers: readonly ResponseClass[] = [
      'ok',
      'input_required',
      'tool_error',
      'protocol_error',
      'contract_violation',
      'cannot_be_checked',
    ];
    let taken = 0;
    fc.assert(
      fc.property(input, (one) => {
        if (!answers.includes(reading(one).class)) return;
        taken += 1;
        expect(idOf(one.frame)).toBe(one.request.id);
        expect(one.context?.cancelled ?? []).not.toContain(one.request.id);
      }),
      { numRuns: 1000 },
    );
    expect(taken).toBeGreaterThan(100);
  });

  it('says ok only of a result that says no error and breaks no promise', () => {
    fc.assert(
      fc.property(input, (one) => {
        fc.pre(reading(one).class === 'ok');
        const result = isRecord(one.frame) ? one.frame['result'] : undefined;
        if (!isRecord(result)) throw new Error('ok without a result');
        expect(result['isError'] ?? false).toBe(false);
        expect(Object.keys(one.frame as object)).not.toContain('error');
        const revision = one.negotiated ?? '2025-11-25';
        const promise = revision >= '2025-06-18' ? one.tool?.outputSchema : undefined;
        if (promise !== undefined)
          expect(schemaHost.compile(promise)?.(result['structuredContent'])).toEqual([]);
      }),
      { numRuns: 50 },
    );
  });

  it('licenses a second call only where the host itself knows that the call reads', () => {
    fc.assert(
      fc.property(given, (one) => {
        const answer = reading(one);
        if (answer.decision === 'retry_ok_with_limits') expect(answer.facts.effect).toBe('read');
      }),
      { numRuns: 1000 },
    );
  });

  it('gives the same three answers whatever the server hints of its tool', () => {
    const annotations = fc.oneof(
      fc.record(
        {
          readOnlyHint: fc.boolean(),
          idempotentHint: fc.boolean(),
          destructiveHint: fc.boolean(),
          title: fc.string(),
        },
        { requiredKeys: [] },
      ),
      odd,
    );
    fc.assert(
      fc.property(given, annotations, (one, hints) => {
        fc.pre('tool' in one && one.tool !== undefined);
        const { notes: _notes, ...plain } = reading(one);
        expect(reading({ ...one, tool: { ...(one.tool as object), annotations: hints } })).toMatchObject(
          plain,
        );
      }),
    );
  });

  it('says that nothing ran only beside -32602 and from what the host holds itself, and that it ran only where a result came', () => {
    fc.assert(
      fc.property(given, (one) => {
        const { executed, class: kind } = reading(one);
        if (executed === 'yes') expect(['ok', 'contract_violation', 'cannot_be_checked']).toContain(kind);
        if (executed === 'no') {
          const held = 'tool' in one ? one.tool : undefined;
          const refused =
            isRecord(held) && (schemaHost.compile(held['inputSchema'])?.(argumentsOf(one)).length ?? 0) > 0;
          expect(held === undefined || refused).toBe(true);
          expect(reading(one).facts.errorCode).toBe(-32602);
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('reads a line as the frame that it holds', () => {
    fc.assert(
      fc.property(input, ({ frame, ...rest }) => {
        fc.pre(isRecord(frame) && ['jsonrpc', 'result', 'error'].some((name) => Object.hasOwn(frame, name)));
        expect(reading({ ...rest, line: JSON.stringify(frame) })).toEqual(
          reading({ ...rest, frame: JSON.parse(JSON.stringify(frame)) }),
        );
      }),
    );
  });

  it('does not look at members of the message that it does not name', () => {
    const names = ['jsonrpc', 'id', 'method', 'result', 'error', '__proto__'];
    const name = fc.string().filter((key) => !names.includes(key));
    fc.assert(
      fc.property(input, name, fc.jsonValue(), (one, key, value) => {
        fc.pre(isRecord(one.frame));
        expect(reading({ ...one, frame: { ...one.frame, [key]: value } })).toEqual(reading(one));
      }),
    );
  });

  it('is pure: it changes nothing, and a copy is read the same', () => {
    fc.assert(
      fc.property(given, (one) => {
        const before = JSON.stringify(one);
        const first = reading(deepFreeze(structuredClone(one)));
        expect(reading(structuredClone(one))).toEqual(first);
        expect(JSON.stringify(one)).toBe(before);
      }),
    );
  });
});

function argumentsOf(one: object): unknown {
  const { request: sent } = one as { request: { params?: { arguments?: unknown } } };
  return sent.params?.arguments ?? {};
}
