import type { SchemaProblem } from '#schema/schemaProblems.ts';
import { type CompileProblem, type SubmissionShape, schemaFact } from '../compileError.ts';
import type { VerdictKind } from '../verdict.ts';

/** The headline of each kind of verdict. */
export const headlines = {
  passed: 'Passed',
  wrong: 'A different answer on one input',
  threw: 'The program threw an error',
  timeout: 'No answer in time',
  'compile-error': 'It does not compile',
  'no-export': 'The function was not found',
  'not-cloneable': 'The answer is not data',
  'changed-input': 'The arguments were changed',
  unstable: 'The same input, two answers',
  cancelled: 'Cancelled',
  'grader-fault': 'The grader failed, not you',
  unsupported: 'This browser cannot run the exercise',
} satisfies Record<VerdictKind, string>;

/** What a verdict means and what to do, by kind. Names in braces are filled in from the verdict. */
export const explanations = {
  passed: '{inputsRun} inputs, the same answer as the reference on each.',
  wrong: 'The reference and yours disagree on {differing} of {inputsRun} inputs. This is the smallest found.',
  threw: 'An error of the kind {error} came out. The function is to answer with a value on any input.',
  timeout: 'Nothing came back within {limitMs} ms and the run was ended. Look for a loop that never ends.',
  'compile-error': 'Line {line}, column {column}: {problem}.',
  'no-export': 'The program must export a function called {name}.',
  'not-cloneable':
    'It holds a {what}. Return plain data: records, lists, strings, numbers, true, false, null.',
  'changed-input':
    'After the call the arguments are not what they were. A check looks and leaves things as they are.',
  unstable: 'Asked twice, yours answers differently. Nothing but the arguments may decide the answer.',
  cancelled: 'The run was ended at your request. Nothing was judged.',
  'grader-fault':
    'This is a fault of ours and does not count. Run it again; if it stays, report it with this text: {detail}',
  unsupported:
    'It needs a worker inside a sandboxed frame: {detail} The page can still be read, and npm run grade judges the same.',
} satisfies Record<VerdictKind, string>;

/** What is wrong at a place of the text, by the code of a compile error and its facts. */
export function compileProblem(problem: CompileProblem): string {
  switch (problem.code) {
    case 'syntax':
      return problem.message;
    case 'import':
      return 'a program stands alone here; it cannot import';
    case 'too-long':
      return 'the text is too long to be judged';
    case 'too-deep':
      return 'this is nested too deeply, or takes too much work, to be judged';
    case 'json':
      return problem.found === '' ? 'the text ends too early' : `${problem.found} cannot stand here`;
    case 'schema':
      return schemaProblems[problem.problem.code](schemaFact(problem.problem));
    case 'submission':
      return `this takes ${submissionShapes(problem.expected)}`;
  }
}

/** What a submission should be, in words that follow "this takes". */
export function submissionShapes(expected: SubmissionShape): string {
  switch (expected.shape) {
    case 'inputs':
      return `a list of at most ${expected.most} inputs`;
    case 'input':
      return expected.words.en;
    case 'predictions':
      return 'an object with "seed" and "answers", a list';
    case 'decisions':
      return 'an object with "answers", an object with an entry for each item';
    case 'order':
      return `an object with "order", a list of each of these once: ${expected.steps.join(', ')}`;
  }
}

/** What is wrong with a schema, by the code of the problem; each gets the problem's fact as text. */
export const schemaProblems = {
  unknown_keyword: (keyword: string) => `${keyword} is no keyword that is checked here`,
  unknown_format: (format: string) => `${format} is no format that is checked here`,
  invalid_keyword: (rule: string) => `this value is not allowed here (${rule})`,
  not_a_schema: () => 'a schema is an object, true or false',
} satisfies Record<SchemaProblem['code'], (fact: string) => string>;

/** Finer sentences where the kind alone says too little. */
export const details = {
  threwLoad: 'It came out while the program was loading, before any input was tried.',
  threwLater: 'A promise was rejected after the answer was given, and nobody attended to it.',
  timeoutLoad: 'The program did not finish loading. Something outside the function never ends.',
  timeoutAll: 'Each input alone is answered, but all together take too long.',
  notAFunction: 'There is an export of that name, but it is no function.',
  hunt: 'Not every broken implementation is exposed yet.',
  sheetPassed: 'Every answer is what the rule says.',
  sheetWrong: 'Some answers differ from what the rule says.',
  sheetOpen: 'Not everything is answered yet.',
  sheetCounts: '{right} of {all} right.',
  sheetLeft: '{left} not answered yet.',
  orderPassed: 'Every case comes out well.',
  orderWrong: 'Not every case comes out well.',
  orderCounts: '{right} of {all} cases come out well.',
};

/** The labels of a verdict's parts. */
export const labels = {
  given: 'Given',
  expected: 'The reference says',
  received: 'Yours says',
  first: 'First it said',
  second: 'Then it said',
  rule: 'Rule',
  likely: 'Likely cause',
  hint: 'Hint',
  seed: 'Seed',
  steps: (count: number) => (count === 1 ? 'shrunk in 1 step' : `shrunk in ${count} steps`),
  namedCase: 'a named case',
  why: 'Why',
  cell: (expected: string, said: string) => `expected ${expected}, you said ${said}`,
  cellStates: {
    right: 'right',
    wrong: 'not so',
    unanswered: 'not answered',
    unreadable: 'not a whole number: write digits alone, 1000 and not 1,000',
  },
  caseStates: { right: 'comes out well', wrong: 'goes wrong' },
  log: 'Console',
  message: 'Message',
};
