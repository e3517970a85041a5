import { sumTokens } from '#core';
import type { Locale } from '#i18n/locale.ts';
import { visibleText } from '#i18n/visibleText.ts';
import {
  type FolderListing,
  folderCosts,
  formatPlace,
  formatProblem,
  isError,
  loadTokenCounter,
  problemWeights,
  readSkillFolder,
  type SkillProblem,
  summarize,
} from '#skills';
import type { LoadState } from './loadState.ts';

/** A folder of somebody's own: its numbers on the bench, and what is wrong with it, in words. */
export interface OwnFolder {
  readonly name: string;
  /** Null where it holds no skill that could be listed. */
  readonly state: LoadState | null;
  readonly skills: number;
  readonly files: number;
  /** How many of the files are scripts, which the bench leaves out, and their tokens. */
  readonly scripts: { readonly files: number; readonly tokens: number };
  readonly problems: readonly OwnProblem[];
  /** How many notes of a kind are not among the problems. */
  readonly left: readonly (readonly [code: string, count: number])[];
  readonly errors: number;
  readonly notes: number;
}

/** One problem: its weight, its place in the folder, and a sentence. */
export interface OwnProblem {
  readonly weight: 'error' | 'note';
  /** `pdf/SKILL.md:3:1`, as far as it is known. */
  readonly at: string;
  readonly says: string;
}

/** What a folder's own plan begins with; to be changed by the reader. */
const FIRST_BUDGET = 10_000;
const FIRST_DEPTH = 2;

/**
 * Reads a folder that somebody chose or dropped. Loaded on demand, with the reader of folders and the vocabulary; nothing
 * that it reads leaves the page.
 */
export async function readOwnFolder(listing: FolderListing, locale: Locale): Promise<OwnFolder> {
  const { count } = await loadTokenCounter();
  const folder = await readSkillFolder(listing, count);
  // The bench has what is loaded; a script is run, and stands on it no more than a picture does.
  const { catalog, bodies, resources, scripts } = folderCosts(folder);
  const listed = folder.skills.filter(({ id }) => Object.hasOwn(catalog, id));
  const { shown, left } = summarize(folder.problems);
  const errors = folder.problems.filter(isError).length;
  return {
    name: visibleText(listing.name, 100),
    state:
      listed.length === 0
        ? null
        : {
            skills: listed.map(({ id }) => ({
              id,
              metadata: String(catalog[id]),
              body: Object.hasOwn(bodies, id) ? String(bodies[id]) : '',
              active: false,
            })),
            resources: Object.entries(resources)
              .filter(([, { owner }]) => Object.hasOwn(catalog, owner))
              .map(([id, { owner, cost, needs }]) => {
                return { id, owner, cost: String(cost), needs, requested: false };
              }),
            budget: String(FIRST_BUDGET),
            maxDepth: String(FIRST_DEPTH),
            extraBudget: String(FIRST_BUDGET),
          },
    skills: folder.skills.length,
    files: folder.skills.flatMap((skill) => skill.resources).length,
    scripts: {
      files: Object.keys(scripts).length,
      tokens: sumTokens(Object.values(scripts).map(({ cost }) => cost)),
    },
    problems: shown.toSorted(errorsFirst).map((found) => ({
      weight: problemWeights[found.code],
      at: formatPlace(found),
      says: formatProblem(found, locale),
    })),
    left: [...left],
    errors,
    notes: folder.problems.length - errors,
  };
}

function errorsFirst(a: SkillProblem, b: SkillProblem): number {
  return Number(isError(b)) - Number(isError(a));
}
