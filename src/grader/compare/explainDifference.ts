import type { Comparison, Misconception } from '#exercises/contract.ts';
import { sameAnswer, toAnswer } from '../answer.ts';
import type { Counterexample } from '../evidence.ts';
import { type Grading, gradingOf } from '../grading.ts';
import type { Limits } from '../limits.ts';
import type { ProgramAnswer, Realm } from '../realm.ts';
import type { Finding } from '../verdict.ts';
import type { AskedInput } from './drawInputs.ts';
import { misconceptionOf, type Tried } from './misconceptionOf.ts';
import { shrinkInput } from './shrinkInput.ts';

/** An input with the submission's answer to it. */
export interface Answered<Input> extends Tried<Input> {
  readonly asked: AskedInput<Input>;
  readonly received: ProgramAnswer;
  /** Whether the answer differs from the reference's, or the input was changed. */
  readonly fails: boolean;
}

/**
 * Finds the smallest input on which the submission fails in the way it failed first, and the misconception that its
 * answers show.
 *
 * @param failing those of `answered` that fail, at least one
 */
export async function explainDifference<Input extends readonly unknown[]>(
  exercise: Comparison<Input>,
  answered: readonly Answered<Input>[],
  failing: readonly Answered<Input>[],
  realm: Realm,
  limits: Limits,
): Promise<Grading> {
  const named = misconceptionOf(exercise.wrongAnswers, answered);
  const explained = named === null ? [] : failing.filter(({ input }) => named.explains(input));
  const start = smallestOf(explained.length > 0 ? explained : failing);
  let received = start.received;
  const { smallest, steps } = await shrinkInput(exercise, start.asked, async (batch) => {
    const reply = await realm.call(
      batch.map(({ text }) => text),
      limits.probeMs,
    );
    // A program that hangs on a smaller input leaves a realm that answers nothing more.
    if (reply.type === 'timeout') return null;
    const fails = reply.outcomes.map(
      (candidate, index) =>
        candidate.type === start.received.type &&
        candidate.changedInput === start.received.changedInput &&
        (candidate.changedInput || !sameAnswer(candidate, batch[index]?.expected ?? candidate)),
    );
    const chosen = fails.indexOf(true);
    if (chosen >= 0) received = reply.outcomes[chosen] as ProgramAnswer;
    return fails;
  });
  const rule = String(exercise.ruleOf(...smallest.input));
  const misconception = named?.misconception ?? null;
  const counterexample: Counterexample = {
    input: smallest.text,
    expected: smallest.expected,
    received: toAnswer(received),
    rule,
    case: smallest.case,
    shrinkSteps: steps,
  };
  return {
    ...gradingOf(toFinding(received, counterexample, misconception, failing.length), answered.length),
    words: { type: 'comparison', rule: exercise.rules[rule] ?? null, misconception: wordsOf(misconception) },
    message: received.type === 'threw' ? received.message : null,
  };
}

function toFinding(
  received: ProgramAnswer,
  counterexample: Counterexample,
  named: Misconception | null,
  differing: number,
): Finding {
  const { input, expected } = counterexample;
  const misconception = named?.id ?? null;
  if (received.type === 'threw')
    return { kind: 'threw', when: 'call', error: received.error, counterexample, misconception };
  if (received.type === 'not-cloneable')
    return { kind: 'not-cloneable', what: received.what, input, expected };
  if (received.changedInput) return { kind: 'changed-input', input, expected };
  return { kind: 'wrong', evidence: { type: 'comparison', counterexample, differing, misconception } };
}

function wordsOf(misconception: Misconception | null): Pick<Misconception, 'belief' | 'hint'> | null {
  return misconception && { belief: misconception.belief, hint: misconception.hint };
}

/** A named case before any other input, since it has a name; among those the first, among the others the shortest. */
function smallestOf<Input>(candidates: readonly Answered<Input>[]): Answered<Input> {
  const named = candidates.find(({ asked }) => asked.case !== null);
  if (named !== undefined) return named;
  return candidates.reduce((best, next) => (next.asked.text.length < best.asked.text.length ? next : best));
}
