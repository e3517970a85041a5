import { describe, expect, it } from 'vitest';
import { loadExercise } from '#exercises/index.ts';
import { compileProgram } from '#grader/compile/compileProgram.ts';
import { type CompareExercise, storedAnswers } from '../../support/exerciseFiles.ts';
import { judgeMutants } from '../../support/judgeMutants.ts';
import { mutantsOf } from '../../support/mutate.ts';
import { withFuel } from '../../support/withFuel.ts';

/** Why a living mutant answers every call as the program it was made from does. */
const because = {
  places: 'Two checks that no value comes under both of change places.',
  notData: 'It differs only on fields that no JSON text makes, and inputs are data.',
  oneToOne:
    'It writes other texts, and still one text for one value: texts are compared here, and not shown.',
} as const;

interface Program {
  readonly exercise: string;
  /** The stored right answer that is changed. */
  readonly of: string;
  readonly made: number;
  readonly living: Readonly<Partial<Record<keyof typeof because, readonly string[]>>>;
}

const programs: readonly Program[] = [
  { exercise: 'granularity', of: 'differences-first', made: 73, living: {} },
  {
    exercise: 'execute-once',
    of: 'by-receipt',
    made: 118,
    living: {
      places: [
        "if (typeof value === 'string') ret … e) ? null : JSON.stringify(value); -> if (typeof value === 'number') ret … () ? JSON.stringify(value) : null;",
      ],
      oneToOne: [
        'Array.isArray(value) -> false',
        'canonical(name), canonical(value[name]) -> canonical(value[name]), canonical(name)',
        'Array.isArray(value) -> !(Array.isArray(value)) (2)',
        'call.actor, call.tool -> call.tool, call.actor',
        'call.tool, call.key -> call.key, call.tool',
      ],
      notData: [
        'Object.keys(value) -> Object.getOwnPropertyNames(value)',
        'Object.keys(value) -> Reflect.ownKeys(value)',
      ],
    },
  },
  {
    exercise: 'canonical-fingerprint',
    of: 'by-recursion',
    made: 69,
    living: {
      places: [
        "if (typeof value === 'string') ret … mber.isFinite(value)) return null; -> if (typeof value === 'number' && ! … () ? JSON.stringify(value) : null;",
        // biome-ignore lint/suspicious/noTemplateCurlyInString: the name quotes code
        "if (typeof value !== 'object' || v … l) ? null : `[${items.join()}]`; } -> if (Array.isArray(value)) { const  … ull) return JSON.stringify(value);",
      ],
      notData: [
        'Object.keys(value) -> Object.getOwnPropertyNames(value)',
        'Object.keys(value) -> Reflect.ownKeys(value)',
      ],
    },
  },
];

describe.each(programs)('mutants of a right answer to $exercise', ({ exercise: id, of, made, living }) => {
  it('all fail, bar those that are listed with the reason why they are no other program', async () => {
    const exercise = (await loadExercise(id)) as CompareExercise & { readonly kind: 'program' };
    const answer = storedAnswers(id, 'right').find(({ name }) => name === of);
    const compiled = compileProgram(answer?.text ?? '');
    const code = compiled.ok ? compiled.code : '';
    const mutants = mutantsOf(code, Object.keys(exercise.rules)).map((mutant) => ({
      name: mutant.name,
      code: withFuel(mutant.code, exercise.exportName),
    }));
    const tally = await judgeMutants(exercise, mutants);
    expect([...tally.living].sort()).toEqual(Object.values(living).flat().sort());
    expect(tally.made).toBe(made);
    // The named cases carry most of the weight, so that a learner meets a small input first.
    expect(tally.byNamedCases).toBeGreaterThan(tally.byDrawnInputs * 5);
  }, 120_000);
});
