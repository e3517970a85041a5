import { field, hasExactlyFields } from '#core/value/fields.ts';
import { isLinkText, stateLink } from '#ui/stateLink.ts';
import { LONGEST_NAME, MOST_RESOURCES, MOST_SKILLS } from './editState.ts';
import type { BenchResource, BenchSkill, LoadState } from './loadState.ts';

const LONGEST_COST = 40;

/** Links to states of the bench. */
export const loadLink = stateLink('load-bench', readLoadState);

/** The state that a value is: exactly the members of one, each of its type, and no name that leads nowhere. */
function readLoadState(value: unknown): LoadState | null {
  if (!hasExactlyFields(value, ['skills', 'resources', 'budget', 'maxDepth', 'extraBudget'])) return null;
  const skills = readList(field(value, 'skills'), MOST_SKILLS, readSkill);
  const resources = readList(field(value, 'resources'), MOST_RESOURCES, readResource);
  const [budget, maxDepth, extraBudget] = ['budget', 'maxDepth', 'extraBudget'].map((name) =>
    field(value, name),
  );
  if (skills === null || resources === null) return null;
  if (!isCost(budget) || !isCost(maxDepth) || !isCost(extraBudget)) return null;
  const skillIds = new Set(skills.map(({ id }) => id));
  const resourceIds = new Set(resources.map(({ id }) => id));
  const isWhole =
    skillIds.size === skills.length &&
    resourceIds.size === resources.length &&
    resources.every(
      ({ owner, needs }) => skillIds.has(owner) && needs.every((need) => resourceIds.has(need)),
    );
  return isWhole ? { skills, resources, budget, maxDepth, extraBudget } : null;
}

function readSkill(value: unknown): BenchSkill | null {
  if (!hasExactlyFields(value, ['id', 'metadata', 'body', 'active'])) return null;
  const [id, metadata, body, active] = ['id', 'metadata', 'body', 'active'].map((name) => field(value, name));
  if (!isName(id) || !isCost(metadata) || !isCost(body) || typeof active !== 'boolean') return null;
  return { id, metadata, body, active };
}

function readResource(value: unknown): BenchResource | null {
  if (!hasExactlyFields(value, ['id', 'owner', 'cost', 'needs', 'requested'])) return null;
  const [id, owner, cost, requested] = ['id', 'owner', 'cost', 'requested'].map((name) => field(value, name));
  const needs = readList(field(value, 'needs'), MOST_RESOURCES, (need) => (isName(need) ? need : null));
  if (!isName(id) || !isName(owner) || !isCost(cost) || typeof requested !== 'boolean') return null;
  if (needs === null || new Set(needs).size !== needs.length) return null;
  return { id, owner, cost, needs, requested };
}

/** A copy of a list, part by part, or null where it is too long or a part is none. */
function readList<Part>(
  value: unknown,
  most: number,
  read: (part: unknown) => Part | null,
): readonly Part[] | null {
  if (!Array.isArray(value) || value.length > most) return null;
  const parts = Array.from(value, read);
  return parts.every((part) => part !== null) ? parts : null;
}

function isName(value: unknown): value is string {
  return isLinkText(value, LONGEST_NAME) && value !== '';
}

function isCost(value: unknown): value is string {
  return isLinkText(value, LONGEST_COST);
}
