/**
 * The size of the smallest set of inputs that together expose every broken implementation, or 0 where none does.
 *
 * Exhaustive over the distinct exposures, so the answer is exact for the inputs given; an input that was not among
 * them could still do better.
 *
 * @param exposures for each input, a bit for each implementation it exposes
 * @param all a bit for each implementation
 */
export function smallestHunt(exposures: readonly number[], all: number): number {
  const useful = [...new Set(exposures)].filter((mask) => mask !== 0);
  // A set of exposures is reached with the fewest inputs by breadth-first search.
  let reached = new Set([0]);
  const seen = new Set([0]);
  for (let size = 1; reached.size > 0; size += 1) {
    const next = new Set<number>();
    for (const mask of reached) {
      for (const more of useful) {
        const union = mask | more;
        if (union === all) return size;
        if (!seen.has(union)) {
          seen.add(union);
          next.add(union);
        }
      }
    }
    reached = next;
  }
  return 0;
}
