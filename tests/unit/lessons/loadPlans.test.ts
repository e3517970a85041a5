import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { folder, nestedResources } from '#lessons/skill-load-plan/rows.ts';
import { evaluateLoad, type LoadRow, loadTable } from '#lessons/skill-load-plan/tables/loadPlans.ts';
import { type NestedRow, nestedLoadTable } from '#lessons/skill-load-plan/tables/nestedLoads.ts';
import { diagramSource } from '#site/diagrams/diagramSource.ts';
import type { Cell, TableSpec } from '#ui/tables/tableSpec.ts';

/** A row as a reader of the table has it: its cells, each with its notes behind. */
function told<Row>(by: TableSpec<Row>, row: Row): readonly string[] {
  const say = (cell: Cell | { text: string } | { code: string }): string =>
    'outcome' in cell ? cell.words : 'code' in cell ? cell.code : cell.text;
  return by.cells(row, 'en', [row]).map((cell) => [say(cell), ...(cell.notes ?? []).map(say)].join(' | '));
}

const note = { active: ['weather-note'], requested: ['style.md'] } as const;
const style = 'Active: `weather-note` | Requested: `style.md`';

describe('a table of load plans', () => {
  it.each<[string, LoadRow, readonly string[]]>([
    [
      'adds up text by text, and lists what is loaded',
      { ...note, budget: 100 },
      [style, 'Fits in 100 | 10 + 10 + 50 + 30 = 100 tokens | lists `weather-note`, `style.md`'],
    ],
    [
      'tells and lists a plan that does not fit as well',
      { ...note, budget: 99 },
      [style, 'Over 99 | 10 + 10 + 50 + 30 = 100 tokens | lists `weather-note`, `style.md`'],
    ],
    [
      'adds up the metadata of all where nothing is active',
      { budget: 20 },
      ['Active: nothing | Requested: nothing', 'Fits in 20 | 10 + 10 = 20 tokens'],
    ],
    [
      'says one sum of everything',
      { everything: true, budget: 100 },
      ['Everything at once', 'Over 100 | 185 tokens'],
    ],
    [
      'gives the code where there is no plan, and no sum',
      { active: ['weather-note'], requested: ['template.md'], budget: 1000 },
      ['Active: `weather-note` | Requested: `template.md`', 'No plan | resource_owner_inactive'],
    ],
    [
      'names the cost that is different, as it stands in JSON',
      { ...note, budget: 100, change: { bodies: { 'weather-note': '50' } } },
      [`${style} | bodies: weather-note "50"`, 'No plan | invalid_cost'],
    ],
  ])('%s', (_, row, want) => expect(told(loadTable, row)).toEqual(want));

  it('changes one cost and leaves the folder as it is', () => {
    const change = { catalog: { 'trip-plan': 11 } };
    expect(evaluateLoad({ ...note, budget: 100, change })).toMatchObject({ tokens: 101 });
    expect(evaluateLoad({ ...note, budget: 100 })).toMatchObject({ tokens: 100 });
  });
});

describe('a table of nested plans', () => {
  it.each<[string, NestedRow, readonly string[]]>([
    [
      'says what came in unrequested, and the cycle',
      { maxDepth: 1, extraBudget: 35, budget: 135 },
      [
        'Depth 1 | Extra budget 35',
        'Fits in 135 | 135 tokens, 35 of them not requested | cycle: `style.md` → `units.md`',
      ],
    ],
    [
      'gives the way to the resource at fault',
      { maxDepth: 1, extraBudget: 40, budget: 140, alsoNeeds: 'template.md' },
      [
        'Depth 1 | Extra budget 40 | `style.md` names `template.md` as well',
        'No plan | resource_owner_inactive | `style.md` → `template.md`',
      ],
    ],
    [
      'gives the code alone where no single resource is at fault',
      { maxDepth: 1, extraBudget: 34, budget: 135 },
      ['Depth 1 | Extra budget 34', 'No plan | extra_budget_exceeded'],
    ],
  ])('%s', (_, row, want) => expect(told(nestedLoadTable, row)).toEqual(want));

  it('has the resources of the folder among its own, at the same cost', () => {
    const pairs = Object.entries(nestedResources).map(([id, { owner, cost }]) => [id, [owner, cost]]);
    expect(Object.fromEntries(pairs)).toMatchObject(folder.resources);
  });
});

describe.each(['en', 'zh'])('the drawing of the references in %s', (locale) => {
  const file = `content/${locale}/diagrams/nested-resources.mmd`;
  const { flow, text } = diagramSource(file, fs.readFileSync(file, 'utf8'));
  const names = new Map(
    [...flow.matchAll(/(\w+)\[+"([\w.]+\.md)<br\/>(\d+)"/g)].map(([, node = '', id = '', cost]) => [
      node,
      { id, cost: Number(cost) },
    ]),
  );

  it('shows each resource of the request with its cost', () => {
    const needed = Object.entries(nestedResources).filter(([, { owner }]) => owner === 'weather-note');
    expect([...names.values()]).toEqual(
      expect.arrayContaining(needed.map(([id, { cost }]) => ({ id, cost }))),
    );
    for (const [id] of needed) expect(text).toContain(id);
  });

  it('shows each reference, and no other', () => {
    const arrows = [...flow.matchAll(/^ *(\w+) -->(?:\|[^|]*\|)? (\w+)/gm)].flatMap(
      ([, from = '', to = '']) => (names.has(from) ? [`${names.get(from)?.id} ${names.get(to)?.id}`] : []),
    );
    const needs = Object.entries(nestedResources).flatMap(([id, resource]) =>
      resource.needs.map((need) => `${id} ${need}`),
    );
    expect(arrows.sort()).toEqual(needs.sort());
  });
});
