import type { CallEffect } from './callError.ts';
import type { ToolContract } from './toolContract.ts';

/** The effect of a handler that succeeded: a write is applied, a read executes nothing. */
export function effectOfEnded({
  runtime,
}: Pick<ToolContract<string>, 'runtime'>): CallEffect {
  return runtime.effect === 'write' ? 'applied' : 'not_executed';
}
