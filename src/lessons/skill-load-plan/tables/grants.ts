import { type AdmissionTool, admit, type HostPolicy, type LoadPlan, skillLoadPlan } from '#core';
import type { Locale } from '#i18n/locale.ts';
import { compileSchema } from '#schema';
import { readFrontMatter, splitFrontMatter } from '#skills';
import type { Cell, TableSpec } from '#ui/tables/tableSpec.ts';
import { fixBuild } from '../rows.ts';

/** How a host of the table decides. `reads_allowed_tools` takes the field of a loaded skill for its own decision. */
export type GrantPolicy = 'denies' | 'grants' | 'reads_allowed_tools';

/** The lesson's call, proposed with or without the body of the skill before the model, under one policy. */
export interface GrantRow {
  readonly loaded: boolean;
  readonly policy: GrantPolicy;
}

/** The rows of the lesson: two policies without the body and with it, and the host that reads `allowed-tools`. */
export const grantRows: readonly GrantRow[] = [
  { loaded: false, policy: 'denies' },
  { loaded: true, policy: 'denies' },
  { loaded: false, policy: 'grants' },
  { loaded: true, policy: 'grants' },
  { loaded: true, policy: 'reads_allowed_tools' },
];

/** The call that is proposed in every row. */
export const proposedCall = { tool: 'Bash', arguments: { command: 'rm -rf build' } } as const;

/** The tokens of the skill's two texts, in numbers that are easily added up. */
const costs = { metadata: 30, body: 20 };

const words = {
  en: {
    read: (tokens: number, body: boolean) =>
      `${tokens} tokens: name and description${body ? ', and the body of `fix-build`' : ', no body'}`,
    policies: {
      denies: 'denies `Bash`',
      grants: 'grants `Bash`',
      reads_allowed_tools: 'grants what a loaded skill’s `allowed-tools` names',
    } satisfies Record<GrantPolicy, string>,
    allowed: 'May start',
    refused: 'Refused at permission',
  },
  zh: {
    read: (tokens: number, body: boolean) =>
      `${tokens} token：名称与描述${body ? '，加上 `fix-build` 的正文' : '，没有正文'}`,
    policies: {
      denies: '不许可 `Bash`',
      grants: '许可 `Bash`',
      reads_allowed_tools: '已加载 Skill 的 `allowed-tools` 里有就许可',
    } satisfies Record<GrantPolicy, string>,
    allowed: '可以开始',
    refused: '被许可门拒绝',
  },
} as const;

/** Table of one call after loads: what the model reads, how the host decides, and what core's `admit` says. */
export const grantTable: TableSpec<GrantRow> = {
  caption: { en: 'One call, with and without the skill', zh: '同一个调用，加载与不加载这个 Skill' },
  head: [
    { en: 'What the model reads', zh: '模型读到什么' },
    { en: 'The host’s policy', zh: '宿主的策略' },
    { en: '`admit`', zh: '`admit`' },
  ],
  cells: (row, locale) => {
    const { plan, run } = evaluateGrant(row);
    return [
      { text: words[locale].read(plan.tokens, plan.bodies.length > 0) },
      { text: words[locale].policies[row.policy] },
      verdict(run, locale),
    ];
  },
};

/** Plans the row's load, then asks `admit` about the call. `admit` is handed the tool, the arguments and the policy. */
export function evaluateGrant(row: GrantRow): {
  readonly plan: LoadPlan;
  readonly run: ReturnType<typeof admit>;
} {
  const plan = skillLoadPlan({
    catalog: { 'fix-build': costs.metadata },
    bodies: { 'fix-build': costs.body },
    resources: {},
    active: row.loaded ? ['fix-build'] : [],
    requested: [],
    budget: costs.metadata + costs.body,
  });
  if (plan.kind === 'refused') throw new Error(`the lesson's own request has no plan: ${plan.code}`);
  return { plan, run: admit(bash, proposedCall.arguments, policyOf(row)) };
}

/** A tool that runs a command, with a compiled contract. */
const bash: AdmissionTool = {
  name: proposedCall.tool,
  validateArguments: checkOf({
    type: 'object',
    properties: { command: { type: 'string', minLength: 1 } },
    required: ['command'],
    additionalProperties: false,
  }),
  semanticChecks: [],
};

function checkOf(schema: object): AdmissionTool['validateArguments'] {
  const compiled = compileSchema(schema);
  if (!compiled.ok) throw new Error("the lesson's own schema does not compile");
  return compiled.validate;
}

function policyOf({ loaded, policy }: GrantRow): HostPolicy {
  switch (policy) {
    case 'denies':
      return () => 'denied';
    case 'grants':
      return () => 'granted';
    case 'reads_allowed_tools': {
      const named = loaded ? toolsOf(fixBuild) : [];
      return ({ tool }) => (named.some((one) => one.replace(/\(.*$/, '') === tool) ? 'granted' : 'denied');
    }
  }
}

/** The names under `allowed-tools`, read as the folder's reader reads them. */
function toolsOf(skillFile: string): readonly string[] {
  const split = splitFrontMatter(skillFile);
  return split.kind === 'split'
    ? (readFrontMatter(split.yaml, 'SKILL.md', null).front?.allowedTools ?? [])
    : [];
}

function verdict(run: ReturnType<typeof admit>, locale: Locale): Cell {
  return run.passed
    ? { outcome: 'allowed', words: words[locale].allowed }
    : { outcome: 'refused', words: words[locale].refused, notes: [{ code: run.refusal.code }] };
}
