import {
  flatResources,
  loadEverything,
  type NestedPlan,
  type NestedRefused,
  sumTokens,
  traceNestedLoad,
  type WeighedLayer,
} from '#core';
import { folderCosts, type SkillFolder } from '#skills';

/** What is to be loaded of a folder. */
export interface Choice {
  /** Folders or names of skills, as somebody typed them. */
  readonly active: readonly string[];
  /** Ids of resources, or their paths in their skills, as somebody typed them. */
  readonly requested: readonly string[];
  /** In tokens; null where there is none. */
  readonly budget: number | null;
}

/**
 * A folder's load plan, what loading all of it at once would cost (null where that cannot be said), and what its scripts
 * have in tokens, which are run and loaded by nobody.
 */
export interface Planned {
  readonly plan: NestedPlan | NestedRefused;
  /** The layers of the plan with their sums; none where there is no plan. */
  readonly layers: readonly WeighedLayer[];
  readonly everything: number | null;
  readonly scripts: { readonly files: number; readonly tokens: number };
}

/** How long a chain of needs may be: longer than any folder should have, and short enough to be read. */
export const MOST_NEEDS = 16;

/** Plans a load of a folder that was read. Needs may cost as much as the budget allows all together. */
export function planFolder(folder: SkillFolder, { active, requested, budget }: Choice): Planned {
  const { catalog, bodies, resources, scripts } = folderCosts(folder);
  const most = budget ?? Number.MAX_SAFE_INTEGER;
  const { plan, layers } = traceNestedLoad({
    catalog,
    bodies,
    // Only a script that is asked for by name is loaded: no text needs one.
    resources: ownFields(resources, scripts),
    active: active.map((one) => skillId(folder, one)),
    requested: requested.map((path) => resourceId(folder, active, path)),
    budget: most,
    maxDepth: MOST_NEEDS,
    extraBudget: Number.MAX_SAFE_INTEGER,
  });
  const scriptTokens = sumTokens(Object.values(scripts).map(({ cost }) => cost));
  const everything = loadEverything({
    ...{ catalog, bodies, active: [], requested: [], budget: most },
    resources: flatResources(resources),
  });
  return {
    plan,
    layers,
    everything: everything.kind === 'plan' ? everything.tokens : null,
    scripts: { files: Object.keys(scripts).length, tokens: scriptTokens },
  };
}

/** Joins records whose keys may be any text, `__proto__` included. */
function ownFields<Value>(
  ...records: readonly Readonly<Record<string, Value>>[]
): Readonly<Record<string, Value>> {
  return Object.fromEntries(records.flatMap((record) => Object.entries(record)));
}

/** The id of the skill that somebody typed: its folder from the listed one, or its name where one skill has it. */
export function skillId({ skills }: Pick<SkillFolder, 'skills'>, typed: string): string {
  const named = skills.filter(({ name }) => name === typed);
  const [only] = named;
  return skills.some(({ id }) => id === typed) || only === undefined || named.length > 1 ? typed : only.id;
}

/** The id of the resource that a path names: from the folder, or from an active skill where that is the only reading. */
export function resourceId(
  folder: Pick<SkillFolder, 'skills'>,
  active: readonly string[],
  path: string,
): string {
  const { skills } = folder;
  const ids = skills.flatMap(({ resources }) => resources.map(({ id }) => id));
  const owners = skills.length === 1 ? skills.map(({ id }) => id) : active.map((one) => skillId(folder, one));
  const readings = owners.map((owner) => `${owner}/${path}`).filter((id) => ids.includes(id));
  const [only] = readings;
  return ids.includes(path) || only === undefined || readings.length > 1 ? path : only;
}
