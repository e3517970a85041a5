import { describe, expect, it } from 'vitest';
import {
  addResource,
  addSkill,
  MOST_RESOURCES,
  MOST_SKILLS,
  removeResource,
  removeSkill,
} from '#lessons/skill-load-plan/load-bench/editState.ts';
import { evaluateLoad, requestOf } from '#lessons/skill-load-plan/load-bench/evaluateLoad.ts';
import { firstSituation, gallery } from '#lessons/skill-load-plan/load-bench/gallery.ts';
import { type LoadState, readCost } from '#lessons/skill-load-plan/load-bench/loadState.ts';
import { nextRequests } from '#lessons/skill-load-plan/load-bench/nextRequests.ts';

const first = firstSituation.state;
const stateOf = (id: string) => (gallery.find((one) => one.id === id) ?? firstSituation).state;
const made = (state: LoadState | string): LoadState => {
  if (typeof state === 'string') throw new Error(state);
  return state;
};

describe('what is typed as a cost is the JSON value that it spells', () => {
  it.each<readonly [typed: string, value: unknown]>([
    ['50', 50],
    ['5.0', 5],
    ['-10', -10],
    ['"50"', '50'],
    ['true', true],
    ['', ''],
    ['1,000', '1,000'],
    ['５０', '５０'],
    ['constructor', 'constructor'],
  ])('%j', (typed, value) => expect(readCost(typed)).toEqual(value));

  it('and a skill whose body is empty has none, so that it cannot be activated', () => {
    const [note, trip] = first.skills;
    if (note === undefined || trip === undefined) throw new Error('no skills');
    expect(evaluateLoad({ ...first, skills: [{ ...note, body: '' }, trip] }).plan).toMatchObject({
      code: 'active_skill_incomplete',
    });
  });
});

describe('rows', () => {
  it('are added under a name of their own, which is taken as it stands', () => {
    const state = made(addResource(made(addSkill(first, ' __proto__')), 'constructor', ' __proto__'));
    expect(requestOf(state).catalog).toEqual({ ...requestOf(first).catalog, ' __proto__': 10 });
    expect(Object.hasOwn(requestOf(made(addSkill(first, '__proto__'))).catalog, '__proto__')).toBe(true);
    expect(requestOf(state).resources['constructor']).toEqual({ owner: ' __proto__', cost: 10, needs: [] });
  });

  it.each([
    ['without a name', () => addSkill(first, ''), 'empty'],
    ['under the name of another skill', () => addSkill(first, 'trip-plan'), 'taken'],
    ['under the name of another resource', () => addResource(first, 'style.md', 'trip-plan'), 'taken'],
    ['where there are as many skills as the bench holds', () => addSkill(full(), 'x'), 'full'],
    ['where there are as many resources as the bench holds', () => addResource(full(), 'x', 's0'), 'full'],
  ])('are not added %s', (_what, add, fault) => expect(add()).toBe(fault));

  it('go with what they own, and with the references to them', () => {
    const state = stateOf('cycle');
    expect(removeSkill(state, 'weather-note').resources.map(({ id }) => id)).toEqual(['template.md']);
    const needs = removeResource(state, 'phrases.md').resources.map((one) => [one.id, one.needs]);
    expect(Object.fromEntries(needs)).toEqual({
      'style.md': ['units.md'],
      'units.md': ['style.md'],
      'template.md': [],
    });
  });

  function full(): LoadState {
    return {
      ...first,
      skills: Array.from({ length: MOST_SKILLS }, (_, i) => ({
        id: `s${i}`,
        metadata: '1',
        body: '1',
        active: false,
      })),
      resources: Array.from({ length: MOST_RESOURCES }, (_, i) => ({
        id: `r${i}`,
        owner: 's0',
        cost: '1',
        needs: [],
        requested: false,
      })),
    };
  }
});

describe('the next requests are judged by core, those that fit first', () => {
  const told = (state: LoadState, direction: 'less' | 'more' | 'repair') =>
    nextRequests(state, direction).map(
      ({ kind, id, tokens, accepted }) => `${kind} ${id}: ${tokens} ${accepted ? 'fits' : 'over'}`,
    );

  it('one thing less, the smallest step first', () => {
    expect(told(stateOf('over-budget'), 'less')).toEqual([
      'without-resource style.md: 70 fits',
      'without-skill weather-note: 20 fits',
    ]);
  });

  it('one thing more, never a resource whose owner is not active', () => {
    expect(told(stateOf('nothing-active'), 'more')).toEqual([
      'with-skill weather-note: 70 fits',
      'with-skill trip-plan: 100 fits',
    ]);
    expect(told(first, 'more')).toEqual(['with-skill trip-plan: 180 over']);
  });

  it('what makes a plan where there is none', () => {
    expect(told(stateOf('inactive-owner'), 'repair')).toEqual([
      'without-resource template.md: 100 fits',
      'with-skill trip-plan: 185 fits',
    ]);
    expect(told(stateOf('cost-as-text'), 'repair')).toEqual([]);
  });

  it('each is a state that the bench can take on', () => {
    for (const { state, tokens } of nextRequests(stateOf('cycle'), 'more')) {
      expect(evaluateLoad(state).plan).toMatchObject({ tokens });
    }
  });
});
