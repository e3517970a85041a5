import { canonicalFingerprint } from '../canonical/fingerprint.ts';
import {
  decideRepeat,
  type HeldReceipt,
  type RepeatDecision,
} from '../receipts/decideRepeat.ts';

/** One write request. */
export interface OnceCall {
  readonly actor: string;
  readonly tool: string;
  /** Identifies the intended write. */
  readonly key: string;
  readonly arguments: unknown;
  /** How the tool ends if it is run: done, refused (nothing written), or without an answer. */
  readonly ends: 'done' | 'refused' | 'unknown';
}

/** The answer to a request. */
export type OnceAnswer =
  | 'done'
  | 'refused'
  | 'unknown'
  | 'replayed'
  | 'conflict'
  | 'no_canonical_text';

/** The answers in request order, and the indexes of the requests for which the tool was run. */
export interface OnceRun {
  readonly answers: readonly OnceAnswer[];
  readonly ran: readonly number[];
}

// #region execute-once
/**
 * Answers requests to write so that each intended write happens at most once.
 *
 * A key belongs to one actor and one tool. A new key runs. The same request
 * again is answered from its receipt; another request under the key is a
 * conflict; where the first attempt ended without an answer, nothing is run
 * until somebody has looked. A refusal of the tool's own leaves the key free.
 * Two requests are the same where the canonical texts of their arguments are.
 * Every tool keeps one version of its contract here; the registry's gate puts
 * the version into the fingerprint, and lets its host settle what is unknown.
 */
export function executeOnce(calls: readonly OnceCall[]): OnceRun {
  const receipts = new Map<string, HeldReceipt>();
  const answers: OnceAnswer[] = [];
  const ran: number[] = [];
  for (const [index, call] of calls.entries()) {
    const { actor, tool, key } = call;
    const scope = canonicalFingerprint([actor, tool, key]);
    const print = canonicalFingerprint(call.arguments);
    if (scope === null || print === null) {
      answers.push('no_canonical_text');
      continue;
    }
    const held = receipts.get(scope) ?? null;
    const decision = decideRepeat(held, print);
    if (decision !== 'run') {
      answers.push(answersWithoutRun[decision]);
      continue;
    }
    ran.push(index);
    answers.push(call.ends);
    if (call.ends !== 'refused')
      receipts.set(scope, { fingerprint: print, state: call.ends });
  }
  return { answers, ran };
}
// #endregion execute-once

const answersWithoutRun = {
  replay: 'replayed',
  conflict: 'conflict',
  look_up: 'unknown',
} as const satisfies Record<Exclude<RepeatDecision, 'run'>, OnceAnswer>;
