import type { BenchResource, BenchSkill, LoadState } from './loadState.ts';

/** Why something was not added. */
export type AddFault = 'empty' | 'taken' | 'full';

/** The longest name that can be given, in characters, and how much the bench holds. */
export const LONGEST_NAME = 200;
export const MOST_SKILLS = 40;
export const MOST_RESOURCES = 200;

/** What a new text costs until somebody says otherwise. */
const NEW_COST = '10';

/** A state with one skill changed. */
export function withSkill(state: LoadState, id: string, change: Partial<BenchSkill>): LoadState {
  return { ...state, skills: state.skills.map((one) => (one.id === id ? { ...one, ...change } : one)) };
}

/** A state with one resource changed. */
export function withResource(state: LoadState, id: string, change: Partial<BenchResource>): LoadState {
  return { ...state, resources: state.resources.map((one) => (one.id === id ? { ...one, ...change } : one)) };
}

/** A state with a skill more, or why it has none. A name is taken as it stands: blanks and case are part of it. */
export function addSkill(state: LoadState, id: string): LoadState | AddFault {
  const fault = addFault(id, state.skills, MOST_SKILLS);
  if (fault !== null) return fault;
  return { ...state, skills: [...state.skills, { id, metadata: NEW_COST, body: NEW_COST, active: false }] };
}

/** A state with a resource more, or why it has none. */
export function addResource(state: LoadState, id: string, owner: string): LoadState | AddFault {
  const fault = addFault(id, state.resources, MOST_RESOURCES);
  if (fault !== null) return fault;
  const added = { id, owner, cost: NEW_COST, needs: [], requested: false };
  return { ...state, resources: [...state.resources, added] };
}

function addFault(id: string, there: readonly { readonly id: string }[], most: number): AddFault | null {
  if (id === '') return 'empty';
  if (there.some((one) => one.id === id)) return 'taken';
  return there.length >= most ? 'full' : null;
}

/** A state without a skill and what it owns. */
export function removeSkill(state: LoadState, id: string): LoadState {
  const owned = state.resources.filter(({ owner }) => owner === id).map((one) => one.id);
  const skills = state.skills.filter((one) => one.id !== id);
  return owned.reduce(removeResource, { ...state, skills });
}

/** A state without a resource and the references to it. */
export function removeResource(state: LoadState, id: string): LoadState {
  const left = state.resources.filter((one) => one.id !== id);
  const resources = left.map((one) => ({ ...one, needs: one.needs.filter((need) => need !== id) }));
  return { ...state, resources };
}
