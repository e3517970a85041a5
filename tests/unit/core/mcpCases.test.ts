import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readResponse } from '#core';
import { schemaHost } from '../../support/schemaHost.ts';

interface Case {
  readonly id: string;
  readonly symptom: string;
  readonly frame_or_call: Readonly<Record<string, unknown>>;
  readonly right_answer: {
    readonly class: string;
    readonly executed: string;
    readonly decision: string;
  };
}

const cases = readFileSync(new URL('../../fixtures/mcp-cases.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Case);

/** A case shows one exchange when it has a request and one thing that came after it. */
const isExchange = ({ frame_or_call }: Case): boolean =>
  'request' in frame_or_call &&
  ['frame', 'line', 'event'].filter((name) => name in frame_or_call).length === 1;

/** Where our answer differs from the stored one: what it is instead, and why. */
interface Exception {
  readonly executed?: string;
  readonly decision?: string;
  readonly why: string;
}

const exceptions: Readonly<Record<string, Exception>> = JSON.parse(
  readFileSync(new URL('../../fixtures/mcp-exceptions.json', import.meta.url), 'utf8'),
);

/** Cases about something else than one answer to one request. */
const otherSubjects: Readonly<Record<string, string>> = {
  'mcp-27': 'two requests under one id: refused before the second is sent',
  'mcp-38': 'the options of a call, nothing came back yet',
  'mcp-43': 'two catalogues',
  'mcp-46': 'a definition that changed',
  'mcp-52': 'a definition with a dangling reference',
  'mcp-53': 'a definition that a model’s API refuses',
  'mcp-56': 'a definition in a dialect that is not supported',
  'mcp-58': 'the server’s side of a request',
  'mcp-69': 'the end of a process, no request is open',
  'mcp-70': 'whether a call may start',
};

const threeAnswers = (one: Case): unknown => {
  const { ok, ...answer } = readResponse(one.frame_or_call, schemaHost);
  if (!ok || !('class' in answer)) return answer;
  return { class: answer.class, executed: answer.executed, decision: answer.decision };
};

describe('situations from public threads and from measurements', () => {
  it.each(cases.filter(isExchange).map((one) => [one.id, one.symptom, one] as const))(
    '%s %s',
    (id, _symptom, one) => {
      const { why: _why, ...ours } = exceptions[id] ?? { why: '' };
      expect(threeAnswers(one)).toEqual({ ...one.right_answer, ...ours });
    },
  );

  it.each(Object.entries(exceptions))(
    'the exception %s differs from the stored answer, with a reason',
    (id, exception) => {
      const { why, ...ours } = exception;
      const stored = cases.find((one) => one.id === id)?.right_answer;
      expect(Object.keys(ours)).toHaveLength(1);
      expect(stored).toBeDefined();
      expect({ ...stored, ...ours }).not.toEqual(stored);
      expect(why.length).toBeGreaterThan(40);
    },
  );

  it('whatever is no exchange is refused as an input, with the reason', () => {
    const others = cases.filter((one) => !isExchange(one));
    expect(others.map(({ id }) => id)).toEqual(Object.keys(otherSubjects));
    expect(Object.fromEntries(others.map((one) => [one.id, threeAnswers(one)]))).toEqual({
      'mcp-27': { code: 'request_missing' },
      'mcp-38': { code: 'request_missing' },
      'mcp-43': { code: 'request_missing' },
      'mcp-46': { code: 'request_missing' },
      'mcp-52': { code: 'request_missing' },
      'mcp-53': { code: 'request_missing' },
      'mcp-56': { code: 'request_missing' },
      'mcp-58': { code: 'observation_missing' },
      'mcp-69': { code: 'request_missing' },
      'mcp-70': { code: 'request_missing' },
    });
    for (const { right_answer } of others) expect(right_answer.class).toBe('host_policy');
  });

  it('are 48: 38 exchanges, of which 14 are exceptions, and 10 others', () => {
    expect([
      cases.length,
      cases.filter(isExchange).length,
      Object.keys(exceptions).length,
      Object.keys(otherSubjects).length,
    ]).toEqual([48, 38, 14, 10]);
  });
});
