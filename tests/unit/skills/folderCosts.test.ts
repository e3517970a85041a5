import { expect, it } from 'vitest';
import { loadEverything, planNestedLoad } from '#core';
import { folderCosts, isSound, readSkillFolder } from '#skills';
import { memoryFolder, skillFile } from '../../support/memoryFolder.ts';

const letters = (text: string): number => text.length;

const folder = await readSkillFolder(
  memoryFolder('skills', {
    '__proto__/SKILL.md': skillFile(['name: __proto__', 'description: d'], '1234567'),
    '__proto__/a.md': 'See b.md and c.png.',
    '__proto__/b.md': 'See a.md.',
    '__proto__/c.png': Uint8Array.of(0),
    'mute/SKILL.md': skillFile(['name: mute'], '12'),
    'broken/SKILL.md': 'none',
  }),
  letters,
);
const costs = folderCosts(folder);

it('costs stand under ids that are own fields, whatever they are called', () => {
  expect(Object.keys(costs.catalog)).toEqual(['__proto__']);
  expect(Object.entries(costs.bodies)).toEqual([
    ['__proto__', 7],
    ['mute', 2],
  ]);
  expect(Object.getPrototypeOf(costs.catalog)).toBe(Object.prototype);
});

it('what is no text is no resource, and nobody’s need', () => {
  expect(costs.resources).toEqual({
    '__proto__/a.md': { owner: '__proto__', cost: 19, needs: ['__proto__/b.md'] },
    '__proto__/b.md': { owner: '__proto__', cost: 9, needs: ['__proto__/a.md'] },
  });
});

it('core plans a load of them, and names the cycle', () => {
  const plan = planNestedLoad({
    ...costs,
    ...{ active: ['__proto__'], requested: ['__proto__/a.md'], budget: 1000, maxDepth: 9, extraBudget: 1000 },
  });
  expect(plan).toMatchObject({
    kind: 'plan',
    tokens: Number(Object.values(costs.catalog)) + 7 + 19 + 9,
    cycles: [['__proto__/a.md', '__proto__/b.md']],
  });
});

it('core refuses to activate a skill that no host could list', () => {
  const asked = { active: ['mute'], requested: [], budget: 1000, maxDepth: 9, extraBudget: 1000 };
  expect(planNestedLoad({ ...costs, ...asked })).toMatchObject({ code: 'active_skill_incomplete' });
  expect(loadEverything({ ...costs, ...asked, resources: {} })).toMatchObject({ kind: 'plan' });
});

it('a folder is sound if nothing in it weighs as an error', async () => {
  expect(isSound(folder)).toBe(false);
  const fine = { 'pdf/SKILL.md': skillFile(['name: pdf', 'description: d']), 'pdf/a.png': Uint8Array.of(0) };
  expect(isSound(await readSkillFolder(memoryFolder('skills', fine), letters))).toBe(true);
});
