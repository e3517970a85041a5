import { canonicalJson } from '../canonical/canonicalJson.ts';
import { field, isFields } from '../value/fields.ts';
import { callError, nextStepOf } from './callError.ts';
import {
  type CallAnswer,
  type CallState,
  refusedBy,
} from './callMiddleware.ts';
import type { HandlerAnswer, Refusal } from './toolContract.ts';

/**
 * Runs the handler of a call and catches its exceptions. After an exception the effect of a write is unknown. The error
 * states only the class name of the exception, never its message.
 */
export async function runHandler<Business extends string>({
  call,
  tool,
  cancellation,
  unit,
}: CallState<Business>): Promise<CallAnswer<Business>> {
  const isWrite = tool?.runtime.effect === 'write';
  let answer: HandlerAnswer<Business>;
  try {
    if (tool === undefined) throw new TypeError('no tool of this name');
    const context = { actor: call.actor, cancellation, unit };
    answer = await tool.handler(call.arguments, context);
  } catch (error) {
    return refusedBy(
      'handler',
      callError(
        'handler_exception',
        { exception_type: typeName(error) },
        { outcome: isWrite ? 'unknown' : 'not_executed' },
      ),
    );
  }
  if (isRefusal(answer)) {
    const { code, category, details } = answer;
    const facts = { retryable: false, outcome: 'not_executed' } as const;
    const nextStep = nextStepOf({ code, category, ...facts });
    return {
      kind: 'refused',
      by: 'handler',
      error: { code, category, ...facts, details, nextStep },
    };
  }
  const output = outputText(answer);
  return output !== null
    ? { kind: 'done', output, origin: 'tool', replayed: false }
    : refusedBy(
        'handler',
        callError(
          'invalid_tool_output',
          { violations: [], problem: 'not_json' },
          { outcome: isWrite ? 'applied' : 'not_executed' },
        ),
      );
}

/** The output as canonical JSON text; null if the handler returned anything else. */
function outputText(answer: unknown): string | null {
  if (field(answer, 'ok') !== true) return null;
  const canonical = canonicalJson(field(answer, 'output'));
  return canonical.ok ? canonical.text : null;
}

function isRefusal<Business extends string>(
  answer: HandlerAnswer<Business>,
): answer is Refusal<Business> {
  return (
    field(answer, 'ok') === false &&
    typeof field(answer, 'code') === 'string' &&
    typeof field(answer, 'category') === 'string' &&
    isFields(field(answer, 'details'))
  );
}

function typeName(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const name: unknown = error.constructor?.name;
  return typeof name === 'string' && name !== '' ? name : 'Error';
}
