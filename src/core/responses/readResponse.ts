import { runGates } from '../gates/runGates.ts';
import { field } from '../value/fields.ts';
import { argumentsFit } from './argumentsFit.ts';
import { decide } from './decide.ts';
import { type InputProblem, readExchange } from './exchange.ts';
import { judgeExecuted } from './executed.ts';
import { arrivalOf, messageRungs } from './messageRungs.ts';
import type { ReadingHost, ResponseReading } from './reading.ts';
import { readingNotes, textDisagrees } from './readingNotes.ts';
import { resultRungs } from './resultRungs.ts';

/** What {@link readResponse} answers: a reading, or what is wrong with its input. */
export type ReadAnswer =
  | ResponseReading
  | { readonly ok: false; readonly code: InputProblem };

// #region read-response
/**
 * Reads what came back for one request, under any revision of the protocol and for any tool.
 *
 * Three questions are answered apart, since none of them answers another: what it is to this call (`class`), whether
 * the tool ran (`executed`), and what to do now (`decision`). The best class is `ok`, and that is a result to verify.
 *
 * @param input any value; to be read it is an object with `request` (as sent), exactly one of `frame` (a message),
 *   `line` (a line of a stream, unparsed) and `event` (`{ type: 'timeout' | 'closed' }`), and, where there are any,
 *   `tool` (the definition that the host holds for the called name: name, inputSchema, outputSchema, annotations),
 *   `negotiated` (the revision; 2025-11-25 where it is left out), `effect` (`read` or `write`, the host's own knowledge)
 *   and `context` (`cancelled` ids, `hostKnowsReadOnly`, `previousCursor`)
 * @param host compiles the tool's schemas
 * @returns the reading, or `{ ok: false, code }` naming what is wrong with the input; no input makes this throw
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
  const rungs = [...messageRungs, ...resultRungs(host)];
  const run = runGates(rungs, { exchange, arrival, message });

  const stop = run.passed ? null : run.refusal;
  const code = field(field(message, 'error'), 'code');
  const errorCode =
    stop?.class === 'protocol_error' && typeof code === 'number'
      ? code
      : null;
  const fits = argumentsFit(exchange, host);
  const executed = judgeExecuted(exchange, stop, errorCode, fits);
  const next = decide({
    exchange,
    stop,
    executed,
    errorCode,
    fits,
    message,
    textDisagrees: stop === null && textDisagrees(exchange, message),
  });
  return {
    ok: true,
    class: stop?.class ?? 'ok',
    executed: executed.executed,
    decision: next.decision,
    reasons: {
      class: stop?.reason ?? 'all_rungs_passed',
      executed: executed.reason,
      decision: next.reason,
    },
    trace: run.trace,
    notes: readingNotes(exchange, message, stop, errorCode, fits),
    facts: {
      effect: exchange.effect,
      errorCode,
      violations: stop?.violations ?? [],
    },
  };
}
// #endregion read-response
