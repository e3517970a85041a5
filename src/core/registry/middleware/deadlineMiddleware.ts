import { callError } from '../callError.ts';
import { type CallMiddleware, refusedBy } from '../callMiddleware.ts';

/**
 * Stops waiting after the tool's time limit. The work may continue, so the effect of a write is unknown; a read has no
 * effect.
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
