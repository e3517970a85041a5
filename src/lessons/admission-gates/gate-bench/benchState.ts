/** What the host's policy does when it is asked: says yes, says no, or answers with something that is neither. */
export const permissions = ['granted', 'denied', 'undecided'] as const;

/** One of the three. */
export type Permission = (typeof permissions)[number];

/** All that a reader can set on the bench, and all that a link carries. */
export interface BenchState {
  /** The arguments, as JSON text or what is meant to be that. */
  readonly text: string;
  /** The host's vocabulary, in the order of its chips. */
  readonly cities: readonly string[];
  readonly permission: Permission;
}

/** Whether two states are the same to a reader. */
export function sameState(a: BenchState, b: BenchState): boolean {
  return (
    a.text === b.text &&
    a.permission === b.permission &&
    a.cities.length === b.cities.length &&
    a.cities.every((city, i) => city === b.cities[i])
  );
}
