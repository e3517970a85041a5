import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import * as core from '#core';
import { applyEdits } from '#exercises/applyEdits.ts';
import { type Rule, schemaRule } from '#exercises/contract.ts';
import { askedInputs, fixedInputs, inputText } from '#grader/compare/drawInputs.ts';
import { decode } from '#grader/wire/decode.ts';
import { compileSchema } from '#schema';
import { bundleRule, fileOfCore } from '../../../src/cli/inputs/bundleRule.ts';
import { answerOf } from '../../../src/grader/compare/answerOf.ts';
import { compileProgram } from '../../../src/grader/compile/compileProgram.ts';
import {
  type CompareExercise,
  compareExercises,
  projectFolder,
  readStored,
  ruleNameOf,
  starterOf,
  storedAnswers,
  wrongAnswersOf,
} from '../../support/exerciseFiles.ts';
import { hardCoded } from '../../support/hardCoded.ts';
import { gradeOn, type Published } from '../../support/published.ts';
import { evaluate, trustedRealmHost } from '../../support/trustedRealm.ts';

async function verdictOn(exercise: CompareExercise, text: string, seed?: number): Promise<Published> {
  return (await gradeOn(trustedRealmHost, exercise, text, seed)).verdict;
}

it('there are exercises of both kinds that are judged by comparison', () => {
  expect(new Set(compareExercises.map(({ kind }) => kind))).toEqual(new Set(['program', 'schema']));
});

