import { compareCodePoints } from '../admission/violation.ts';
import { byCodePoint } from './names.ts';
import { chainTo, type NeedsById, walkNeeds } from './walkNeeds.ts';

/**
 * The cycles among some resources: for each resource that needs itself, directly or through others, the shortest way
 * from it back to it. A way begins with its smallest id and stands in the list once, however many resources are on it.
 *
 * @param resources where the needs stand
 * @param ids the resources to look at
 * @returns the cycles, by the ids on them; `['a', 'b']` says that a needs b and b needs a
 */
export function needCycles(
  resources: NeedsById,
  ids: readonly string[],
): readonly (readonly string[])[] {
  const found = new Map<string, readonly string[]>();
  for (const id of ids) {
    const back = walkNeeds(resources, [id], Number.POSITIVE_INFINITY).find(
      (step) => resources.get(step.id)?.needs.has(id),
    );
    if (back === undefined) continue;
    const cycle = fromSmallest(chainTo(back));
    found.set(JSON.stringify(cycle), cycle);
  }
  return [...found.values()].sort(compareLists);
}

function fromSmallest(cycle: readonly string[]): readonly string[] {
  const start = cycle.indexOf(byCodePoint(cycle)[0] ?? '');
  return [...cycle.slice(start), ...cycle.slice(0, start)];
}

function compareLists(a: readonly string[], b: readonly string[]): number {
  const at = a.findIndex((id, index) => id !== b[index]);
  if (at === -1) return a.length - b.length;
  const other = b[at];
  return other === undefined ? 1 : compareCodePoints(a[at] ?? '', other);
}
