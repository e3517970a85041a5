import type { Rule } from '../contract.ts';
import type { OnceInput } from './cases.ts';
import type { MisconceptionId } from './misconceptions.ts';
import { executeOnce as argumentsAreTheKey } from './wrong/arguments-are-the-key.ts';
import { executeOnce as conflictRuns } from './wrong/conflict-runs.ts';
import { executeOnce as keyAlone } from './wrong/key-alone.ts';
import { executeOnce as keyIsGlobal } from './wrong/key-is-global.ts';
import { executeOnce as keyIsTheTools } from './wrong/key-is-the-tools.ts';
import { executeOnce as lastCallOnly } from './wrong/last-call-only.ts';
import { executeOnce as namesGlued } from './wrong/names-glued.ts';
import { executeOnce as orderCounts } from './wrong/order-counts.ts';
import { executeOnce as outerOrderOnly } from './wrong/outer-order-only.ts';
import { executeOnce as protoIsLost } from './wrong/proto-is-lost.ts';
import { executeOnce as refusalKeepsTheKey } from './wrong/refusal-keeps-the-key.ts';
import { executeOnce as unknownIsDone } from './wrong/unknown-is-done.ts';
import { executeOnce as unknownRunsAgain } from './wrong/unknown-runs-again.ts';

/** The stored wrong answers as functions, by the misconception each holds. */
export const wrongRules: Readonly<Record<MisconceptionId, Rule<OnceInput>>> = {
  'key-alone': keyAlone,
  'order-counts': orderCounts,
  'outer-order-only': outerOrderOnly,
  'key-is-global': keyIsGlobal,
  'key-is-the-tools': keyIsTheTools,
  'names-glued': namesGlued,
  'conflict-runs': conflictRuns,
  'refusal-keeps-the-key': refusalKeepsTheKey,
  'unknown-runs-again': unknownRunsAgain,
  'unknown-is-done': unknownIsDone,
  'arguments-are-the-key': argumentsAreTheKey,
  'last-call-only': lastCallOnly,
  'proto-is-lost': protoIsLost,
};
