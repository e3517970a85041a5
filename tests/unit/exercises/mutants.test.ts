import { describe, expect, it } from 'vitest';
import { exercise } from '#exercises/validate-query/exercise.ts';
import { exercise as weatherSchema } from '#exercises/weather-schema/exercise.ts';
import weatherReference from '#exercises/weather-schema/reference.json' with { type: 'json' };
import { compileProgram } from '#grader/compile/compileProgram.ts';
import { bundleReference } from '../../support/bundleReference.ts';
import { type CompareExercise, storedAnswers } from '../../support/exerciseFiles.ts';
import { judgeMutants } from '../../support/judgeMutants.ts';
import { mutantsOf } from '../../support/mutate.ts';
import { schemaMutantsOf } from '../../support/mutateSchema.ts';

const reasons = Object.keys(exercise.rules);

/** Why a living mutant answers every call as the program it was made from does. */
const because = {
  notAnswered: 'The trace and the names of gates are no part of the answer; tests/unit/core holds them.',
  notData:
    'It differs only on a value that no JSON text makes (an array or a function with named fields, a getter, a symbol, a field that is not enumerable), and inputs are data; tests/unit/core tries those.',
  laterGate:
    'A value that is no object has no own field called city, so the next test refuses it for the same reason.',
  earlierGate: 'An earlier gate has settled what it no longer asks.',
  unused: 'It is the operand of void, which nobody reads.',
  sameReason: 'Two tests with one reason change places, and nobody can tell which of them refused.',
  caller: 'It guards against a caller’s mistake, and the grader makes none; tests/unit/core does.',
} as const;

const programs: Readonly<
  Record<string, { readonly made: number; readonly living: Readonly<Record<string, string>> }>
> = {
  'a right answer': {
    made: 105,
    living: {
      "if (Object.keys(args).length !== 2 … )) return refuse('schema_fields'); -> if (!Object.hasOwn(args, 'city') | … 2) return refuse('schema_fields');":
        because.sameReason,
      "typeof args !== 'object' || args === null || Array.isArray(args) -> typeof args !== 'object' || args === null":
        because.notData,
      "typeof args !== 'object' || args === null -> args === null": because.laterGate,
      'Array.isArray(args) -> false': because.notData,
      'Object.keys(args) -> Object.getOwnPropertyNames(args)': because.notData,
      'Object.keys(args) -> Reflect.ownKeys(args)': because.notData,
      "Object.hasOwn(args, 'city') -> ('city' in args)": because.notData,
      "Object.hasOwn(args, 'days') -> ('days' in args)": because.notData,
    },
  },
  'core itself': {
    made: 146,
    living: {
      '"not-reached" -> ""': because.notAnswered,
      '"allowed" -> ""': because.notAnswered,
      '"refused" -> ""': because.notAnswered,
      'typeof value === "object" && value !== null && !Array.isArray(value) -> typeof value === "object" && value !== null':
        because.notData,
      'typeof value === "object" && value !== null -> value !== null': because.laterGate,
      'Array.isArray(value) -> false': because.notData,
      'property?.enumerable === true && "value" in property -> property?.enumerable === true':
        because.notData,
      'isFields(value) && hasField(value, name) -> (isFields(value) || hasField(value, name))':
        because.earlierGate,
      'isFields(value) && hasField(value, name) -> isFields(value)': because.earlierGate,
      'isFields(value) && hasField(value, name) -> hasField(value, name)': because.earlierGate,
      '0 -> 1': because.unused,
      '0 -> (-1)': because.unused,
      'Object.keys(value) -> Object.getOwnPropertyNames(value)': because.notData,
      'Object.keys(value) -> Reflect.ownKeys(value)': because.notData,
      '"fields" -> ""': because.notAnswered,
      '"city", "days" -> "days", "city"': because.sameReason,
      '"types" -> ""': because.notAnswered,
      '"range" -> ""': because.notAnswered,
      'typeof days === "number" && days >= 1 -> days >= 1': because.earlierGate,
      '"city" -> "" (3)': because.notAnswered,
      'typeof city === "string" && call.allowedCities.has(city) -> call.allowedCities.has(city)':
        because.earlierGate,
      'if (!(allowedCities instanceof Set … Cities must be a Set of strings"); -> ;': because.caller,
      '"allowedCities must be a Set of strings" -> ""': because.caller,
    },
  },
};

async function codeOf(program: string): Promise<string> {
  if (program === 'core itself') return bundleReference('validateQuery', '#core/admission/validateQuery.ts');
  const answer = storedAnswers('validate-query', 'right').find(({ name }) => name === 'early-returns');
  const compiled = compileProgram(answer?.text ?? '');
  return compiled.ok ? compiled.code : '';
}

describe.each(Object.entries(programs))('mutants of %s', (program, { made, living }) => {
  it('all fail, bar those that are listed with the reason why they are no other program', async () => {
    const mutants = mutantsOf(await codeOf(program), reasons);
    const tally = await judgeMutants(exercise as CompareExercise, mutants);
    expect(tally.living).toEqual(Object.keys(living));
    expect(tally.made).toBe(made);
    // The named cases carry most of the weight, so that a learner meets a small input first.
    expect(tally.byNamedCases).toBeGreaterThan(tally.byDrawnInputs * 5);
  }, 60_000);
});

it('mutants of the weather schema all fail', async () => {
  const mutants = schemaMutantsOf(weatherReference);
  const tally = await judgeMutants(weatherSchema as CompareExercise, mutants);
  expect(tally).toMatchObject({ made: 49, living: [] });
}, 60_000);

describe('the operators', () => {
  it.each([
    ['boundaries', 'f(a < 1)', ['a <= 1', 'a >= 1', 'a < 2', 'a < 0']],
    ['connectives', 'f(a && b)', ['f((a || b))', 'f(a)', 'f(b)']],
    ['conditions', 'if (a) f()', ['if (!(a)) f()', ';']],
    ['gates', 'f([a, b])', ['f([b])', 'f([a])', 'f([b, a])']],
    ['reasons', 'f("x")', ['f("")', 'f("y")']],
    ['integers', 'Number.isInteger(a)', ["(typeof a === 'number')", 'Number.isFinite(a)']],
    ['fields', 'Object.hasOwn(a, "b")', ['("b" in a)']],
  ])('change %s', (_what, code, expected) => {
    const made = mutantsOf(code, ['x', 'y']).map((mutant) => mutant.code);
    for (const one of expected) expect(made.some((text) => text.includes(one))).toBe(true);
    expect(made).not.toContain(code);
  });
});
