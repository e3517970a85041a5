import type { Comparison } from '#exercises/contract.ts';
import type { Literals } from '#exercises/walk/literalInputs.ts';
import { sameAnswer, toAnswer } from '../answer.ts';
import { type Grading, gradingOf } from '../grading.ts';
import type { Limits } from '../limits.ts';
import type { CallReply, ProgramAnswer, RealmHost } from '../realm.ts';
import { type AskedInput, askedInputs } from './drawInputs.ts';
import { type Answered, explainDifference } from './explainDifference.ts';
import { findHang } from './findHang.ts';
import {
  gradeUnloaded,
  type OpenedRealm,
  type OpenSubmission,
  type RealmSource,
  submissionOpener,
} from './openSubmission.ts';
import { stabilityOrder } from './stabilityOrder.ts';

/** One run of the grader: its seed, where realms come from, and how long they have. */
export interface GradingRun {
  readonly seed: number;
  readonly host: RealmHost;
  readonly limits: Limits;
}

/**
 * Compares a submission with the reference: all inputs at once, then, where they differ, one small question after the
 * other until the smallest difference is found.
 *
 * @throws Error where the exercise gives no input to compare on, a fault of ours
 */
export async function gradeComparison<Input extends readonly unknown[]>(
  exercise: Comparison<Input>,
  source: RealmSource,
  { seed, host, limits }: GradingRun,
): Promise<Grading> {
  const open = submissionOpener(host, source, limits);
  const { realm, reply, inputs } = await openAndDraw(exercise, source.literals, seed, open);
  try {
    if (reply.type !== 'loaded') return gradeUnloaded(reply, source, limits);
    // Asked again in another order, in the same realm: a program that counts calls or rolls dice is found out.
    const again = stabilityOrder(inputs.length, seed);
    const texts = inputs.map(({ text }) => text);
    const asked = [...texts, ...again.map((index) => texts[index] as string)];
    const calls = await realm.call(asked, limits.callMs);
    if (calls.type === 'timeout') {
      const input = await findHang(texts, open, limits);
      return gradingOf({ kind: 'timeout', when: 'call', limitMs: limits.callMs, input }, inputs.length);
    }
    if (calls.outcomes.length !== asked.length)
      throw new Error('The realm answered another number of inputs.');
    const answered = inputs.map((one, index) => toAnswered(one, calls.outcomes[index] as ProgramAnswer));
    const failing = answered.filter(({ fails }) => fails);
    const grading =
      unstableGrading(answered, calls, again) ??
      (failing.length > 0
        ? await explainDifference(exercise, answered, failing, realm, limits)
        : gradeRight(calls, inputs.length));
    return { ...grading, log: calls.log };
  } finally {
    realm.close();
  }
}

/** Opens the realm and draws the inputs at once: the realm lives in a thread of its own and loads meanwhile. */
async function openAndDraw<Input extends readonly unknown[]>(
  exercise: Comparison<Input>,
  literals: Literals,
  seed: number,
  open: OpenSubmission,
): Promise<OpenedRealm & { readonly inputs: readonly AskedInput<Input>[] }> {
  const opening = open();
  // A rejection is met where it is awaited; until then it must not count as unattended.
  opening.catch(() => {});
  try {
    const inputs = askedInputs(exercise, seed, literals);
    if (inputs.length === 0) throw new Error('The exercise has no inputs, so nothing would be graded.');
    return { ...(await opening), inputs };
  } catch (error) {
    opening.then(
      ({ realm }) => realm.close(),
      () => {},
    );
    throw error;
  }
}

function toAnswered<Input extends readonly unknown[]>(
  asked: AskedInput<Input>,
  received: ProgramAnswer,
): Answered<Input> {
  const { input, expected } = asked;
  const fails = received.changedInput || !sameAnswer(received, expected);
  return { asked, input, expected, received, fails };
}

/** The verdict `unstable` where an input that was asked again got another answer; null where none did. */
function unstableGrading<Input extends readonly unknown[]>(
  answered: readonly Answered<Input>[],
  { outcomes }: Extract<CallReply, { type: 'answers' }>,
  again: readonly number[],
): Grading | null {
  const second = (index: number): ProgramAnswer =>
    outcomes[answered.length + again.indexOf(index)] as ProgramAnswer;
  // Named cases come first, so the lowest index is the plainest input on which it shows.
  const moved = [...again]
    .sort((a, b) => a - b)
    .find((index) => !sameAnswer(second(index), (answered[index] as Answered<Input>).received));
  if (moved === undefined) return null;
  const { asked, received } = answered[moved] as Answered<Input>;
  const answers = [toAnswer(received), toAnswer(second(moved))] as const;
  return gradingOf({ kind: 'unstable', input: asked.text, answers }, answered.length);
}

/** All answers are right: passed, unless a promise was rejected after them and nobody attended to it. */
function gradeRight({ late }: Extract<CallReply, { type: 'answers' }>, inputsRun: number): Grading {
  if (late === null) return gradingOf({ kind: 'passed', evidence: { type: 'comparison' } }, inputsRun);
  const facts = { when: 'later', counterexample: null, misconception: null } as const;
  return { ...gradingOf({ kind: 'threw', error: 'rejection', ...facts }, inputsRun), message: late };
}
