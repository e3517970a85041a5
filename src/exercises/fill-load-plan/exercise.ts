import { compareCodePoints, type WeighedLayer } from '#core';
import type { LocalizedText } from '#i18n/localizedText.ts';
import type { PredictExercise, Question, Scene } from '../contract.ts';
import { meta } from './meta.ts';
import { planOf, type Situation, situations } from './situation.ts';

const layerWords = {
  metadata: { en: 'metadata', zh: '元数据' },
  bodies: { en: 'body', zh: '正文' },
  resources: { en: 'resource', zh: '资源' },
} satisfies Record<string, LocalizedText>;

/** The same in both languages: a name or a number. */
const same = (text: string | number): LocalizedText => ({
  en: String(text),
  zh: String(text),
});

const listed = (names: readonly string[]): LocalizedText =>
  names.length === 0
    ? { en: 'none', zh: '无' }
    : { en: names.join(', '), zh: names.join('、') };

/** Entries in the order in which the equation has them. */
function byName<T>(record: Readonly<Record<string, T>>): readonly [string, T][] {
  return Object.entries(record).sort(([a], [b]) => compareCodePoints(a, b));
}

/** All that there is, layer by layer, with whom it belongs to. What of it is loaded is the question. */
function scene(situation: Situation): Scene {
  const { catalog, bodies, resources, active, requested, budget } = situation;
  return {
    table: {
      caption: { en: 'What there is', zh: '现有的全部文本' },
      head: [
        { en: 'Layer', zh: '层' },
        { en: 'Skill', zh: '技能' },
        { en: 'File', zh: '文件' },
        { en: 'Tokens', zh: 'token' },
      ],
      rows: [
        ...byName(catalog).map(([skill, cost]) => [
          layerWords.metadata,
          same(skill),
          same('SKILL.md'),
          same(cost),
        ]),
        ...byName(bodies).map(([skill, cost]) => [
          layerWords.bodies,
          same(skill),
          same('SKILL.md'),
          same(cost),
        ]),
        ...byName(resources).map(([id, [owner, cost]]) => [
          layerWords.resources,
          same(owner),
          same(id),
          same(cost),
        ]),
      ],
    },
    facts: [
      { label: { en: 'Active', zh: '已激活' }, value: listed(active) },
      { label: { en: 'Requested', zh: '请求的资源' }, value: listed(requested) },
      { label: { en: 'Budget', zh: '预算' }, value: same(budget) },
    ],
  };
}

/** A layer as it stands in the equation: its costs, or 0 where it has none. */
function term({ items }: WeighedLayer): string {
  const costs = items.map(({ cost }) => String(cost));
  return costs.length > 1 ? `(${costs.join(' + ')})` : (costs[0] ?? '0');
}

function why(situation: Situation): LocalizedText {
  const { plan, layers } = planOf(situation);
  const { tokens, budget, accepted } = plan;
  const terms = [layers.metadata, layers.bodies, layers.resources].map(term);
  const equation = `${terms.join(' + ')} = ${tokens} ${accepted ? '≤' : '>'} ${budget}`;
  const end = {
    fits: {
      en: `It fits, and ${budget - tokens} remain.`,
      zh: `放得下，还剩 ${budget - tokens}。`,
    },
    exactly: { en: 'It fits, to the last token.', zh: '放得下，一个 token 不剩。' },
    over: {
      en: `It does not fit: ${tokens - budget} too many.`,
      zh: `放不下，超出 ${tokens - budget}。`,
    },
  }[tokens === budget ? 'exactly' : accepted ? 'fits' : 'over'];
  return {
    en: `Metadata + bodies + resources: ${equation}. ${end.en}`,
    zh: `元数据 + 正文 + 资源：${equation}。${end.zh}`,
  };
}

const count = (id: string, ask: LocalizedText): Question => ({
  id,
  ask,
  integer: { unit: { en: 'tokens', zh: 'token' } },
});

/** Add up the three layers of a load request, and say whether the sum fits. */
export const exercise: PredictExercise<Situation> = {
  ...meta,
  roundLength: 5,
  situations,
  itemWord: { en: 'Request', zh: '请求' },
  says: { en: 'The plan says:', zh: '计划的回答：' },
  scene,
  why,
  answer: (situation) => {
    const { plan, layers } = planOf(situation);
    return {
      metadata: String(layers.metadata.tokens),
      bodies: String(layers.bodies.tokens),
      resources: String(layers.resources.tokens),
      total: String(plan.tokens),
      fits: plan.accepted ? 'fits' : 'over',
    };
  },
  questions: [
    count('metadata', {
      en: 'What does the metadata cost?',
      zh: '元数据花多少？',
    }),
    count('bodies', { en: 'What do the bodies cost?', zh: '正文花多少？' }),
    count('resources', { en: 'What do the resources cost?', zh: '资源花多少？' }),
    count('total', { en: 'And all of it?', zh: '总共多少？' }),
    {
      id: 'fits',
      ask: { en: 'Does it fit the budget?', zh: '预算放得下吗？' },
      choices: [
        { id: 'fits', words: { en: 'it fits', zh: '放得下' } },
        { id: 'over', words: { en: 'it does not fit', zh: '放不下' } },
      ],
    },
  ],
};
