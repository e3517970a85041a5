import { withResource, withSkill } from './editState.ts';
import { traceState } from './evaluateLoad.ts';
import type { LoadState } from './loadState.ts';

/** A request with one thing more or less, and what core says of it. */
export interface NextRequest {
  readonly kind: 'with-resource' | 'with-skill' | 'without-resource' | 'without-skill';
  /** The resource that is requested or not, or the skill that is active or not. */
  readonly id: string;
  readonly state: LoadState;
  readonly tokens: number;
  readonly accepted: boolean;
}

/** Which requests are worth looking at next: smaller ones, larger ones, or whatever makes a plan at all. */
export type Direction = 'less' | 'more' | 'repair';

/**
 * The requests that are one step away and of which core makes a plan; those that fit first, and among them those with the smaller step.
 * Whether the task can do without something, or needs something, is not known here.
 */
export function nextRequests(state: LoadState, direction: Direction): readonly NextRequest[] {
  const more = [
    ...state.resources
      .filter(({ requested }) => !requested)
      .map(({ id }) => step('with-resource', id, withResource(state, id, { requested: true }))),
    ...state.skills
      .filter(({ active }) => !active)
      .map(({ id }) => step('with-skill', id, withSkill(state, id, { active: true }))),
  ];
  const less = [
    ...state.resources
      .filter(({ requested }) => requested)
      .map(({ id }) => step('without-resource', id, withResource(state, id, { requested: false }))),
    ...state.skills
      .filter(({ active }) => active)
      .map(({ id }) => step('without-skill', id, withoutSkill(state, id))),
  ];
  const steps = { less, more, repair: [...less, ...more] }[direction];
  const sign = direction === 'less' ? -1 : 1;
  return steps
    .flatMap((next): readonly NextRequest[] => {
      const { plan } = traceState(next.state);
      return plan.kind === 'plan' ? [{ ...next, tokens: plan.tokens, accepted: plan.accepted }] : [];
    })
    .sort((a, b) => Number(b.accepted) - Number(a.accepted) || sign * (a.tokens - b.tokens));
}

function step(kind: NextRequest['kind'], id: string, state: LoadState) {
  return { kind, id, state };
}

function withoutSkill(state: LoadState, id: string): LoadState {
  const inactive = withSkill(state, id, { active: false });
  const resources = inactive.resources.map((one) => (one.owner === id ? { ...one, requested: false } : one));
  return { ...inactive, resources };
}
