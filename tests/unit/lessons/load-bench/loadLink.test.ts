import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstSituation, gallery } from '#lessons/skill-load-plan/load-bench/gallery.ts';
import { loadLink } from '#lessons/skill-load-plan/load-bench/loadLink.ts';

const good = firstSituation.state;
const fragment = (value: unknown) =>
  `#load-bench=${Buffer.from(JSON.stringify(value), 'utf8').toString('base64url')}`;

const text = (minLength: number, maxLength: number) => fc.string({ unit: 'binary', minLength, maxLength });
const states = fc
  .record({
    names: fc.uniqueArray(text(1, 20), { minLength: 1, maxLength: 6 }),
    costs: fc.array(text(0, 12), { minLength: 3, maxLength: 3 }),
    flags: fc.boolean(),
  })
  .map(({ names, costs: [a = '', b = '', c = ''], flags }) => ({
    skills: names.map((id) => ({ id, metadata: a, body: b, active: flags })),
    resources: names.map((id, i) => ({ id, owner: id, cost: c, needs: names.slice(i), requested: !flags })),
    budget: a,
    maxDepth: b,
    extraBudget: c,
  }));

describe('a link to a state of the bench', () => {
  it('carries any state there and back', () => {
    fc.assert(
      fc.property(states, (state) => {
        expect(loadLink.decode(loadLink.encode(state) ?? '')).toEqual({ ok: true, state });
      }),
    );
  });

  it.each(gallery.map(({ id, state }) => ({ id, state })))('carries the situation $id', ({ state }) => {
    expect(loadLink.decode(loadLink.encode(state) ?? '')).toEqual({ ok: true, state });
  });

  it('is not made of a state that is too large for it', () => {
    const resources = Array.from({ length: 200 }, (_, i) => ({
      ...{ id: `folder/of/a/resource/${i}.md`, owner: 'trip-plan', cost: '1', needs: [], requested: false },
    }));
    expect(loadLink.encode({ ...good, resources })).toBeNull();
  });

  const [skill] = good.skills;
  const [resource] = good.resources;
  const withSkill = (change: object) => ({ ...good, skills: [{ ...skill, ...change }, good.skills[1]] });
  const withResource = (change: object) => ({ ...good, resources: [{ ...resource, ...change }] });

  it.each([
    ['of a list', [good]],
    ['of null', null],
    ['with a member too many', { ...good, run: 'alert(1)' }],
    ['with a member too few', { ...good, budget: undefined }],
    ['with an own __proto__', JSON.parse(JSON.stringify(good).replace('{', '{"__proto__":{},'))],
    ['with a budget that is a number', { ...good, budget: 100 }],
    ['with a budget too long', { ...good, budget: '1'.repeat(41) }],
    ['with skills in a record', { ...good, skills: {} }],
    ['with a skill that is a text', { ...good, skills: ['weather-note'], resources: [] }],
    ['with a skill without a name', withSkill({ id: '' })],
    ['with a name too long', withSkill({ id: 'x'.repeat(201) })],
    ['with half a surrogate pair', withSkill({ id: '\ud800' })],
    ['with a cost that is a number', withSkill({ body: 50 })],
    ['with a choice that is no yes or no', withSkill({ active: 1 })],
    ['with a skill of more members', withSkill({ run: 'alert(1)' })],
    ['with two skills of one name', withSkill({ id: 'trip-plan' })],
    [
      'with too many skills',
      { ...good, skills: Array.from({ length: 41 }, (_, i) => ({ ...skill, id: `${i}` })) },
    ],
    ['with a resource of nobody', withResource({ owner: 'map-plan' })],
    ['with a resource of an inherited name', withResource({ owner: 'constructor' })],
    ['with a reference to nothing', withResource({ needs: ['map.md'] })],
    ['with a reference twice', withResource({ needs: ['style.md', 'style.md'] })],
    ['with references in a text', withResource({ needs: 'style.md' })],
    ['with two resources of one name', { ...good, resources: [resource, resource] }],
    [
      'with too many resources',
      { ...good, resources: Array.from({ length: 201 }, (_, i) => ({ ...resource, id: `${i}` })) },
    ],
  ])('is refused %s', (_what, value) => {
    const answer = loadLink.decode(fragment(value));
    expect(answer.ok).toBe(false);
    expect(loadLink.encode(value as typeof good)).toBeNull();
  });

  it.each([
    ['that is longer than any', `#load-bench=${'A'.repeat(9000)}`, 'too-long'],
    ['that is no base64url', '#load-bench=%3Cscript%3E', 'not-base64url'],
    ['that is no JSON', `#load-bench=${Buffer.from('{').toString('base64url')}`, 'not-base64url'],
    ['that is no UTF-8', `#load-bench=${Buffer.from([0xff]).toString('base64url')}`, 'not-base64url'],
  ])('is refused %s', (_what, hash, fault) => expect(loadLink.decode(hash)).toEqual({ ok: false, fault }));
});
