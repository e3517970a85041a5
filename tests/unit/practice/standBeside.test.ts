import { expect, it } from 'vitest';
import type { Question } from '#exercises/contract.ts';
import type { Locale } from '#i18n/locale.ts';
import { standBeside } from '#practice/standBeside.ts';

const words = { en: 'words', zh: '文字' };
const number: Question = { id: 'n', ask: words, integer: { unit: words } };
const choice = (en: string, zh: string): Question => ({
  id: 'c',
  ask: words,
  choices: [
    { id: 'a', words },
    { id: 'b', words: { en, zh } },
  ],
});

it.each<readonly [rule: string, questions: readonly Question[], locale: Locale, beside: boolean]>([
  ['numbers stand beside their item', [number, number], 'en', true],
  ['three questions are too many', [number, number, number], 'en', false],
  ['sixteen letters stand beside', [choice('sixteen letters.', '短')], 'en', true],
  ['seventeen do not', [choice('seventeen letters', '短')], 'en', false],
  ['eight Chinese characters stand beside', [choice('long'.repeat(9), '八个汉字正好放下')], 'zh', true],
  ['nine do not, a full stop included', [choice('short', '八个汉字正好放下。')], 'zh', false],
])('%s', (_rule, questions, locale, beside) => expect(standBeside(questions, locale)).toBe(beside));
