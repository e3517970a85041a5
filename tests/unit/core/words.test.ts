import { describe, expect, it } from 'vitest';
import * as englishWords from '#core/messages/en/admission.ts';
import * as chineseWords from '#core/messages/zh/admission.ts';

type Tables = Readonly<Record<string, Readonly<Record<string, string>>>>;
const en: Tables = { ...englishWords };
const zh: Tables = { ...chineseWords };
const tables = Object.keys(en);

it('core has the same tables of words in both languages', () => {
  expect(Object.keys(zh).sort()).toEqual([...tables].sort());
});

describe.each(tables)('%s', (table) => {
  const [english, chinese] = [en[table], zh[table]];

  it('has a sentence of its own for each code, in both languages', () => {
    expect(Object.keys(chinese ?? {})).toEqual(Object.keys(english ?? {}));
    for (const sentences of [Object.values(english ?? {}), Object.values(chinese ?? {})]) {
      expect(new Set(sentences).size).toBe(sentences.length);
    }
  });

  it('is written in its own language', () => {
    for (const sentence of Object.values(english ?? {})) expect(sentence).not.toMatch(/\p{Script=Han}/u);
    for (const sentence of Object.values(chinese ?? {})) expect(sentence).toMatch(/\p{Script=Han}/u);
  });
});
