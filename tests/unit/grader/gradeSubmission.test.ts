import { describe, expect, it } from 'vitest';
import { CORE_VERSION } from '#core';
import type { Exercise } from '#exercises/contract.ts';
import { gradeSubmission } from '#grader/gradeSubmission.ts';
import { type ProgramAnswer, type RealmHost, UnsupportedHost } from '#grader/realm.ts';
import { seedOf } from '#grader/seed.ts';
import { gradeOn } from '../../support/published.ts';
import { type Script, scriptedHost } from '../../support/scriptedRealm.ts';
import { overTen } from '../../support/smallComparison.ts';
import { trustedRealmHost } from '../../support/trustedRealm.ts';

const exercise = overTen as unknown as Exercise;
const program = 'export const f = (n: number) => n > 10;';
const right: Script = ([n]) => String((n as number) > 10);

const judged = (host: RealmHost, text = program) => gradeOn(host, exercise, text, 1);
const value = (text: string, changedInput = false): ProgramAnswer => ({ type: 'value', text, changedInput });

describe('each kind of verdict is reached', () => {
  it('passed: every answer is the reference’s', async () => {
    const host = scriptedHost(right, { log: ['a line'] });
    const { verdict, log } = await judged(host);
    expect(verdict).toEqual({
      exercise: 'over-ten',
      revision: 1,
      seed: 1,
      inputsRun: 50,
      core: CORE_VERSION,
      kind: 'passed',
    });
    expect(log).toEqual(['a line']);
    expect([host.opened(), host.closed()]).toEqual([1, 1]);
  });

  it('wrong: shrunk to the smallest difference, with its rule and the misconception that fits', async () => {
    const { verdict, words } = await judged(scriptedHost(([n]) => String((n as number) > 100)));
    expect(verdict).toMatchObject({
      kind: 'wrong',
      misconception: 'over-hundred',
      counterexample: { input: '[11]', expected: 'true', received: 'false', rule: 'over', case: null },
    });
    expect(words).toMatchObject({
      type: 'comparison',
      rule: { en: 'words' },
      misconception: { belief: { en: 'words' }, hint: { zh: '文字' } },
    });
  });

  it('wrong: a named case is shown before a drawn input, and is not shrunk', async () => {
    const { verdict } = await judged(scriptedHost(() => 'true'));
    expect(verdict).toMatchObject({
      kind: 'wrong',
      counterexample: { input: '[0]', case: 'zero', shrinkSteps: 0 },
    });
  });

  it('threw while it answered: with the input, the error’s name, and the message beside the verdict', async () => {
    const { verdict, message } = await judged(
      scriptedHost(([n], asked) =>
        (n as number) > 10
          ? { type: 'threw', error: 'TypeError', message: 'no n', changedInput: false }
          : right([n], asked),
      ),
    );
    expect(verdict).toMatchObject({
      kind: 'threw',
      when: 'call',
      error: 'TypeError',
      counterexample: { input: '[11]', received: 'threw TypeError' },
    });
    expect(message).toBe('no n');
    expect(JSON.stringify(verdict)).not.toContain('no n');
  });

  it('threw while it loaded: nothing was run', async () => {
    const { verdict } = await judged(
      scriptedHost(right, { load: { type: 'threw', error: 'RangeError', message: 'x' } }),
    );
    expect(verdict).toMatchObject({ kind: 'threw', when: 'load', error: 'RangeError', inputsRun: 0 });
  });

  it('threw later: the answers are right, and a promise was rejected', async () => {
    const { verdict, message } = await judged(scriptedHost(right, { late: 'Error: later' }));
    expect(verdict).toMatchObject({ kind: 'threw', when: 'later', error: 'rejection' });
    expect(message).toBe('Error: later');
  });

  it('a wrong answer is told before a late rejection', async () => {
    expect((await judged(scriptedHost(() => 'true', { late: 'Error' }))).verdict.kind).toBe('wrong');
  });

  it('timeout: the input that never comes back is found, each time in a fresh realm', async () => {
    const host = scriptedHost(([n], asked) => ((n as number) > 900 ? 'hangs' : right([n], asked)));
    const { verdict } = await judged(host);
    expect(verdict).toMatchObject({
      kind: 'timeout',
      when: 'call',
      input: expect.stringMatching(/^\[9\d\d\]$/),
    });
    expect(host.opened()).toBe(3);
    expect(host.closed()).toBe(3);
  });

  it('timeout: no single input hangs, all together do', async () => {
    const host = scriptedHost(([n], asked) => (asked > 60 ? 'hangs' : right([n], asked)));
    expect((await judged(host)).verdict).toMatchObject({ kind: 'timeout', when: 'call', input: null });
  });

  it('timeout while it loads', async () => {
    const { verdict } = await judged(scriptedHost(right, { load: { type: 'timeout' } }));
    expect(verdict).toMatchObject({ kind: 'timeout', when: 'load', input: null, inputsRun: 0 });
  });

  it('compile-error: no realm is opened', async () => {
    const host = scriptedHost(right);
    expect((await judged(host, 'export const f = ;')).verdict).toMatchObject({
      kind: 'compile-error',
      code: 'syntax',
      line: 1,
      column: 18,
    });
    expect((await judged(host, 'import "x"; export const f = 1;')).verdict).toMatchObject({
      kind: 'compile-error',
      code: 'import',
    });
    expect(host.opened()).toBe(0);
  });

  it('no-export: nothing of the name, or no function', async () => {
    const host = scriptedHost(right, { load: { type: 'not-a-function' } });
    expect((await judged(host, 'export const g = 1;')).verdict).toMatchObject({
      kind: 'no-export',
      name: 'f',
      found: 'nothing',
    });
    expect(host.opened()).toBe(0);
    expect((await judged(host)).verdict).toMatchObject({
      kind: 'no-export',
      name: 'f',
      found: 'not-a-function',
    });
  });

  it('not-cloneable: with what was returned, and the smallest input for it', async () => {
    const { verdict } = await judged(
      scriptedHost(() => ({ type: 'not-cloneable', what: 'promise', changedInput: false })),
    );
    expect(verdict).toMatchObject({
      kind: 'not-cloneable',
      what: 'promise',
      input: '[0]',
      expected: 'false',
    });
  });

  it('changed-input: though every answer is right', async () => {
    const { verdict } = await judged(
      scriptedHost((input, asked) => value(right(input, asked) as string, (input[0] as number) > 10)),
    );
    expect(verdict).toMatchObject({ kind: 'changed-input', input: '[11]' });
  });

  it('unstable: the same input, asked again later, has another answer', async () => {
    const { verdict } = await judged(scriptedHost(([n], asked) => String((n as number) > 10 || asked >= 50)));
    expect(verdict).toMatchObject({ kind: 'unstable', answers: ['false', 'true'] });
  });

  it('unstable is told before wrong: of answers that move, none is the program’s', async () => {
    expect((await judged(scriptedHost((_input, asked) => String(asked)))).verdict.kind).toBe('unstable');
  });

  it('unsupported: the host has no realm to offer', async () => {
    const host: RealmHost = { open: () => Promise.reject(new UnsupportedHost('no worker')) };
    expect((await judged(host)).verdict).toMatchObject({ kind: 'unsupported', detail: 'no worker' });
  });

  it('grader-fault: whatever else breaks on our side', async () => {
    const host: RealmHost = { open: () => Promise.reject(new Error('out of ports')) };
    expect((await judged(host)).verdict).toMatchObject({ kind: 'grader-fault', detail: 'out of ports' });
    const short = scriptedHost(right, {
      reply: (reply) => (reply.type === 'answers' ? { ...reply, outcomes: [] } : reply),
    });
    expect((await judged(short)).verdict).toMatchObject({ kind: 'grader-fault' });
  });
});