describe.each(compareExercises.map((exercise) => [exercise.id, exercise] as const))('%s', (id, exercise) => {
  const right = storedAnswers(id, 'right');
  const wrong = storedAnswers(id, 'wrong');
  const stored = wrongAnswersOf(id);
  const { wrongAnswers, cases, reference } = exercise;

  it('has at least four right answers and eight wrong ones, or one of each as a draft', () => {
    const [leastRight, leastWrong] = exercise.status === 'published' ? [4, 8] : [1, 1];
    expect(right.length).toBeGreaterThanOrEqual(leastRight);
    expect(wrong.length).toBeGreaterThanOrEqual(leastWrong);
  });

  it('passes its own reference, handed in as a submission', async () => {
    const text =
      exercise.kind === 'program'
        ? await bundleRule(fileOfCore(exercise.exportName), exercise.exportName)
        : JSON.stringify((await import(`../../../src/exercises/${id}/reference.json`)).default);
    if (exercise.kind === 'program') expect(core).toHaveProperty(exercise.exportName);
    const verdict = await verdictOn(exercise, text);
    expect(verdict).toMatchObject({ kind: 'passed' });
    // The named cases, the walked inputs and those drawn, at least; what the text itself says adds others.
    const drawn = exercise.inputCount - cases.length;
    expect(verdict['inputsRun']).toBeGreaterThanOrEqual(fixedInputs(exercise).length + drawn);
  });

  it('fails the starter by its answers: it loads, it answers, and a named case shows where it differs', async () => {
    expect(await verdictOn(exercise, starterOf(exercise))).toMatchObject({
      kind: 'wrong',
      counterexample: { case: expect.any(String) },
    });
  });

  // On one seed, whose inputs are drawn once; ownInputs.test.ts grades each text on the inputs that its learner would get.
  it.each(right.map(({ name, text }) => [name, text] as const))(
    'passes the right answer %s',
    async (_name, text) => {
      expect(await verdictOn(exercise, text, 7)).toMatchObject({ kind: 'passed' });
    },
  );

  it.each(wrong.map(({ name, text }) => [name, text] as const))(
    'fails the wrong answer %s with its own misconception',
    async (name, text) => {
      const verdict = await verdictOn(exercise, text, 7);
      expect(['wrong', 'threw']).toContain(verdict.kind);
      expect(verdict).toMatchObject({ misconception: name, counterexample: { case: expect.any(String) } });
    },
  );

  it('shows code that exists: its reference’s region, and one of its right answers', () => {
    if (exercise.kind !== 'program') return;
    const { source, solution } = exercise;
    const text = readFileSync(path.join(projectFolder, source.file), 'utf8');
    const [, shown = ''] = text.split(`// #region ${source.region}\n`);
    expect(shown).toContain(`// #endregion ${source.region}\n`);
    expect(right.map(({ name }) => name)).toContain(path.parse(solution).name);
  });

  it('has a rule and the words for each stored wrong answer, in their order, and no other', () => {
    expect(wrongAnswers.map(({ misconception }) => misconception)).toEqual(
      stored.map(({ id: name, belief, hint }) => ({ id: name, belief, hint })),
    );
    expect(new Set(stored.map((one) => one.id)).size).toBe(stored.length);
  });

  it.each(stored.map((answer) => [answer.id, answer] as const))(
    'makes %s from a right answer by edits that each change one place, or has a program of its own',
    (_name, answer) => {
      if ('program' in answer) {
        expect(answer.program).toMatch(/^wrong\//);
        return;
      }
      const text = readStored(id, answer.of);
      expect(answer.of).toMatch(/^right\/|^reference\.json$/);
      expect(answer.edits).not.toHaveLength(0);
      for (const { from, to, occurrence } of answer.edits) {
        const found = text.split(from).length - 1;
        expect([from, found]).toEqual([from, occurrence === undefined ? 1 : expect.any(Number)]);
        if (occurrence !== undefined) expect(occurrence).toBeLessThanOrEqual(found);
        expect(to).not.toBe(from);
      }
      const edited = applyEdits(text, answer.edits);
      expect(edited).toMatchObject({ ok: true });
      for (const index of answer.edits.keys()) {
        // Each edit counts: without it the text is another one.
        expect(applyEdits(text, answer.edits.toSpliced(index, 1))).not.toEqual(edited);
      }
    },
  );

  it('has no program twice, and keeps no file beside those that are named', () => {
    const texts = [...right, ...wrong].map(({ text }) => text);
    expect(new Set(texts).size).toBe(texts.length);
    const folder = path.join(projectFolder, 'src/exercises', id, 'wrong');
    const files = existsSync(folder) ? readdirSync(folder).map((file) => `wrong/${file}`) : [];
    expect(files.sort()).toEqual(stored.flatMap((one) => ('program' in one ? [one.program] : [])).sort());
  });

  it.each(wrongAnswers.map((answer) => [answer.misconception.id, answer] as const))(
    'guards %s with a named case on which it really differs, and has words for it in both languages',
    (misconceptionId, { misconception, rule }) => {
      const guards = stored.find((one) => one.id === misconceptionId)?.guards ?? [];
      expect(guards).not.toHaveLength(0);
      for (const guard of guards) {
        const { input } = cases.find((one) => one.id === guard) ?? {};
        expect([guard, input]).toEqual([guard, expect.anything()]);
        expect(answerOf(rule, input as never)).not.toEqual(answerOf(reference, input as never));
      }
      for (const { en, zh } of [misconception.belief, misconception.hint]) {
        expect(en.trim()).not.toBe('');
        expect(en).not.toMatch(/\p{Script=Han}/u);
        expect(zh).toMatch(/\p{Script=Han}/u);
      }
    },
  );

  it('answers with each stored wrong answer as its text does', () => {
    const ruleIn = (text: string): Rule<never> => {
      if (exercise.kind === 'program') {
        const compiled = compileProgram(text);
        if (compiled.ok) return evaluate(compiled.code)[exercise.exportName] as Rule<never>;
      } else {
        const compiled = compileSchema(JSON.parse(text));
        if (compiled.ok) return schemaRule(compiled.validate);
      }
      throw new Error('A stored answer does not compile.');
    };
    const inputs = askedInputs(exercise, 1).slice(-300);
    for (const { name, text } of wrong) {
      const rule = wrongAnswers.find(({ misconception }) => misconception.id === name)?.rule;
      const written = ruleIn(text);
      for (const { input } of inputs) {
        expect(answerOf(rule as Rule<never>, input as never)).toEqual(answerOf(written, input as never));
      }
    }
  });

  it('leaves its inputs as they are, and answers alike to what the judge holds and to what a program receives', () => {
    const rules = [reference, ...wrongAnswers.map(({ rule }) => rule)] as readonly Rule<never>[];
    for (const { input, text } of askedInputs(exercise, 2).filter((_, index) => index % 7 === 0)) {
      const received = decode(text);
      for (const rule of rules)
        expect(answerOf(rule, received as never)).toEqual(answerOf(rule, input as never));
      expect(inputText(input)).toBe(text);
      expect(inputText(received as readonly unknown[])).toBe(text);
    }
  });

  it('names each case and input once, and has no case guard two misconceptions', () => {
    const guards = stored.flatMap((one) => one.guards);
    expect(new Set(guards).size).toBe(guards.length);
    expect(new Set(cases.map((one) => one.id)).size).toBe(cases.length);
    expect(new Set(cases.map(({ input }) => inputText(input))).size).toBe(cases.length);
  });

  it('has a sentence for the rule that decides each case, in both languages', () => {
    for (const { input } of cases) {
      const rule = ruleNameOf(exercise, input);
      expect(exercise.rules[rule]).toEqual({ en: expect.any(String), zh: expect.any(String) });
    }
  });

  it('fails a submission that knows the named cases by heart', async () => {
    const text = hardCoded(exercise);
    const verdict = await verdictOn(exercise, text);
    expect(verdict).toMatchObject({ kind: 'wrong', counterexample: { case: null } });
    // It does know them: with no other input it would pass.
    const walk = { from: [], allows: () => false };
    const named = { ...exercise, walk, inputCount: cases.length } as CompareExercise;
    expect(await verdictOn(named, text)).toMatchObject({ kind: 'passed' });
  });

  it('takes no input at all for a fault of its own, never for a pass', async () => {
    const walk = { from: [], allows: () => false };
    const empty = { ...exercise, walk, cases: [], inputCount: 0 } as CompareExercise;
    expect(await verdictOn(empty, right[0]?.text ?? '')).toMatchObject({
      kind: 'grader-fault',
      inputsRun: 0,
    });
  });

  it('gives the same verdict again, byte for byte', async () => {
    for (const { text } of [...wrong.slice(0, 3), ...right.slice(0, 1), { text: starterOf(exercise) }]) {
      const [first, second] = [await verdictOn(exercise, text), await verdictOn(exercise, text)];
      expect(JSON.stringify(second)).toBe(JSON.stringify(first));
    }
  });
});
