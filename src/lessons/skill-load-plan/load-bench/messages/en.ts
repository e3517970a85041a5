import type { NestedRefused, WeighedLayer } from '#core';
import { closureRefusals, loadRefusals } from '#core/messages/en/skills.ts';
import { en as shared } from '#ui/messages/en.ts';
import { type Phrase, phrase } from '#ui/phrase.ts';
import type { AddFault } from '../editState.ts';
import type { FieldFault } from '../evaluateLoad.ts';
import type { Direction, NextRequest } from '../nextRequests.ts';

const number = (value: number): string => value.toLocaleString('en');
const tokens = (value: number): string => (value === 1 ? '1 token' : `${number(value)} tokens`);

const fieldNames = {
  metadata: 'metadata',
  body: 'body',
  cost: 'cost',
  budget: 'budget',
  maxDepth: 'depth',
  extraBudget: 'extra budget',
} satisfies Record<FieldFault['field'], string>;

const chain = (ids: readonly string[]): Phrase =>
  ids.flatMap((id, i) => [...(i === 0 ? [] : [' → ']), ...phrase`${id}`]);

export const en = {
  ...shared,
  number,
  fieldNames,
  /** Core's sentences: the planner's, and where references are followed the closure's before them. */
  refusals: {
    flat: { ...closureRefusals, ...loadRefusals },
    nested: { ...loadRefusals, ...closureRefusals },
  } satisfies Record<string, Record<NestedRefused['code'], string>>,
  labels: {
    bench: 'Load bench',
    skills: 'Skills of the folder, costs in tokens',
    metadata: 'metadata',
    body: 'body',
    resources: 'resources',
    activate: (id: string) => `Activate ${id}`,
    request: (id: string) => `Request ${id}`,
    costOf: (field: keyof typeof fieldNames, id: string) => `${fieldNames[field]} of ${id}`,
    remove: (id: string) => `Remove ${id}`,
    refersTo: (count: number) => `refers to ${count}`,
    refersToOf: (id: string) => `${id} refers to`,
    resourcesOf: (id: string) => `Resources of ${id}`,
    folded: (files: number, cost: number) =>
      `${files === 1 ? '1 file' : `${number(files)} files`}, ${tokens(cost)}; activate the skill to see them`,
    addSkill: 'Add a skill',
    addResource: 'Add a resource',
    owner: 'Owner',
    limits: 'References, followed to',
    depthLabel: 'depth',
    extraLabel: 'extra budget',
    plan: 'What is loaded',
    budget: 'Budget, in tokens',
    slider: 'Budget, to be moved',
    graph: 'The references, drawn',
  },
  addFaults: {
    empty: 'Give it a name first.',
    taken: 'There is one of that name.',
    full: 'The bench is full.',
  } satisfies Record<AddFault, string>,
  layers: {
    metadata: 'metadata',
    bodies: 'bodies',
    resources: 'resources',
    needed: 'by reference',
  } satisfies Record<WeighedLayer['id'], string>,
  bars: {
    onDemand: 'On demand',
    everything: 'Everything at once',
    budget: (value: number) => `budget ${number(value)}`,
    noBar: 'no plan',
    spoken: (metadata: number, bodies: number, resources: number, needed: number, total: number) =>
      `Metadata ${number(metadata)}, bodies ${number(bodies)}, requested resources ${number(resources)}, by reference ${number(needed)}: ${tokens(total)} in all.`,
  },
  sum: {
    label: 'The sum',
    many: (count: number) => `${number(count)} texts`,
    none: 'No plan, so there is no sum.',
  },
  outcomes: {
    accepted: 'Accepted.',
    over: (by: number) => `Over budget by ${number(by)}.`,
    refused: 'No plan.',
  },
  why: {
    left: (sum: number, budget: number): Phrase => [
      `The plan costs ${tokens(sum)}; ${number(budget - sum)} of ${number(budget)} are left.`,
    ],
    equal: (sum: number): Phrase => [`The plan costs ${tokens(sum)}, and equality fits.`],
    over: (sum: number, budget: number): Phrase => [
      `The plan costs ${tokens(sum)}, and the budget is ${number(budget)}.`,
    ],
    field: ({ field, id, typed }: FieldFault): Phrase =>
      typed === ''
        ? [`The ${fieldNames[field]}`, ...(id === null ? [] : phrase` of ${id}`), ' is empty.']
        : [
            `The ${fieldNames[field]}`,
            ...(id === null ? [] : phrase` of ${id}`),
            ...phrase` reads ${typed}.`,
          ],
    at: (ids: readonly string[]): Phrase => [
      ids.length === 1 ? 'It is ' : 'The way to it: ',
      ...chain(ids),
      '.',
    ],
  },
  follows: {
    accepted: phrase`No file has been opened yet, and no call is permitted by it.`,
    over: phrase`It still lists its texts whole. Something has to go, or the task has to change.`,
  },
  next: {
    titles: {
      less: 'One thing less',
      more: 'One thing more',
      repair: 'What would make a plan',
    } satisfies Record<Direction, string>,
    none: {
      less: 'Nothing can be left out on its own.',
      more: 'Everything is loaded; there is nothing to add.',
      repair: 'Nothing that is activated or requested; repair the numbers.',
    } satisfies Record<Direction, string>,
    kinds: {
      'with-resource': (id: string) => phrase`Request ${id}`,
      'with-skill': (id: string) => phrase`Activate ${id}`,
      'without-resource': (id: string) => phrase`Do not request ${id}`,
      'without-skill': (id: string) => phrase`Do not activate ${id}`,
    } satisfies Record<NextRequest['kind'], (id: string) => Phrase>,
    costs: (sum: number, fits: boolean) => `${number(sum)}, ${fits ? 'fits' : 'over'}`,
    half: 'Load a part of a body: no request can say that. A part of a method is another method.',
  },
  graph: {
    none: 'No file refers to another.',
    refers: (from: string, to: readonly string[]): Phrase => [
      ...phrase`${from}`,
      ' refers to ',
      ...to.flatMap((id, i) => [...(i === 0 ? [] : [', ']), ...phrase`${id}`]),
      '.',
    ],
    cycle: (ids: readonly string[]): Phrase => ['Cycle: ', ...chain(ids), '.'],
    again: 'again',
    large: (count: number) =>
      `${number(count)} files refer to each other, too many to draw. Request one to see where it leads.`,
  },
  own: {
    title: 'Your own folder',
    choose: 'Choose a folder of skills',
    orDrop:
      'or drop one here. It is read in this page by the Agent Skills specification. Nothing of it is sent or run, even where the browser calls it an upload.',
    drop: 'Let go to read it.',
    reading: (name: string) => `Reading ${name} …`,
    nothing: 'What was dropped is no folder.',
    failed: 'The reader could not be loaded. Check the connection and try again.',
    read: (name: string, skills: number, files: number) =>
      `${name}: ${skills === 1 ? '1 skill' : `${number(skills)} skills`}, ${files === 1 ? '1 other file' : `${number(files)} other files`}. Costs are tokens of the vocabulary o200k_base; another model’s tokenizer counts otherwise.`,
    scripts: (files: number, tokens: number) =>
      `${files === 1 ? '1 of the files is a script' : `${number(files)} of the files are scripts`} (${number(tokens)} tokens): run, not loaded, and so not on the bench.`,
    unlisted: 'No skill in it can be listed, so the bench stays as it was.',
    sound: 'Nothing to object.',
    problems: (errors: number, notes: number) =>
      `${errors === 1 ? '1 error' : `${errors} errors`}, ${notes === 1 ? '1 note' : `${notes} notes`}`,
    more: (count: number, code: string) => `and ${number(count)} more (${code})`,
    weights: { error: 'error', note: 'note' },
  },
};

/** What the bench says in one language. */
export type LoadWords = typeof en;
