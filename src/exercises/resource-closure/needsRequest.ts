import type { ClosureInput, ClosureRequest, Resource } from './cases.ts';

/** Each id with the ids that it needs, in this order. */
export type Needs = readonly (readonly [
  id: string,
  needs: readonly string[],
  own?: Partial<Resource>,
])[];

const usual = { active: ['s'], maxDepth: 3, extraBudget: 100 };

/** A request for `r` in which every resource costs 1 and belongs to the active skill, unless it says otherwise. */
export function request(
  needs: Needs,
  change: Partial<ClosureRequest> = {},
): ClosureInput {
  const resources = Object.fromEntries(
    needs.map(([id, of, own]) => [id, { owner: 's', cost: 1, needs: of, ...own }]),
  );
  return [{ resources, requested: ['r'], ...usual, ...change }];
}
