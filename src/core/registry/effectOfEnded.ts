import type { CallEffect } from './callError.ts';
import type { ToolContract } from './toolContract.ts';

/** What a handler has left behind that ended well: a write its effect, a read nothing. */
export function effectOfEnded({
  runtime,
}: Pick<ToolContract<string>, 'runtime'>): CallEffect {
  return runtime.effect === 'write' ? 'applied' : 'not_executed';
}
