import type { Comparison } from '#exercises/contract.ts';
import { schemaProblemAt } from '../compile/checkSchemaText.ts';
import type { Limits } from '../limits.ts';
import type { LoadReply, ProgramAnswer, Realm } from '../realm.ts';
import type { Counterexample, Finding, Report } from '../verdict.ts';
import { answerOf, answerText } from './answerOf.ts';
import { type DrawnInput, drawInputs } from './drawInputs.ts';
import { findHang } from './findHang.ts';
import { misconceptionOf, type Tried } from './misconceptionOf.ts';
import { shrinkInput } from './shrinkInput.ts';
import { stabilityOrder } from './stabilityOrder.ts';

/** What a comparison found, before the facts of the run are added. */
export interface Compared extends Omit<Report, 'verdict'> {
  readonly finding: Finding;
  readonly inputsRun: number;
}

/** Opens a fresh realm with the submission loaded, or says why it does not load. */
export type OpenSubmission = () => Promise<{ readonly realm: Realm; readonly reply: LoadReply }>;

interface Answered<Input> extends Tried<Input> {
  readonly drawn: DrawnInput<Input>;
  readonly outcome: ProgramAnswer;
  readonly fails: boolean;
}

/**
 * Compares a submission with the reference: all inputs at once, then, where they differ, one small question after the
 * other until the smallest difference is found.
 *
 * @param text the submission as it was written, for places in it
 * @throws Error where the exercise gives no input to compare on, a fault of ours
 */
export async function gradeComparison<Input extends readonly unknown[]>(
  exercise: Comparison<Input> & { readonly exportName?: string },
  text: string,
  seed: number,
  open: OpenSubmission,
  limits: Limits,
): Promise<Compared> {
  const { realm, reply, inputs } = await openAndDraw(exercise, seed, open);
  try {
    if (reply.type !== 'loaded') return notLoaded(reply, exercise.exportName ?? '', text, limits);
    // Asked again in another order, in the same realm: who counts calls, or rolls dice, is found out.
    const again = stabilityOrder(inputs.length, seed);
    const asked = [...inputs, ...again.map((index) => inputs[index] as DrawnInput<Input>)];
    const answering = realm.call(
      asked.map(({ text }) => text),
      limits.callMs,
    );
    const expected = inputs.map(({ input }) => answerOf(exercise.reference, input));
    const calls = await answering;
    if (calls.type === 'timeout') {
      const input = await findHang(
        inputs.map(({ text }) => text),
        open,
        limits,
      );
      return found({ kind: 'timeout', when: 'call', limitMs: limits.callMs, input }, inputs.length);
    }
    if (calls.outcomes.length !== asked.length)
      throw new Error('The realm answered another number of inputs.');
    const answered = inputs.map((drawn, index) =>
      answer(drawn, expected[index] as string, calls.outcomes[index] as ProgramAnswer),
    );
    const { log } = calls;

    const second = (index: number): string =>
      answerText(calls.outcomes[inputs.length + again.indexOf(index)] as ProgramAnswer);
    // Named cases come first, so the lowest index is the plainest input on which it shows.
    const moved = [...again]
      .sort((a, b) => a - b)
      .find((index) => second(index) !== (answered[index] as Answered<Input>).received);
    if (moved !== undefined) {
      const first = answered[moved] as Answered<Input>;
      const finding: Finding = {
        kind: 'unstable',
        input: first.drawn.text,
        answers: [first.received, second(moved)],
      };
      return { ...found(finding, inputs.length), log };
    }

    const failing = answered.filter(({ fails }) => fails);
    if (failing.length > 0) return { ...(await explain(exercise, answered, failing, realm, limits)), log };
    if (calls.late !== null) {
      const finding: Finding = {
        kind: 'threw',
        when: 'later',
        error: 'rejection',
        counterexample: null,
        misconception: null,
      };
      return { ...found(finding, inputs.length), message: calls.late, log };
    }
    return { ...found({ kind: 'passed' }, inputs.length), log };
  } finally {
    realm.close();
  }
}

/** Opens the realm and draws the inputs at once: the realm lives in a thread of its own and loads meanwhile. */
async function openAndDraw<Input extends readonly unknown[]>(
  exercise: Comparison<Input>,
  seed: number,
  open: OpenSubmission,
): Promise<Awaited<ReturnType<OpenSubmission>> & { readonly inputs: readonly DrawnInput<Input>[] }> {
  const opening = open();
  // A rejection is met where it is awaited; until then it must not count as unattended.
  opening.catch(() => {});
  try {
    const inputs = drawInputs(exercise, seed);
    if (inputs.length === 0) throw new Error('The exercise has no inputs, so nothing would be judged.');
    return { ...(await opening), inputs };
  } catch (error) {
    opening.then(
      ({ realm }) => realm.close(),
      () => {},
    );
    throw error;
  }
}

