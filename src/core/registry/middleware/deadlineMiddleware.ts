import { callError } from '../callError.ts';
import { type CallMiddleware, refusedBy } from '../callMiddleware.ts';

/**
 * How long is waited. When the time is up the work may still be going on, so what a write has done is unknown; a read
 * leaves nothing behind either way.
 */
export const deadlineMiddleware: CallMiddleware<'deadline'> = {
  id: 'deadline',
  handle: async ({ tool, host }, next) => {
    if (tool === undefined) return next();
    const { timeoutMs, retry, effect } = tool.runtime;
    const timed = await host.withDeadline(timeoutMs, (cancellation) =>
      next({ cancellation }),
    );
    if (timed.ended) return timed.value;
    return refusedBy(
      'deadline',
      callError(
        'tool_timeout',
        { timeout_ms: timeoutMs, observed_ms: timed.observedMs },
        {
          retryable: retry === 'transient',
          outcome: effect === 'write' ? 'unknown' : 'not_executed',
        },
      ),
    );
  },
};
