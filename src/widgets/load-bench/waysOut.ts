import { planNestedLoad } from '#core/index.ts';
import { withResource, withSkill } from './editState.ts';
import { requestOf } from './judgeLoad.ts';
import type { LoadState } from './loadState.ts';

/** A smaller request that could be made instead, and what core says of it. */
export interface WayOut {
  readonly kind: 'without-resource' | 'without-skill';
  /** The resource that is not requested, or the skill that is not active. */
  readonly id: string;
  readonly state: LoadState;
  readonly tokens: number;
  readonly accepted: boolean;
}

/**
 * The requests with one text less, or with one skill less and what it owns, of which a plan can be made: those that fit
 * first, and among them those that give up least. Whether the task can do without is not known here.
 */
export function waysOut(state: LoadState): readonly WayOut[] {
  const smaller = [
    ...state.resources
      .filter(({ requested }) => requested)
      .map(({ id }) => ({
        kind: 'without-resource' as const,
        id,
        state: withResource(state, id, { requested: false }),
      })),
    ...state.skills
      .filter(({ active }) => active)
      .map(({ id }) => ({ kind: 'without-skill' as const, id, state: withoutSkill(state, id) })),
  ];
  return smaller
    .flatMap((way): readonly WayOut[] => {
      const plan = planNestedLoad(requestOf(way.state));
      return plan.kind === 'plan' ? [{ ...way, tokens: plan.tokens, accepted: plan.accepted }] : [];
    })
    .sort((a, b) => Number(b.accepted) - Number(a.accepted) || b.tokens - a.tokens);
}

function withoutSkill(state: LoadState, id: string): LoadState {
  const inactive = withSkill(state, id, { active: false });
  const resources = inactive.resources.map((one) => (one.owner === id ? { ...one, requested: false } : one));
  return { ...inactive, resources };
}
