import { runGates } from '../gates/runGates.ts';
import { argumentsFit } from './argumentsFit.ts';
import { decide } from './decide.ts';
import { decisionOf } from './decisionReason.ts';
import type { Diagnosis } from './diagnosis.ts';
import { type InputProblem, readExchange } from './exchange.ts';
import { executedOf, inferExecuted } from './executed.ts';
import { firstLabel } from './labelOf.ts';
import { arrivalOf, messageGates } from './messageGates.ts';
import type { ReadingHost } from './readingHost.ts';
import { readingNotes, textDisagrees } from './readingNotes.ts';
import { resultGates } from './resultGates.ts';

/** What {@link readResponse} answers: a diagnosis, or what is wrong with its input. */
export type ReadAnswer =
  | Diagnosis
  | { readonly ok: false; readonly code: InputProblem };

// #region read-response
/**
 * Reads what came back for one request, under any revision of the protocol and for any tool.
 *
 * Three questions are answered apart, since none of them answers another: what it is to this call (`class`), whether
 * the tool ran (`executed`), and what to do now (`decision`). The best class is `ok`, and that is a result to verify.
 *
 * @param input any value; to be read it is an object with `request` (as sent), exactly one of `frame` (a message),
 *   `line` (a line of a stream, unparsed) and `event` (`{ type: 'timeout' | 'closed' | 'cancelled' }`), and, where there are any,
 *   `tool` (the definition that the host holds for the called name: name, inputSchema, outputSchema, annotations),
 *   `negotiated` (the revision; 2025-11-25 where it is left out), `effect` (`read` or `write`, the host's own knowledge)
 *   and `context` (`cancelled` ids, `hostKnowsReadOnly`, `previousCursor`)
 * @param host compiles the tool's schemas
 * @returns the diagnosis, or `{ ok: false, code }` naming what is wrong with the input; no input makes this throw
 */
export function readResponse(
  input: unknown,
  host: ReadingHost,
): ReadAnswer {
  const read = readExchange(input);
  if (!read.ok) return read;
  const { exchange } = read;
  const arrival = arrivalOf(exchange.observed);
  const message = arrival.kind === 'value' ? arrival.value : undefined;
  const gates = [...messageGates, ...resultGates(host)];
  const arrived = { exchange, arrival, message };
  const run = runGates(gates, arrived);

  const finding = run.passed ? null : run.refusal;
  const errorCode =
    finding?.reason === 'error_answers' ? finding.code : null;
  const fits = argumentsFit(exchange, host);
  const executed = inferExecuted({ exchange, finding, errorCode, fits });
  const decision = decide({
    exchange,
    finding,
    executed,
    errorCode,
    fits,
    message,
    textDisagrees: finding === null && textDisagrees(exchange, message),
  });
  return {
    ok: true,
    class: finding?.class ?? 'ok',
    executed: executedOf[executed],
    decision: decisionOf[decision],
    reasons: {
      class: finding?.reason ?? 'all_rungs_passed',
      executed,
      decision,
    },
    trace: run.trace,
    notes: readingNotes(exchange, message, finding, errorCode, fits),
    facts: {
      label: firstLabel(gates, arrived),
      effect: exchange.effect,
      errorCode,
      violations:
        finding?.reason === 'output_breaks_schema'
          ? finding.violations
          : [],
    },
  };
}
// #endregion read-response
