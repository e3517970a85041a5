import type { Limits } from '../limits.ts';
import type { OpenSubmission } from './openSubmission.ts';

/** How many inputs are asked at once while the hanging one is looked for. */
const SLICE = 40;

/**
 * The first input that never comes back, or null where each slice of them is answered in time by itself.
 *
 * The search is bounded by its number of questions, at most one for each slice and one for each input of a slice, so a
 * slow machine finds the same input; each question has its own deadline. A realm in which something hung is of no more
 * use, so the second part of the search gets a fresh one.
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
  { probeMs }: Limits,
): Promise<readonly string[] | null> {
  const { realm, reply } = await open();
  try {
    if (reply.type !== 'loaded') return null;
    for (const batch of batches) {
      const answers = await realm.call(batch, probeMs);
      if (answers.type === 'timeout') return batch;
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
