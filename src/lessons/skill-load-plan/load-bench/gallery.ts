import type { LocalizedText } from '#i18n/localizedText.ts';
import type { Situation } from '#ui/situation.ts';
import type { BenchResource, BenchSkill, LoadState } from './loadState.ts';

function skill(id: string, metadata: string, body: string, active: boolean): BenchSkill {
  return { id, metadata, body, active };
}

function resource(
  id: string,
  owner: string,
  cost: string,
  requested: boolean,
  needs: readonly string[] = [],
): BenchResource {
  return { id, owner, cost, needs, requested };
}

const note = skill('weather-note', '10', '50', true);
const trip = skill('trip-plan', '10', '80', false);
const style = resource('style.md', 'weather-note', '30', true);
const template = resource('template.md', 'trip-plan', '5', false);

const usual: LoadState = {
  skills: [note, trip],
  resources: [style, template],
  budget: '100',
  maxDepth: '1',
  extraBudget: '35',
};

/** The same folder with the references that form a cycle. */
const cyclic: LoadState = {
  ...usual,
  resources: [
    { ...style, needs: ['units.md', 'phrases.md'] },
    resource('units.md', 'weather-note', '20', false, ['phrases.md', 'style.md']),
    resource('phrases.md', 'weather-note', '15', false),
    template,
  ],
  budget: '140',
};

function situation(
  id: string,
  state: LoadState,
  title: LocalizedText,
  shows: LocalizedText,
): Situation<LoadState> {
  return { id, state, title, shows };
}

/** What the bench shows first: the plan of the lesson's text, which fills its budget exactly. */
export const firstSituation: Situation<LoadState> = situation(
  'equality',
  usual,
  { en: '100 of 100', zh: '100 / 100' },
  {
    en: '10 + 10 + 50 + 30 = 100. A plan that fills the budget exactly fits.',
    zh: '10 + 10 + 50 + 30 = 100。刚好用满预算，算放得下。',
  },
);

/** The situations, in the order of their chips. */
export const gallery: readonly Situation<LoadState>[] = [
  firstSituation,
  situation(
    'over-budget',
    { ...usual, budget: '99' },
    { en: '100 of 99', zh: '100 / 99' },
    {
      en: 'One token too many. The plan is still a plan: it lists the same texts, and says what they cost.',
      zh: '多出 1 个 token。计划仍是计划：列出同样的文本，并说清总价。',
    },
  ),
  situation(
    'nothing-active',
    {
      ...usual,
      skills: [{ ...note, active: false }, trip],
      resources: [{ ...style, requested: false }, template],
    },
    { en: 'nothing active', zh: '什么都没激活' },
    {
      en: 'No skill is used, and 20 tokens are spent: all metadata stands before the model from the start.',
      zh: '一个 Skill 也没用，已经花掉 20 个 token：所有元数据从一开始就摆在模型面前。',
    },
  ),
  situation(
    'inactive-owner',
    { ...usual, resources: [style, { ...template, requested: true }], budget: '1000' },
    { en: 'owner not active', zh: '所属 Skill 未激活' },
    {
      en: 'A budget of 1000 would hold the folder five times over. The owner of template.md is not active, so there is no plan.',
      zh: '预算 1000 足够放下整个文件夹五遍。但 template.md 所属的 Skill 没有激活，所以没有计划。',
    },
  ),
  situation(
    'half-body',
    { ...usual, skills: [{ ...note, body: '54' }, trip], budget: '100' },
    { en: 'four tokens too many', zh: '多出 4 个 token' },
    {
      en: 'Four tokens are one line of the body. Leave that line out, and another method is left. Nothing in a request can ask for it.',
      zh: '4 个 token 不过是正文里的一行。去掉这一行，剩下的就是另一个方法。请求里没有任何写法能这样要求。',
    },
  ),
  situation(
    'cycle',
    cyclic,
    { en: 'references in a cycle', zh: '引用成环' },
    {
      en: 'units.md refers back to style.md. Each file is loaded once all the same, and 35 tokens come in that nobody requested.',
      zh: 'units.md 又引用回 style.md。每个文件仍只加载一次，另有 35 个 token 没人请求却被带了进来。',
    },
  ),
  situation(
    'extra-budget',
    { ...cyclic, extraBudget: '34' },
    { en: 'extra budget 34', zh: '额外预算 34' },
    {
      en: 'The budget has room for all of it. What came in by reference has a limit of its own, one token too low.',
      zh: '总预算放得下。但引用带进来的部分另有上限，少了 1 个 token。',
    },
  ),
  situation(
    'depth',
    { ...cyclic, maxDepth: '0' },
    { en: 'depth 0', zh: '深度 0' },
    {
      en: 'With depth 0 no reference may be followed. style.md has two, so the request is refused instead of being half filled.',
      zh: '深度为 0 就一条引用也不能跟。style.md 有两条，所以请求被拒，而不是只填一半。',
    },
  ),
  situation(
    'cost-as-text',
    { ...usual, skills: [{ ...note, body: '"50"' }, trip] },
    { en: 'body "50"', zh: '正文 "50"' },
    {
      en: 'A cost in quotes is a text. A bare + would make "205030" of the sum.',
      zh: '带引号的成本是文本。光用 + 会把总和拼成 "205030"。',
    },
  ),
  situation(
    'never-used',
    { ...usual, skills: [note, { ...trip, metadata: '-10' }], budget: '80' },
    { en: 'metadata -10', zh: '元数据 -10' },
    {
      en: 'A cost below zero would pay for the others. It is refused, although trip-plan is not even active.',
      zh: '小于零的成本会替别人付账。哪怕 trip-plan 没有激活，也照样拒绝。',
    },
  ),
];