function answer<Input extends readonly unknown[]>(
  drawn: DrawnInput<Input>,
  expected: string,
  outcome: ProgramAnswer,
): Answered<Input> {
  const received = answerText(outcome);
  return {
    drawn,
    outcome,
    input: drawn.input,
    expected,
    received,
    fails: received !== expected || outcome.changedInput,
  };
}

async function explain<Input extends readonly unknown[]>(
  exercise: Comparison<Input>,
  answered: readonly Answered<Input>[],
  failing: readonly Answered<Input>[],
  realm: Realm,
  limits: Limits,
): Promise<Compared> {
  const named = misconceptionOf(exercise.wrongAnswers, answered);
  const explained = named === null ? [] : failing.filter(({ input }) => named.explains(input));
  const start = smallestOf(explained.length > 0 ? explained : failing);
  let outcome = start.outcome;
  // A program that is slow on purpose is not asked for ever.
  const deadline = performance.now() + limits.callMs * 2;
  const { smallest, steps } = await shrinkInput(exercise, start.drawn, async (batch, expected) => {
    const left = deadline - performance.now();
    if (left <= 0) return null;
    const reply = await realm.call(
      batch.map(({ text }) => text),
      Math.min(left, limits.callMs),
    );
    if (reply.type === 'timeout') return null;
    const same = reply.outcomes.map(
      (candidate, index) =>
        candidate.type === start.outcome.type &&
        candidate.changedInput === start.outcome.changedInput &&
        (candidate.changedInput || answerText(candidate) !== expected[index]),
    );
    const chosen = same.indexOf(true);
    if (chosen >= 0) outcome = reply.outcomes[chosen] as ProgramAnswer;
    return same;
  });
  const expected = answerOf(exercise.reference, smallest.input);
  const misconception = named?.misconception ?? null;
  const rule = String(exercise.ruleOf(...smallest.input));
  const counterexample: Counterexample = {
    input: smallest.text,
    expected,
    received: answerText(outcome),
    rule,
    case: smallest.case,
    shrinkSteps: steps,
  };
  const words = {
    ...(exercise.rules[rule] === undefined ? {} : { rule: exercise.rules[rule] }),
    ...(misconception === null ? {} : { belief: misconception.belief, hint: misconception.hint }),
  };
  return {
    finding: toFinding(outcome, counterexample, misconception?.id ?? null, failing.length),
    inputsRun: answered.length,
    words,
    message: outcome.type === 'threw' ? outcome.message : null,
    log: [],
  };
}

function toFinding(
  outcome: ProgramAnswer,
  counterexample: Counterexample,
  misconception: string | null,
  differing: number,
): Finding {
  const { input, expected } = counterexample;
  if (outcome.type === 'threw')
    return { kind: 'threw', when: 'call', error: outcome.error, counterexample, misconception };
  if (outcome.type === 'not-cloneable') return { kind: 'not-cloneable', what: outcome.what, input, expected };
  if (outcome.changedInput) return { kind: 'changed-input', input, expected };
  return { kind: 'wrong', counterexample, differing, misconception };
}

/** A named case before a drawn input, since it is small by hand; among those the first, among these the shortest. */
function smallestOf<Input>(candidates: readonly Answered<Input>[]): Answered<Input> {
  const named = candidates.find(({ drawn }) => drawn.case !== null);
  if (named !== undefined) return named;
  return candidates.reduce((best, next) => (next.drawn.text.length < best.drawn.text.length ? next : best));
}

function notLoaded(
  reply: Exclude<LoadReply, { type: 'loaded' }>,
  name: string,
  text: string,
  limits: Limits,
): Compared {
  switch (reply.type) {
    case 'invalid-schema':
      return found({ kind: 'compile-error', ...schemaProblemAt(text, reply.path, reply.detail) }, 0);
    case 'not-a-function':
      return found({ kind: 'no-export', name, found: 'not-a-function' }, 0);
    case 'timeout':
      return found({ kind: 'timeout', when: 'load', limitMs: limits.loadMs, input: null }, 0);
    case 'threw': {
      const finding: Finding = {
        kind: 'threw',
        when: 'load',
        error: reply.error,
        counterexample: null,
        misconception: null,
      };
      return { ...found(finding, 0), message: reply.message };
    }
  }
}

function found(finding: Finding, inputsRun: number): Compared {
  return { finding, inputsRun, words: {}, message: null, log: [] };
}
