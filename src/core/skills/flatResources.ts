/**
 * Resources that may need others, as `skillLoadPlan` and `loadEverything` take them: a record from each id to its owner
 * and its cost. What they need is left out. Every id becomes an own field, `__proto__` included.
 */
export function flatResources<
  Owned extends { readonly owner: string; readonly cost: unknown },
>(
  resources: Readonly<Record<string, Owned>>,
): Readonly<Record<string, readonly [owner: string, cost: Owned['cost']]>> {
  return Object.fromEntries(
    Object.entries(resources).map(([id, { owner, cost }]) => [
      id,
      [owner, cost],
    ]),
  );
}
