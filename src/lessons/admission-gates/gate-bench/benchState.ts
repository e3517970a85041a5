/** The behaviours of the host's policy: grants, denies, or returns neither. */
export const permissions = ['granted', 'denied', 'undecided'] as const;

/** One of the three. */
export type Permission = (typeof permissions)[number];

/** The state of the bench, which a link encodes. */
export interface BenchState {
  /** The arguments as text, JSON or not. */
  readonly text: string;
  /** The host's vocabulary, in the order of its chips. */
  readonly cities: readonly string[];
  readonly permission: Permission;
}

/** Whether two states are equal. */
export function sameState(a: BenchState, b: BenchState): boolean {
  return (
    a.text === b.text &&
    a.permission === b.permission &&
    a.cities.length === b.cities.length &&
    a.cities.every((city, i) => city === b.cities[i])
  );
}
