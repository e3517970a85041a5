import { describe, expect, it } from 'vitest';
import { applyEdits } from '#exercises/applyEdits.ts';
import { type Comparison, type Rule, schemaRule } from '#exercises/contract.ts';
import { exercise as narrowCatalog } from '#exercises/narrow-catalog/exercise.ts';
import solution from '#exercises/narrow-catalog/solution.json' with { type: 'json' };
import type { Literals } from '#exercises/walk/literalInputs.ts';
import { compileSchema } from '#schema';
import { sameAnswer } from '../../src/grader/answer.ts';
import { answerOf } from '../../src/grader/compare/answerOf.ts';
import {
  type AskedInput,
  askedInputs,
  fixedInputs,
  noLiterals,
} from '../../src/grader/compare/drawInputs.ts';
import { compileProgram } from '../../src/grader/compile/compileProgram.ts';
import { literalsOfJson } from '../../src/grader/compile/literalsOf.ts';
import {
  type CompareExercise,
  compareExercises,
  readStored,
  storedAnswers,
} from '../support/exerciseFiles.ts';
import { gradeOn, gradeWithoutRealm } from '../support/published.ts';
import { evaluate, trustedRealmHost } from '../support/trustedRealm.ts';
import { nearMissesByExercise } from './nearMisses/index.ts';
import { catalogMisses } from './nearMisses/narrow-catalog.ts';
import type { NearMiss } from './nearMisses/nearMiss.ts';

/** The text that is handed in. */
function textOf(exercise: string, miss: NearMiss): string {
  if ('text' in miss) return miss.text;
  const edited = applyEdits(readStored(exercise, miss.of), miss.edits);
  if (!edited.ok) throw new Error(`${exercise}, ${miss.id}: ${JSON.stringify(edited.problem)}`);
  return edited.text;
}

/** What a submission answers, without a realm. */
function ruleOf(exercise: CompareExercise, text: string): Rule<readonly unknown[]> {
  if (exercise.kind === 'schema') {
    const compiled = compileSchema(JSON.parse(text));
    if (!compiled.ok) throw new Error(`No schema: ${text}`);
    return schemaRule(compiled.validate) as Rule<readonly unknown[]>;
  }
  const compiled = compileProgram(text);
  if (!compiled.ok) throw new Error(`${JSON.stringify(compiled)}: ${text}`);
  return evaluate(compiled.code)[exercise.exportName] as Rule<readonly unknown[]>;
}

/** What a submission says itself. */
function literalsOf(exercise: CompareExercise, text: string): Literals {
  if (exercise.kind === 'schema') return literalsOfJson(JSON.parse(text));
  const compiled = compileProgram(text);
  return compiled.ok ? compiled.literals : noLiterals;
}

const graded = compareExercises.filter(({ id }) => Object.hasOwn(nearMissesByExercise, id));

it('every exercise that is judged by comparison has near misses', () => {
  expect(graded.map(({ id }) => id).sort()).toEqual(compareExercises.map(({ id }) => id).sort());
});

describe.each(graded.map((exercise) => [exercise.id, exercise] as const))('%s', (id, exercise) => {
  const misses = nearMissesByExercise[id] ?? [];
  const comparison = exercise as unknown as Comparison<readonly unknown[]>;
  const fixed = fixedInputs(comparison);
  const texts = new Map(misses.map((miss) => [miss.id, textOf(id, miss)]));

  it('has at least twenty, each under an id of its own and with a text of its own', () => {
    expect(misses.length).toBeGreaterThanOrEqual(20);
    expect(texts.size).toBe(misses.length);
    expect(new Set(texts.values()).size).toBe(misses.length);
    const right = storedAnswers(id, 'right').map(({ text }) => text);
    expect(misses.filter((miss) => right.includes(texts.get(miss.id) ?? ''))).toEqual([]);
  });

  it.each(misses.map((miss) => [miss.id, miss] as const))(
    '%s differs on its witness, and on an input of its run',
    (_name, miss) => {
      const text = texts.get(miss.id) ?? '';
      const rule = ruleOf(exercise, text);
      const witness = miss.witness as never;
      expect(answerOf(rule, witness)).not.toEqual(answerOf(exercise.reference, witness));
      const fails = ({ input, expected }: AskedInput<readonly unknown[]>): boolean =>
        !sameAnswer(answerOf(rule, input), expected);
      expect(fixed.some(fails) || askedInputs(comparison, 0, literalsOf(exercise, text)).some(fails)).toBe(
        true,
      );
    },
  );

  // The whole way, realm and search for the smallest counterexample included, for one of every kind.
  const kinds = new Map(misses.map((miss) => [miss.kind, miss]));
  it.each([...kinds])(
    'a near miss that is wrong about %s is graded as wrong',
    async (_kind, { id: name }) => {
      const { verdict } = await gradeOn(trustedRealmHost, exercise, texts.get(name) ?? '');
      expect(['wrong', 'threw']).toContain(verdict.kind);
    },
  );
});

describe('narrow-catalog', () => {
  /** The effects and permissions of the tools of a catalogue that accept a call. */
  const taking = (catalog: unknown, args: unknown): readonly string[] =>
    (catalog as readonly Record<string, unknown>[]).flatMap(({ effect, permission, parameters }) => {
      const compiled = compileSchema(parameters);
      if (!compiled.ok) throw new Error(`No schema: ${JSON.stringify(parameters)}`);
      return compiled.validate(args).length === 0 ? [`${effect} ${permission}`] : [];
    });

  it('has at least ten, each under an id of its own', () => {
    expect(catalogMisses.length).toBeGreaterThanOrEqual(10);
    expect(new Set(catalogMisses.map(({ id }) => id)).size).toBe(catalogMisses.length);
  });

  it.each(catalogMisses.map((miss) => [miss.id, miss] as const))(
    '%s takes its witness otherwise than the solution, and fails',
    async (_name, { catalog, witness }) => {
      expect(taking(catalog, witness)).not.toEqual(taking(solution, witness));
      const { verdict } = await gradeWithoutRealm(narrowCatalog, JSON.stringify(catalog));
      expect(verdict.kind).toBe('wrong');
    },
  );
});