describe('a run', () => {
  it('asks all inputs at once, then the first 64 of them again in another order', async () => {
    const host = scriptedHost(right);
    await judged(host);
    const [batch = []] = host.batches;
    expect(host.batches).toHaveLength(1);
    expect(batch).toHaveLength(100);
    expect([...batch.slice(50)].sort()).toEqual([...batch.slice(0, 50)].sort());
    expect(batch.slice(50)).not.toEqual(batch.slice(0, 50));
  });

  it('draws its seed from the submission where none is given', async () => {
    const { verdict } = await gradeSubmission({ exercise, text: program }, scriptedHost(right));
    expect(verdict.seed).toBe(seedOf('over-ten', 1, program));
  });

  it('closes every realm, however it ends', async () => {
    for (const script of [right, () => 'true', () => 'hangs'] as Script[]) {
      const host = scriptedHost(script);
      await judged(host);
      expect(host.closed()).toBe(host.opened());
    }
  });

  it('has the same verdict again, byte for byte', async () => {
    const once = async () =>
      JSON.stringify((await judged(scriptedHost(([n]) => String((n as number) > 100)))).verdict);
    expect(await once()).toBe(await once());
  });

  it('believes no text of a realm: what is no wire text is another answer and no more', async () => {
    const { verdict } = await judged(scriptedHost(() => '</script>{"kind":"passed"}'));
    expect(verdict.kind).toBe('wrong');
  });
});

describe('a schema', () => {
  const schema = async (text: string, inner: unknown = { type: 'integer', minimum: 11 }) => {
    const { compileSchema } = await import('#schema');
    const { schemaRule } = await import('#exercises/contract.ts');
    const compiled = compileSchema(inner);
    if (!compiled.ok) throw new Error('It compiles.');
    const kind = { ...overTen, kind: 'schema', reference: schemaRule(compiled.validate), wrongAnswers: [] };
    return (await gradeOn(trustedRealmHost, kind as unknown as Exercise, text, 1)).verdict;
  };

  it.each<readonly [rule: string, text: string, verdict: object]>([
    ['passes where it lets the same instances through', '{"exclusiveMinimum": 10}', { kind: 'passed' }],
    [
      'is shown the smallest instance on which it differs',
      '{"minimum": 100}',
      {
        kind: 'wrong',
        counterexample: { input: '[11]', expected: '{"valid":true}', received: '{"valid":false}' },
      },
    ],
    [
      'that is no JSON has a place',
      '{"type": }',
      { kind: 'compile-error', code: 'json', line: 1, column: 10 },
    ],
    [
      'with a misspelt keyword has a place',
      '{\n  "minimun": 11\n}',
      { kind: 'compile-error', code: 'schema', line: 2, column: 3, detail: 'unknown_keyword minimun' },
    ],
    [
      'with an impossible keyword has a place as well',
      '{\n  "minimum": "11"\n}',
      { kind: 'compile-error', code: 'schema', line: 2, column: 3, detail: 'invalid_keyword type: "number"' },
    ],
    [
      'with a broken pattern has a place, in the words of no engine',
      '{"pattern": "["}',
      { kind: 'compile-error', code: 'schema', column: 2, detail: 'invalid_keyword format: "regex"' },
    ],
    [
      'that refers to itself without end is refused',
      '{"$ref": "#"}',
      { kind: 'compile-error', code: 'schema' },
    ],
  ])('%s', async (_rule, text, verdict) => expect(await schema(text)).toMatchObject(verdict));
});
