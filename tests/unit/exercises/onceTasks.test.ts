import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { canonicalFingerprint, executeOnce } from '#core';
import { loadExercise } from '#exercises';
import { locales } from '#i18n/locale.ts';
import { moreCases } from '#ticket-lab/storedCases.ts';

/** The text of a task. */
function task(locale: string, id: string): string {
  return fs.readFileSync(`content/${locale}/exercises/${id}.mdx`, 'utf8');
}

describe.each(locales)('a task says what is judged (%s)', (locale) => {
  it('english, order-gates: the five cases are printed before the attempt, each with its right end', async () => {
    const exercise = await loadExercise('order-gates');
    if (exercise.kind !== 'order') throw new Error('not an order');
    const text = task(locale, 'order-gates');
    const outcomes = await exercise.outcomes(exercise.start);
    expect(outcomes).toHaveLength(5);
    for (const { id, words } of outcomes) {
      expect(text).toContain(words[locale]);
      const code = moreCases.find((one) => one.id === id)?.expected.error_code;
      if (code !== undefined) expect(text).toContain(`\`${code}\``);
    }
  });

  it('english, decide-repeat: the number of endings is the number told', async () => {
    const exercise = await loadExercise('decide-repeat');
    if (exercise.kind !== 'decide') throw new Error('not a decision');
    expect(exercise.items).toHaveLength(19);
    expect(task(locale, 'decide-repeat')).toContain(locale === 'en' ? 'nineteen' : '十九种');
    expect(exercise.title[locale]).toContain(locale === 'en' ? 'nineteen' : '十九种');
  });

  it('english, canonical-fingerprint: any JSON value, and nothing deeper than 200 levels', () => {
    const text = task(locale, 'canonical-fingerprint');
    expect(text).toContain(locale === 'en' ? 'any JSON value' : '任意 JSON 值');
    expect(text).toContain('200');
    const deep = (levels: number): unknown => (levels === 0 ? 1 : [deep(levels - 1)]);
    expect(canonicalFingerprint(deep(200))).not.toBeNull();
    expect(canonicalFingerprint(deep(201))).toBeNull();
  });
});

/** What the judge wants of an ending of decide-repeat. */
async function stepOf(id: string): Promise<unknown> {
  const exercise = await loadExercise('decide-repeat');
  if (exercise.kind !== 'decide') throw new Error('not a decision');
  const found = exercise.items.find((one) => one.id === id);
  if (found === undefined) throw new Error(`no ending "${id}"`);
  return exercise.answer(found.item)['step'];
}

describe('decide-repeat judges by the rule, and offers each step', () => {
  it.each([
    ['arguments-refused', 'repaired_same_key'],
    ['receipt-does-not-know', 'look_up'],
    ['receipt-open-and-there', 'settle'],
    ['receipt-open-and-absent', 'settle'],
    ['receipt-open-not-ours', 'stop'],
    ['receipt-settled-as-absent', 'same_key'],
    ['conflict-of-versions', 'look_up'],
    ['looked-up-and-absent', 'same_key'],
  ])('%s: %s', async (id, step) => {
    expect(await stepOf(id)).toBe(step);
  });

  it('every choice is the right one for some ending', async () => {
    const exercise = await loadExercise('decide-repeat');
    if (exercise.kind !== 'decide') throw new Error('not a decision');
    const right = new Set(exercise.items.map(({ item }) => exercise.answer(item)['step']));
    const offered = exercise.questions.flatMap((one) => ('choices' in one ? one.choices : []));
    expect([...right].sort()).toEqual(offered.map(({ id }) => id).sort());
  });
});

it('1e400 has no canonical text for executeOnce, nor for any right answer', async () => {
  const call = { actor: 'ann', tool: 'note', key: 'k1', ends: 'done' } as const;
  const sums: readonly unknown[] = JSON.parse('[1e400, null, -1e400]');
  const calls = sums.map((sum) => ({ ...call, arguments: { sum } }));
  const want = { answers: ['no_canonical_text', 'done', 'no_canonical_text'], ran: [1] };
  expect(executeOnce(calls)).toEqual(want);
  const folder = 'src/exercises/execute-once/right';
  const files = fs.readdirSync(folder);
  expect(files.length).toBeGreaterThanOrEqual(4);
  for (const file of files) {
    const program: { readonly executeOnce: typeof executeOnce } = await import(path.resolve(folder, file));
    expect([file, program.executeOnce(calls)]).toEqual([file, want]);
  }
});
