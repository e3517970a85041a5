import { canonicalJson } from '../canonical/canonicalJson.ts';
import { type Gate, type GateStep, runGates } from '../gates/runGates.ts';
import type { ReceiptScope } from '../receipts/receiptStore.ts';
import { sealed, unsealed } from '../receipts/seal.ts';
import { type CallError, callError } from './callError.ts';
import type { CallOutput, OutputGate } from './callGate.ts';
import type { Runtime } from './callTool.ts';
import { budgetGate } from './gates/budgetGate.ts';
import { outputGate } from './gates/outputGate.ts';
import type { RegistryHost } from './host.ts';

/** An attempt of which no receipt states the end. It is read before the look-up and handed back with what was found. */
export interface OpenAttempt {
  readonly scope: ReceiptScope;
  readonly attempt: string;
  readonly fingerprint: string;
}

/**
 * What stands under a key: nothing; a call that is under way in this process; a receipt that says done; or an attempt
 * that is open, since it ended without a known effect or its receipt was altered.
 */
export type ReceiptReading =
  | { readonly state: 'free' | 'in_flight' | 'done' }
  | { readonly state: 'open'; readonly open: OpenAttempt };

/** What a look-up has found of a write, with the answer that the tool would have given where it took effect. */
export type LookUp =
  | { readonly found: 'applied'; readonly output: unknown }
  | { readonly found: 'not_applied' };

/** What a settlement asks, in order. */
export type SettlementGateId = 'tool' | 'budget' | 'output' | 'receipt';

/** The result of a settlement with the result of every step. */
export interface TracedSettlement {
  readonly result:
    | { readonly ok: true; readonly settled: LookUp['found'] }
    | { readonly ok: false; readonly error: CallError };
  readonly trace: readonly GateStep<SettlementGateId, CallError>[];
}

/** Reads what stands under a key without taking it; null if the store fails. */
export async function readReceipt(
  { receipts, mac }: Pick<RegistryHost, 'receipts' | 'mac'>,
  scope: ReceiptScope,
): Promise<ReceiptReading | null> {
  let held: Awaited<ReturnType<typeof receipts.find>>;
  try {
    held = await receipts.find(scope);
  } catch {
    return null;
  }
  if (held === null) return { state: 'free' };
  if (held.state === 'in_flight') return { state: 'in_flight' };
  const { attempt, fingerprint } = held;
  const isSound =
    held.state === 'done' &&
    unsealed(held.output, fingerprint, mac) !== null;
  return isSound
    ? { state: 'done' }
    : { state: 'open', open: { scope, attempt, fingerprint } };
}

// #region settle-receipt
/**
 * Settles an open attempt by what the host has looked up: the write stands,
 * and a repetition gets this output; or it does not, and the key is free.
 *
 * Only the host that keeps the receipts calls this. It is no argument of a
 * tool, so no model can settle anything. The order matters: read the receipt,
 * be sure that the attempt can write no more, look up, settle. Who comes
 * late, after another settlement or another attempt, changes nothing.
 */
export async function settleReceipt<Business extends string>(
  { registry, host }: Pick<Runtime<Business>, 'registry' | 'host'>,
  { scope, attempt, fingerprint }: OpenAttempt,
  lookUp: LookUp,
): Promise<TracedSettlement> {
  const isApplied = lookUp.found === 'applied';
  const output = isApplied ? canonicalText(lookUp.output) : null;
  // What a repetition is answered has to be what the tool promises.
  const run = runGates(isApplied ? gates : [], {
    name: scope.tool,
    tool: registry.get(scope.tool),
    output,
  });
  if (!run.passed)
    return { result: { ok: false, error: run.refusal }, trace: run.trace };
  const receipt =
    output === null
      ? null
      : sealed({ output, origin: 'look_up' }, fingerprint, host.mac);
  const error = await replaced(host, scope, attempt, receipt);
  return error === null
    ? {
        result: { ok: true, settled: lookUp.found },
        trace: [...run.trace, { gate: 'receipt', outcome: 'allowed' }],
      }
    : {
        result: { ok: false, error },
        trace: [
          ...run.trace,
          { gate: 'receipt', outcome: 'refused', refusal: error },
        ],
      };
}
// #endregion settle-receipt

/** What was found, before it is stored. */
interface Found {
  readonly name: string;
  readonly tool: CallOutput['tool'] | undefined;
  /** Canonical text; null if it has none. */
  readonly output: string | null;
}

/** The pipeline's own checks of an output, asked of what was found. */
const gates: readonly Gate<SettlementGateId, Found, CallError>[] = [
  {
    id: 'tool',
    check: ({ name, tool }) =>
      tool === undefined
        ? callError('tool_not_found', { tool: name, available_tools: [] })
        : null,
  },
  { id: 'budget', check: asked(budgetGate) },
  { id: 'output', check: asked(outputGate) },
];

function asked(
  gate: OutputGate<SettlementGateId>,
): (found: Found) => CallError | null {
  return ({ tool, output }) => {
    if (tool === undefined) return null;
    return output === null
      ? callError('invalid_tool_output', {
          violations: [],
          problem: 'not_json',
        })
      : gate.check({ tool, output });
  };
}

function canonicalText(output: unknown): string | null {
  const canonical = canonicalJson(output);
  return canonical.ok ? canonical.text : null;
}

/** Replaces the receipt of the attempt; the error where it could not. */
async function replaced(
  { receipts }: Pick<RegistryHost, 'receipts'>,
  scope: ReceiptScope,
  attempt: string,
  receipt: string | null,
): Promise<CallError | null> {
  try {
    return (await receipts.settle(scope, attempt, receipt))
      ? null
      : callError('receipt_changed', { idempotency_key: scope.key });
  } catch {
    return callError('receipts_unavailable', {});
  }
}
