import { describe, expect, it } from 'vitest';
import { exercise } from '#exercises/fill-load-plan/exercise.ts';
import type { Situation } from '#exercises/fill-load-plan/situation.ts';
import { drawRound } from '#grader/questions/drawRound.ts';

const rounds = Array.from({ length: 40 }, (_, seed) => drawRound(exercise, seed) as readonly Situation[]);
const drawn = rounds.flat();

const add = (costs: readonly number[]) => costs.reduce((sum, cost) => sum + cost, 0);
const pick = (costs: Readonly<Record<string, number>>, names: readonly string[]) =>
  Object.entries(costs).flatMap(([name, cost]) => (names.includes(name) ? [cost] : []));
const prices = ({ resources }: Situation) =>
  Object.fromEntries(Object.entries(resources).map(([id, [, cost]]) => [id, cost]));

/** The sum as a reader would do it on paper, beside what somebody gets who counts something else. */
function onPaper(situation: Situation) {
  const { catalog, bodies, active, requested } = situation;
  const metadata = add(Object.values(catalog));
  const text = add(pick(bodies, active));
  const files = add(pick(prices(situation), requested));
  return {
    metadata,
    bodies: text,
    resources: files,
    total: metadata + text + files,
    activeMetadata: add(pick(catalog, active)) + text + files,
    everything: metadata + add(Object.values(bodies)) + add(Object.values(prices(situation))),
  };
}

const twice = (names: readonly string[]) => new Set(names).size < names.length;

describe('the key', () => {
  it('is the sum that a reader gets on paper', () => {
    for (const situation of drawn) {
      const { metadata, bodies, resources, total } = onPaper(situation);
      expect(exercise.answer(situation)).toEqual({
        metadata: String(metadata),
        bodies: String(bodies),
        resources: String(resources),
        total: String(total),
        fits: total <= situation.budget ? 'fits' : 'over',
      });
    }
  });

  it('comes with an equation that holds, in both languages', () => {
    for (const situation of drawn) {
      const { en, zh } = exercise.why?.(situation) ?? { en: '', zh: '' };
      const parts = /[:：] ?([^=]*) = (\d+) ([≤>]) (\d+)[.。] ?(.*)$/;
      const [, terms = '', total, sign, budget] = parts.exec(en) ?? [];
      expect(add((terms.match(/\d+/g) ?? []).map(Number))).toBe(Number(total));
      expect([total, budget]).toEqual([String(onPaper(situation).total), String(situation.budget)]);
      expect(sign).toBe(Number(total) <= Number(budget) ? '≤' : '>');
      expect(parts.exec(zh)?.slice(1, 5)).toEqual(parts.exec(en)?.slice(1, 5));
    }
  });
});

describe('what is drawn', () => {
  it('fits about as often as not', () => {
    const fitting = drawn.filter((situation) => onPaper(situation).total <= situation.budget).length;
    expect(fitting / drawn.length).toBeGreaterThan(0.35);
    expect(fitting / drawn.length).toBeLessThan(0.65);
  });

  it('uses the budget up now and then, and not as a rule', () => {
    const exact = drawn.filter((situation) => onPaper(situation).total === situation.budget).length;
    expect(exact / drawn.length).toBeGreaterThan(0.1);
    expect(exact / drawn.length).toBeLessThan(0.4);
  });

  it.each<readonly [what: string, holds: (situation: Situation) => boolean]>([
    ['a sum of one token too many', (s) => onPaper(s).total === s.budget + 1],
    ['a skill listed twice', ({ active }) => twice(active)],
    ['a resource listed twice', ({ requested }) => twice(requested)],
    ['no resource at all', ({ requested }) => requested.length === 0],
    [
      'a resource of a skill that is not active',
      ({ resources, active }) => Object.values(resources).some(([owner]) => !active.includes(owner)),
    ],
    [
      'a plan that fits only if the metadata of other skills is left out',
      (s) => onPaper(s).total > s.budget && onPaper(s).activeMetadata <= s.budget,
    ],
    [
      'a plan that fits where loading everything would not',
      (s) => onPaper(s).total <= s.budget && onPaper(s).everything > s.budget,
    ],
  ])('now and then has %s', (_what, holds) => {
    expect(drawn.filter(holds).length).toBeGreaterThan(4);
  });

  it('always has a skill that is not active, whose body is there and costs nothing', () => {
    for (const { bodies, active } of drawn)
      expect(Object.keys(bodies).some((skill) => !active.includes(skill))).toBe(true);
  });

  it('is shown whole: a row for each text, and as many cells as the head has', () => {
    for (const situation of drawn) {
      const { table, facts } = exercise.scene(situation);
      const { catalog, bodies, resources } = situation;
      expect(table?.rows).toHaveLength(
        [catalog, bodies, resources].flatMap((layer) => Object.keys(layer)).length,
      );
      for (const row of table?.rows ?? []) expect(row).toHaveLength(table?.head.length ?? 0);
      expect(facts?.map(({ value }) => value.en)).toEqual([
        situation.active.join(', '),
        situation.requested.join(', ') || 'none',
        String(situation.budget),
      ]);
    }
  });
});
