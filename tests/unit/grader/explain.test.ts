import { describe, expect, it } from 'vitest';
import { explain, verdictWords } from '#grader/messages/explain.ts';
import { type Finding, type Verdict, verdictKinds } from '#grader/verdict.ts';
import type { Answer } from '../../../src/grader/answer.ts';
import type { CompileErrorCode, CompileProblem } from '../../../src/grader/compileError.ts';

const facts = { exercise: 'validate-query', revision: 1, seed: 7, inputsRun: 1000, core: '1.0.0' };
const value = (text: string): Answer => ({ type: 'value', text });
const counterexample = {
  input: '[0]',
  expected: value('1'),
  received: value('2'),
  rule: 'r',
  case: null,
  shrinkSteps: 2,
};
const at = { line: 3, column: 4 };
const compileErrors: { readonly [Code in CompileErrorCode]: Extract<CompileProblem, { code: Code }> } = {
  syntax: { code: 'syntax', message: 'Unexpected token' },
  import: { code: 'import' },
  'too-long': { code: 'too-long', length: 2, limit: 1 },
  'too-deep': { code: 'too-deep' },
  json: { code: 'json', found: '"]"' },
  schema: { code: 'schema', problem: { code: 'unknown_keyword', path: '/minimun', keyword: 'minimun' } },
  submission: { code: 'submission', expected: { shape: 'predictions' } },
};

const findings: readonly Finding[] = [
  { kind: 'passed', evidence: { type: 'comparison' } },
  { kind: 'passed', evidence: { type: 'hunt', used: 3, best: 2, inputs: [] } },
  { kind: 'passed', evidence: { type: 'sheet', rows: [] } },
  { kind: 'passed', evidence: { type: 'cases', cases: [] } },
  { kind: 'wrong', evidence: { type: 'comparison', counterexample, differing: 12, misconception: null } },
  { kind: 'wrong', evidence: { type: 'hunt', inputs: [], unexposed: ['A'], best: 2 } },
  { kind: 'wrong', evidence: { type: 'sheet', rows: [] } },
  { kind: 'wrong', evidence: { type: 'cases', cases: [{ id: 'a', right: false }] } },
  { kind: 'threw', when: 'load', error: 'TypeError', counterexample: null, misconception: null },
  { kind: 'threw', when: 'call', error: 'TypeError', counterexample, misconception: null },
  { kind: 'threw', when: 'later', error: 'rejection', counterexample: null, misconception: null },
  { kind: 'timeout', when: 'load', limitMs: 2000, input: null },
  { kind: 'timeout', when: 'call', limitMs: 2000, input: '[0]' },
  { kind: 'timeout', when: 'call', limitMs: 2000, input: null },
  ...Object.values(compileErrors).map((problem): Finding => ({ kind: 'compile-error', ...problem, ...at })),
  { kind: 'no-export', name: 'validateQuery', found: 'nothing' },
  { kind: 'no-export', name: 'validateQuery', found: 'not-a-function' },
  { kind: 'not-cloneable', what: 'promise', input: '[0]', expected: value('1') },
  { kind: 'changed-input', input: '[0]', expected: value('1') },
  { kind: 'unstable', input: '[0]', answers: [value('1'), value('2')] },
  { kind: 'cancelled' },
  { kind: 'grader-fault', detail: 'no inputs' },
  { kind: 'unsupported', detail: 'no worker' },
];
const verdicts = findings.map((finding): Verdict => ({ ...facts, ...finding }));

it('the table below has every kind of verdict', () => {
  expect(new Set(findings.map(({ kind }) => kind))).toEqual(new Set(verdictKinds));
});

describe.each(['en', 'zh'] as const)('explain in %s', (locale) => {
  const told = verdicts.map(
    (verdict) => [JSON.stringify(verdict).slice(0, 160), explain(verdict, locale)] as const,
  );

  it.each(told)('has words, and no brace left over, for %s', (_verdict, { headline, sentences }) => {
    const text = [headline, ...sentences].join(' ');
    expect(text).not.toMatch(/[{}]|undefined|\[object/);
    for (const part of [headline, ...sentences]) {
      if (locale === 'zh') expect(part).toMatch(/\p{Script=Han}/u);
      else expect(part).not.toMatch(/\p{Script=Han}/u);
    }
  });

  it('tells different verdicts apart', () => {
    const texts = told.map(([, { headline, sentences }]) => [headline, ...sentences].join(' '));
    // What a hunt or a round passed with, and where a text fails to be read, is shown beside the words.
    expect(new Set(texts).size).toBeGreaterThanOrEqual(verdicts.length - 5);
  });

  it('has its facts filled in', () => {
    const text = (kind: string) =>
      told.find(([verdict]) => verdict.includes(`"${kind}"`))?.[1].sentences.join(' ');
    expect(text('passed')).toContain('1000');
    expect(text('wrong')).toContain('12');
    expect(text('compile-error')).toMatch(/3.*4.*Unexpected token/);
    expect(text('grader-fault')).toContain('no inputs');
  });
});

it('a fact that holds braces is not filled in again', () => {
  const verdict: Verdict = { ...facts, kind: 'grader-fault', detail: '{seed}' };
  expect(explain(verdict, 'en').sentences[0]).toContain('{seed}');
});

it('both languages have the same labels and finer sentences, none of them empty', () => {
  const { en, zh } = verdictWords;
  for (const part of ['headlines', 'explanations', 'details', 'labels'] as const) {
    expect(Object.keys(zh[part]).sort()).toEqual(Object.keys(en[part]).sort());
    for (const words of [...Object.values(en[part]), ...Object.values(zh[part])]) {
      expect(typeof words === 'function' ? (words as (fact: never) => string)(3 as never) : words).not.toBe(
        '',
      );
    }
  }
});
