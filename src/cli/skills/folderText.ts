import { type NestedPlan, sumTokens, type WeighedLayer } from '#core';
import { visibleText } from '#i18n/visibleText.ts';
import type { ReadSkill, SkillFolder, SkillResource } from '#skills';
import type { Planned } from './planFolder.ts';

type Row = readonly [layer: string, text: string, tokens: string, loaded: string];

/** A folder and its plan for a terminal: the texts of the three layers, each with its cost, and the sum. */
export function folderText(
  { skills }: SkillFolder,
  { plan, layers, everything, scripts }: Planned,
  budget: number | null,
): string {
  const made = plan.kind === 'plan' ? plan : null;
  const rows: Row[] = [
    ...skills.map((skill): Row => {
      const listed = skill.metadataTokens !== null;
      const loaded = listed ? mark(made?.metadata, skill.id) : 'cannot be listed';
      return ['metadata', skill.id, number(skill.metadataTokens), loaded];
    }),
    ...skills.map((skill): Row => {
      return ['body', skill.id, number(skill.bodyTokens), mark(made?.bodies, skill.id)];
    }),
    ...skills.flatMap((skill) => resourceRows(skill, made)),
  ];
  const count = skills.flatMap(({ resources }) => resources).length;
  const apart = scripts.files === 0 ? '' : `, ${some(scripts.files, 'script')} among them`;
  return [
    `${some(skills.length, 'skill')}, ${some(count, 'resource')}${apart}. Costs are tokens of the vocabulary o200k_base; another model’s tokenizer counts otherwise.`,
    '',
    ...table([['layer', 'text', 'tokens', 'loaded'], ...rows]),
    '',
    ...(made === null ? ['No plan could be made.'] : sums(made, layers, budget)),
    ...(everything === null ? [] : [`Everything at once: ${number(everything)}.`]),
    ...(scripts.files === 0
      ? []
      : [
          `Not in it: ${some(scripts.files, 'script')} of ${number(scripts.tokens)} tokens, run and not loaded.`,
        ]),
  ].join('\n');
}

/** The resources of a skill: each one where the skill is active, else all in a line. */
function resourceRows({ id, resources }: ReadSkill, plan: NestedPlan | null): readonly Row[] {
  if (resources.length === 0) return [];
  if (plan?.bodies.some((body) => body.id === id) === true)
    return resources.map((one) => [
      one.use === 'run' ? 'script' : 'resource',
      one.id,
      number(one.tokens),
      whyLoaded(one, plan),
    ]);
  const isScript = ({ use }: SkillResource): boolean => use === 'run';
  const [read, run] = [resources.filter((one) => !isScript(one)), resources.filter(isScript)];
  const row = (layer: string, files: readonly SkillResource[], loaded: string): readonly Row[] =>
    files.length === 0
      ? []
      : [
          [
            layer,
            `${id}: ${some(files.length, 'file')}`,
            number(sumTokens(files.map((one) => one.tokens ?? 0))),
            loaded,
          ],
        ];
  return [...row('resource', read, '-'), ...row('script', run, 'run')];
}

function whyLoaded({ id, kind, use }: SkillResource, plan: NestedPlan): string {
  if (kind === 'binary') return 'not text';
  if (kind === 'unread') return 'not read';
  const reached = plan.reached.find((one) => one.id === id);
  if (reached === undefined) return use === 'run' ? 'run' : '-';
  const by = reached.chain.at(-2);
  return by === undefined ? 'yes' : `yes, for ${visibleText(by)}`;
}

function sums(plan: NestedPlan, layers: readonly WeighedLayer[], budget: number | null): readonly string[] {
  const cost = (...ids: readonly WeighedLayer['id'][]) =>
    sumTokens(layers.filter(({ id }) => ids.includes(id)).map(({ tokens }) => tokens));
  const [metadata, bodies, resources] = [cost('metadata'), cost('bodies'), cost('resources', 'needed')];
  const sum = `${number(metadata)} metadata + ${number(bodies)} bodies + ${number(resources)} resources = ${number(plan.tokens)}`;
  const cycles = plan.cycles.map(
    (cycle) => `Cycle: ${visibleText([...cycle, cycle[0] ?? ''].join(' -> '))}.`,
  );
  if (budget === null) return [`${sum}. No budget given.`, ...cycles];
  const over = plan.tokens - budget;
  return [
    plan.accepted
      ? `${sum}, within the budget of ${number(budget)}: accepted.`
      : `${sum}, over the budget of ${number(budget)} by ${number(over)}: not accepted.`,
    ...cycles,
  ];
}

function mark(items: readonly { readonly id: string }[] | undefined, id: string): string {
  return items?.some((item) => item.id === id) === true ? 'yes' : '-';
}

function number(value: number | null): string {
  return value === null ? '-' : value.toLocaleString('en');
}

function some(count: number, what: string): string {
  return `${number(count)} ${what}${count === 1 ? '' : 's'}`;
}

/** Columns as wide as their widest cell, the numbers to the right. */
function table(rows: readonly Row[]): readonly string[] {
  const shown = rows.map((row) => row.map((cell) => visibleText(cell)));
  const widths = [0, 1, 2].map((column) => Math.max(...shown.map((row) => (row[column] ?? '').length)));
  return shown.map(([layer = '', text = '', tokens = '', loaded = '']) =>
    [layer.padEnd(widths[0] ?? 0), text.padEnd(widths[1] ?? 0), tokens.padStart(widths[2] ?? 0), loaded].join(
      '  ',
    ),
  );
}
