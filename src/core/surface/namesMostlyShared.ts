// #region names-mostly-shared
/**
 * Whether at least half of all the names in two lists are in both.
 *
 * Sequence and repetition do not count. Two empty lists share everything.
 * The half is the course's own limit for "highly similar".
 */
export function namesMostlyShared(
  some: readonly string[],
  others: readonly string[],
): boolean {
  const all = new Set([...some, ...others]);
  const shared = [...all].filter(
    (name) => some.includes(name) && others.includes(name),
  );
  return shared.length * 2 >= all.size;
}
// #endregion names-mostly-shared
