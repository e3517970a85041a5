// node examples/skill-load-plan.ts: a host plans what to load, and reads afterwards. Asserts what it shows.
import assert from 'node:assert/strict';
import { permit, planNestedLoad, skillLoadPlan } from '#core';

/** A folder of two skills. Its texts stand here, so that the program needs no disk. */
const files = new Map([
  [
    'weather-note/SKILL.md',
    `---
name: weather-note
description: Writes a short note about the weather. Use when somebody asks for one.
allowed-tools: get_weather
---
1. Get the forecast for the city.
2. Write three sentences, in the manner of style.md.
3. Send the note to everybody on the list.
4. If the forecast is older than six hours, do none of this.`,
  ],
  ['weather-note/style.md', 'Be plain. Numbers as in units.md, and no joke about the weather.'],
  ['weather-note/units.md', 'Degrees Celsius, wind in metres a second. Words as in style.md.'],
  [
    'trip-plan/SKILL.md',
    `---
name: trip-plan
description: Plans a trip. Use when somebody names a place and a date.
---
Ask for the budget first. Then fill in template.md, one line a day.`,
  ],
  ['trip-plan/template.md', 'Day, place, bed.'],
]);

/** Words stand in for tokens: a real count takes the tokenizer of the model that reads the text. */
const cost = (text = '') => text.split(/\s+/).filter((word) => word !== '').length;
const part = (skill: string, index: number) => cost(files.get(`${skill}/SKILL.md`)?.split('---\n')[index]);
const folder = {
  catalog: { 'weather-note': part('weather-note', 1), 'trip-plan': part('trip-plan', 1) },
  bodies: { 'weather-note': part('weather-note', 2), 'trip-plan': part('trip-plan', 2) },
};
const references = new Map([
  ['weather-note/style.md', ['weather-note/units.md']],
  ['weather-note/units.md', ['weather-note/style.md']],
  ['trip-plan/template.md', []],
]);
const resources = [...references].map(([id, needs]) => {
  const [owner = ''] = id.split('/');
  return { id, owner, cost: cost(files.get(id)), needs };
});

/** Plans, shows the plan, and holds it against what was expected. */
function plan(title: string, request: object, want: object) {
  const pairs = Object.fromEntries(resources.map(({ id, owner, cost }) => [id, [owner, cost]]));
  const answer = skillLoadPlan({ ...folder, resources: pairs, ...request });
  console.log(`${title}\n     ${JSON.stringify(answer)}`);
  assert.deepEqual(answer, want);
}

const metadata = folder.catalog['weather-note'] + folder.catalog['trip-plan'];
const plain = {
  kind: 'plan',
  accepted: true,
  tokens: metadata + folder.bodies['weather-note'],
  bodies: ['weather-note'],
  resources: [],
};
const styled = {
  ...plain,
  tokens: plain.tokens + cost(files.get('weather-note/style.md')),
  resources: ['weather-note/style.md'],
};
const active = ['weather-note'];
const wish = { active, requested: styled.resources };

plan(
  'nothing is active, and all metadata is paid for',
  { active: [], requested: [], budget: metadata },
  {
    ...plain,
    tokens: metadata,
    bodies: [],
  },
);
plan('the sum is the budget', { ...wish, budget: styled.tokens }, styled);
plan(
  'one token less: an answer all the same',
  { ...wish, budget: styled.tokens - 1 },
  {
    ...styled,
    accepted: false,
  },
);
plan(
  'the way out, if the note can do without style.md',
  { active, requested: [], budget: styled.tokens - 1 },
  plain,
);
plan(
  'no budget buys what an inactive skill owns',
  { active, requested: ['trip-plan/template.md'], budget: 1e6 },
  {
    kind: 'refused',
    code: 'resource_owner_inactive',
  },
);

// style.md and units.md name each other. With a visited set each is loaded once, and the cycle is told.
const nested = planNestedLoad({
  ...folder,
  ...wish,
  resources: Object.fromEntries(resources.map(({ id, ...resource }) => [id, resource])),
  budget: 100,
  maxDepth: 9,
  extraBudget: 20,
});
assert(nested.kind === 'plan');
console.log(`references followed\n     ${nested.tokens} tokens, ${nested.extra} of them not requested`);
const both = ['weather-note/style.md', 'weather-note/units.md'];
assert.deepEqual(nested.cycles, [both]);
assert.deepEqual(
  nested.resources.map(({ id }) => id),
  both,
);
assert.equal(nested.tokens, styled.tokens + cost(files.get('weather-note/units.md')));

// The same depth without a visited set comes to an end too, after ten loads of two files.
const load = (id: string, depth: number): readonly string[] =>
  depth < 0 ? [] : [id, ...(references.get(id) ?? []).flatMap((need) => load(need, depth - 1))];
assert.equal(load('weather-note/style.md', 9).length, 10);

// A plan reads nothing: with the file gone it is accepted as before, and it is the reading that fails.
files.delete('weather-note/style.md');
plan('style.md is gone, and its cost was known', { ...wish, budget: styled.tokens }, styled);
assert.deepEqual(
  styled.resources.map((id) => files.get(id)),
  [undefined],
);

// The body says `allowed-tools: get_weather`. The policy looks at its session, and at no text that was loaded.
const session = new Set(['get_time']);
const run = permit({ city: 'Oslo', days: 1 }, new Set(['Oslo']), ({ tool }) =>
  session.has(tool) ? 'granted' : 'denied',
);
assert(!run.passed && run.refusal.code === 'permission_denied');
console.log('As expected.');
