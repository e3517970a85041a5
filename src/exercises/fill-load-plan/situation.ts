import fc, { type Arbitrary } from 'fast-check';
import { loadEverything, type NestedPlan, traceLoad, type WeighedLayer } from '#core';

/** A request as the learner sees it. It always makes a plan; whether that fits is for the learner to say. */
export interface Situation {
  readonly catalog: Readonly<Record<string, number>>;
  readonly bodies: Readonly<Record<string, number>>;
  readonly active: readonly string[];
  readonly resources: Readonly<Record<string, readonly [owner: string, cost: number]>>;
  readonly requested: readonly string[];
  readonly budget: number;
}

/** The plan of a situation, and its layers by name, whose sums are what is asked for. */
export interface SituationPlan {
  readonly plan: NestedPlan;
  readonly layers: Readonly<Record<WeighedLayer['id'], WeighedLayer>>;
}

/**
 * Core's plan of a situation.
 *
 * @throws RangeError where there is none, a fault of whoever made the situation
 */
export function planOf(situation: Situation): SituationPlan {
  const { plan, layers } = traceLoad(situation);
  if (plan.kind === 'refused')
    throw new RangeError(`A situation makes no plan: ${plan.code}.`);
  const byId = Object.fromEntries(layers.map((layer) => [layer.id, layer]));
  return { plan, layers: byId as SituationPlan['layers'] };
}

const skillNames = ['charts', 'letters', 'notes', 'release', 'survey', 'tables'];
const files = ['checklist.md', 'examples.md', 'glossary.md', 'style.md', 'template.md'];

/** Numbers that can be added in the head: so many times ten. */
const tens = (min: number, max: number) =>
  fc.integer({ min, max }).map((count) => count * 10);

/** How far the budget is from a sum: used up exactly, a little too small, or with room. The ends are drawn most. */
const room = fc.constantFrom(-1, 0, -10, 0, 10, 120);

/** What the budget is measured by: the sum itself, or what a learner gets who counts something else. */
const yardsticks = ['everything', 'plan', 'plan', 'active-metadata'] as const;

function budgetFor(
  situation: Situation,
  yardstick: (typeof yardsticks)[number],
  distance: number,
): number {
  const { tokens } = planOf(situation).plan;
  if (yardstick === 'plan') return tokens + distance;
  if (yardstick === 'active-metadata') {
    const idle = Object.entries(situation.catalog).filter(
      ([skill]) => !situation.active.includes(skill),
    );
    return tokens - idle.reduce((sum, [, cost]) => sum + cost, 0);
  }
  const everything = loadEverything(situation);
  return everything.kind === 'plan' ? everything.tokens - 10 : tokens;
}

/**
 * Situations of three skills, one or two of them active, and three resources. Each has an inactive skill, whose
 * metadata counts and whose body does not; the lists name things twice at times.
 */
export const situations: Arbitrary<Situation> = fc
  .record({
    skills: fc.shuffledSubarray(skillNames, { minLength: 3, maxLength: 3 }),
    ids: fc.shuffledSubarray(files, { minLength: 3, maxLength: 3 }),
    metadata: fc.array(tens(1, 6), { minLength: 3, maxLength: 3 }),
    texts: fc.array(tens(20, 60), { minLength: 3, maxLength: 3 }),
    costs: fc.array(tens(4, 30), { minLength: 3, maxLength: 3 }),
    owners: fc.constantFrom([0, 0, 2], [0, 1, 2], [0, 2, 2], [0, 1, 1]),
    activeCount: fc.constantFrom(1, 2, 2),
    wanted: fc.constantFrom([0], [0, 1], [0, 1, 2], []),
    again: fc.constantFrom('nothing', 'nothing', 'skill', 'resource'),
    yardstick: fc.constantFrom(...yardsticks),
    distance: room,
  })
  .map((drawn) => {
    const entries = <T>(names: readonly string[], values: readonly T[]) =>
      names.flatMap((name, index): (readonly [string, T])[] => {
        const value = values[index];
        return value === undefined ? [] : [[name, value]];
      });
    const { skills, ids } = drawn;
    const active = skills.slice(0, drawn.activeCount);
    const owned = drawn.owners.map((owner, index): readonly [string, number] => [
      skills[owner] ?? '',
      drawn.costs[index] ?? 0,
    ]);
    const resources = Object.fromEntries(entries(ids, owned));
    const requested = drawn.wanted
      .flatMap((index) => ids[index] ?? [])
      .filter((id) => active.includes(resources[id]?.[0] ?? ''));
    const situation: Situation = {
      catalog: Object.fromEntries(entries(skills, drawn.metadata)),
      bodies: Object.fromEntries(entries(skills, drawn.texts)),
      active: drawn.again === 'skill' ? [...active, ...active.slice(0, 1)] : active,
      resources,
      requested:
        drawn.again === 'resource' ? [...requested, ...requested.slice(0, 1)] : requested,
      budget: 0,
    };
    return {
      ...situation,
      budget: budgetFor(situation, drawn.yardstick, drawn.distance),
    };
  });
