import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { exercise as mergeOrSplit } from '#exercises/merge-or-split/exercise.ts';
import { demands } from '#exercises/narrow-catalog/demands.ts';
import { locales } from '#i18n/locale.ts';
import { compared } from '#lessons/wide-vs-narrow/rows.ts';
import { catalogRows } from '#lessons/wide-vs-narrow/tables/catalogCosts.ts';

const read = (locale: string, file: string) => fs.readFileSync(`content/${locale}/${file}`, 'utf8');

describe('what the lesson says in figures is what the lab measures', () => {
  const tokens = (of: string): number => catalogRows().find((row) => row.of === of)?.tokens ?? Number.NaN;
  const wrong = [...compared.baseline.runs, ...compared.further[0].runs].filter(({ passed }) => !passed);
  const entries = catalogRows().filter(({ of }) => typeof of === 'object');

  it.each([
    ['tokens of the narrow catalog', tokens('narrow')],
    ['tokens of the wide catalog', tokens('wide')],
    ['tokens that the contracts cost, under five names', tokens('narrow') - tokens('wide')],
    ['tokens that the contracts cost, under one name', tokens('gated') - tokens('wide')],
    ['tokens that the five entries cost beside the one', tokens('narrow') - tokens('gated')],
    ['tokens of the five entries, one by one', entries.reduce((sum, one) => sum + one.tokens, 0)],
    ['cases that come out wrong on the wide tool', wrong.length],
    ['pairs of safeguards', compared.ablations.filter(({ without }) => without.length === 2).length],
  ])('%s: %i, in both languages', (_what, figure) => {
    for (const locale of locales)
      expect(read(locale, 'lessons/wide-vs-narrow.mdx')).toMatch(new RegExp(`(?<!\\d)${figure}(?!\\d)`));
  });
});

describe('the lesson does not claim that nothing can be checked behind one name', () => {
  it.each(locales)('neither its claim nor its text, in %s', (locale) => {
    const text = read(locale, 'lessons/wide-vs-narrow.mdx') + read(locale, 'points/wide-vs-narrow.json');
    expect(text).not.toMatch(/no check can|cannot be made|no place (for|behind)|无处可|做不了/);
    expect(text).toContain(locale === 'en' ? 'can check each operation' : '可以逐个操作检查');
  });

  it('needs the lesson whose keys and conflicts it uses', () => {
    for (const locale of locales)
      expect(read(locale, 'lessons/wide-vs-narrow.mdx')).toMatch(
        /requires:\n {2}- admission-gates\n {2}- idempotency\n/,
      );
  });

  it('writes catalog in one way', () => {
    for (const file of [
      'lessons/wide-vs-narrow.mdx',
      'points/wide-vs-narrow.json',
      'exercises/narrow-catalog.mdx',
    ])
      expect(read('en', file)).not.toMatch(/catalogue/i);
  });
});

describe('an exercise says all that it judges', () => {
  it.each(locales)('narrow-catalog: every argument, effect, permission and figure, in %s', (locale) => {
    const task = read(locale, 'exercises/narrow-catalog.mdx');
    const named = demands.intents.flatMap((intent) => [
      `\`${intent.effect}\``,
      `\`${intent.permission}\``,
      ...Object.keys(intent.arguments as object).map((name) => `\`${name}\``),
    ]);
    for (const words of [...named, `${demands.maxBytes}`]) expect(task).toContain(words);
    expect(task).toMatch(/`limit`[^\n]*(required|必填)[^\n]*1[^\n]*5/);
  });

  it.each(locales)('merge-or-split: the object, and when lists are similar, in %s', (locale) => {
    const task = read(locale, 'exercises/merge-or-split.mdx');
    expect(task).toMatch(locale === 'en' ? /\*object\*.*similar.*half/s : /\*对象\*.*相似.*一半/s);
  });

  it.each(mergeOrSplit.items.map(({ id, item }) => [id, item] as const))(
    'merge-or-split shows every fact that the rule compares: %s',
    (_id, item) => {
      const shown = (pair: typeof item.pair) => JSON.stringify(mergeOrSplit.scene({ ...item, pair }));
      const { pair } = item;
      const others = {
        permission: 'other:read',
        effect: pair.first.effect === 'delete' ? 'read' : 'delete',
        audience: 'nobody',
        retry: pair.first.retry === 'never' ? 'transient' : 'never',
        object: 'parcel',
        parameters: ['weight'],
        results: ['price_of_parcel'],
      } as const;
      for (const [trait, value] of Object.entries(others))
        for (const side of ['first', 'second'] as const) {
          if (JSON.stringify(pair[side][trait as keyof typeof others]) === JSON.stringify(value)) continue;
          expect([trait, shown({ ...pair, [side]: { ...pair[side], [trait]: value } })]).not.toEqual([
            trait,
            shown(pair),
          ]);
        }
      const order = pair.order === 'independent' ? 'always_in_order' : 'independent';
      const meaning = pair.meaning === 'distinct' ? 'near_synonyms' : 'distinct';
      expect(shown({ ...pair, order })).not.toBe(shown(pair));
      expect(shown({ ...pair, meaning })).not.toBe(shown(pair));
    },
  );
});
