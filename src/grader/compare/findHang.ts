import type { Limits } from '../limits.ts';
import type { OpenSubmission } from './gradeComparison.ts';

/** How many inputs are asked at once while the hanging one is looked for. */
const SLICE = 40;

/**
 * The first input that never comes back, or null where each slice of them is answered in time by itself.
 * A realm in which something hung is of no more use, so each such question gets a fresh one.
 */
export async function findHang(
  inputs: readonly string[],
  open: OpenSubmission,
  limits: Limits,
): Promise<string | null> {
  const slice = await firstHanging(chunks(inputs, SLICE), open, limits);
  if (slice === null) return null;
  const single = await firstHanging(
    slice.map((input) => [input]),
    open,
    limits,
  );
  return single?.[0] ?? null;
}

async function firstHanging(
  batches: readonly (readonly string[])[],
  open: OpenSubmission,
  { probeMs, callMs }: Limits,
): Promise<readonly string[] | null> {
  const { realm, reply } = await open();
  try {
    if (reply.type !== 'loaded') return null;
    let left = callMs * 2;
    for (const batch of batches) {
      const started = performance.now();
      const answers = await realm.call(batch, probeMs);
      if (answers.type === 'timeout') return batch;
      // A program that is merely slow is not asked for ever.
      left -= performance.now() - started;
      if (left <= 0) return null;
    }
    return null;
  } finally {
    realm.close();
  }
}

function chunks<T>(list: readonly T[], size: number): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, index) =>
    list.slice(index * size, (index + 1) * size),
  );
}
