import { describe, expect, it } from 'vitest';
import { exercise } from '#exercises/classify-response/exercise.ts';
import { compileProgram } from '#grader/compile/compileProgram.ts';
import { bundleReference } from '../../support/bundleReference.ts';
import { type CompareExercise, storedAnswers } from '../../support/exerciseFiles.ts';
import { judgeMutants } from '../../support/judgeMutants.ts';
import { mutantsOf } from '../../support/mutate.ts';

const labels = [
  'unknown',
  'protocol_mismatch',
  'malformed',
  'protocol_error',
  'tool_error',
  'output_schema_error',
  'verify_business',
];

/** Why a living mutant labels every response as the program it was made from does. */
const because = {
  notAnswered: 'The trace, the names of gates and the places of findings are no part of the answer; tests/unit/core holds them.',
  notData:
    'It differs only on a member that no JSON text makes (inherited, a getter), and inputs are data; tests/unit/core tries those.',
  sameReason: 'Two rungs with one label change places, and nobody can tell which of them stopped it.',
  neverBoth: 'No response stops at both rungs, so their order is no part of the rule.',
  neverExpected: 'A missing id reads as undefined, and no caller expects that; core refuses such a caller.',
  earlierRung: 'An earlier rung has settled what it no longer asks.',
  typesOnly:
    'Number.isInteger is false of all but numbers; the test before it tells the type checker the same.',
  unused: 'It is the operand of void, which nobody reads.',
  caller: 'It guards against a caller’s mistake, and the grader makes none; tests/unit/core does.',
} as const;

const programs: Readonly<
  Record<string, { readonly made: number; readonly living: Readonly<Record<string, string>> }>
> = {
  'a right answer': {
    made: 206,
    living: {
      "if (response['jsonrpc'] !== '2.0') … tedId) return 'protocol_mismatch'; -> if (!Object.hasOwn(response, 'id') … '2.0') return 'protocol_mismatch';":
        because.sameReason,
      "if (Object.hasOwn(result, 'isError … r'] === true) return 'tool_error'; -> if (result['isError'] === true) re … !== 'boolean') return 'malformed';":
        because.neverBoth,
      "!Object.hasOwn(response, 'id') || response['id'] !== expectedId -> response['id'] !== expectedId":
        because.neverExpected,
      "Object.hasOwn(response, 'id') -> ('id' in response)": because.notData,
      "Object.hasOwn(response, 'id') -> true": because.neverExpected,
      "Object.hasOwn(response, 'error') -> ('error' in response)": because.notData,
      "Object.hasOwn(response, 'result') -> ('result' in response)": because.notData,
      "Object.hasOwn(response, 'error') -> ('error' in response) (2)": because.notData,
      "Object.hasOwn(result, 'isError') -> ('isError' in result)": because.notData,
    },
  },
  'core itself': {
    made: 261,
    living: {
      '"not-reached" -> ""': because.notAnswered,
      '"allowed" -> ""': because.notAnswered,
      '"refused" -> ""': because.notAnswered,
      'property?.enumerable === true && "value" in property -> property?.enumerable === true':
        because.notData,
      'isFields(value) && hasField(value, name) -> isFields(value)': because.notData,
      '0 -> 1': because.unused,
      '0 -> (-1)': because.unused,
      '{ id: "version", check: ({ respons … stop("protocol_mismatch", "/id") } -> { id: "identity", check: ({ respon … "protocol_mismatch", "/jsonrpc") }':
        because.sameReason,
      '{ id: "result", check: ({ response … rror", "/result/isError") : null } -> { id: "tool", check: ({ response } … alformed", "/result/isError"); } }':
        because.neverBoth,
      '"arrival" -> ""': because.notAnswered,
      '0 -> 1 (2)': because.unused,
      '0 -> (-1) (2)': because.unused,
      'null -> undefined (7)': because.notAnswered,
      '"record" -> ""': because.notAnswered,
      '"version" -> ""': because.notAnswered,
      '"/jsonrpc" -> ""': because.notAnswered,
      '"identity" -> ""': because.notAnswered,
      'has(response, "id") && field(response, "id") === expectedId -> field(response, "id") === expectedId':
        because.neverExpected,
      '"/id" -> ""': because.notAnswered,
      '"branch" -> ""': because.notAnswered,
      '"error" -> "" (2)': because.notAnswered,
      '"/error" -> ""': because.notAnswered,
      '"/error/code" -> ""': because.notAnswered,
      '"result" -> "" (2)': because.notAnswered,
      '"/result" -> ""': because.notAnswered,
      '"/result/isError" -> ""': because.notAnswered,
      '"tool" -> ""': because.notAnswered,
      '"/result/isError" -> "" (2)': because.notAnswered,
      '"output" -> ""': because.notAnswered,
      'typeof count === "number" && Number.isInteger(count) -> Number.isInteger(count)': because.typesOnly,
      '"/result/structuredContent/count" -> ""': because.notAnswered,
      'if (typeof expectedId !== "string" …  must be a string or an integer"); -> ;': because.caller,
      'typeof expectedId !== "string" &&  … expectedId) && expectedId !== null -> typeof expectedId !== "string" && !Number.isInteger(expectedId)':
        because.caller,
      "Number.isInteger(expectedId) -> (typeof expectedId === 'number')": because.caller,
      'Number.isInteger(expectedId) -> Number.isFinite(expectedId)': because.caller,
      'Number.isInteger(expectedId) -> Number.isSafeInteger(expectedId)': because.caller,
      'Number.isInteger(expectedId) -> isFinite(expectedId)': because.caller,
      'expectedId !== null -> expectedId === null': because.caller,
      'null -> undefined (17)': because.caller,
      '"expectedId must be a string or an integer" -> ""': because.caller,
      'isFields(response) && hasField(response, name) -> hasField(response, name)': because.earlierRung,
    },
  },
};

async function codeOf(program: string): Promise<string> {
  if (program === 'core itself')
    return bundleReference('classifyResponse', '#core/responses/classifyResponse.ts');
  const answer = storedAnswers('classify-response', 'right').find(({ name }) => name === 'early-returns');
  const compiled = compileProgram(answer?.text ?? '');
  return compiled.ok ? compiled.code : '';
}

describe.each(Object.entries(programs))('mutants of the classifier: %s', (program, { made, living }) => {
  it('all fail, bar those that are listed with the reason why they are no other program', async () => {
    const tally = await judgeMutants(exercise as CompareExercise, mutantsOf(await codeOf(program), labels));
    expect(tally.living).toEqual(Object.keys(living));
    expect(tally.made).toBe(made);
    // The named cases carry the weight, so that a learner meets a small input first.
    expect(tally.byNamedCases).toBeGreaterThan(tally.byDrawnInputs * 50);
  }, 60_000);
});
