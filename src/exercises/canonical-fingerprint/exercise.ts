import { canonicalFingerprint, canonicalJson } from '#core';
import type { LocalizedText } from '#i18n/localizedText.ts';
import type { ProgramExercise } from '../contract.ts';
import { cases, type ValueInput } from './cases.ts';
import { wrongAnswers } from './generated/rules.js';
import { inputs } from './inputs.ts';
import { meta } from './meta.ts';
import { walk } from './walk.ts';

const rules = {
  text: {
    en: 'Names sorted by UTF-16 units at every level, lists as they are, strings and numbers as JSON.stringify writes them, no blanks.',
    zh: '每一层的字段名按 UTF-16 单位排序，列表照原样，字符串和数字按 JSON.stringify 的写法，不留空白。',
  },
  unsafe_integer: {
    en: 'An integer beyond 2^53 − 1 was rounded on its way, so there is no text.',
    zh: '超出 2^53 − 1 的整数在路上被取舍过，所以没有文本。',
  },
  not_finite: {
    en: 'A number that is not finite is not JSON, so there is no text.',
    zh: '不是有限数就不是 JSON，所以没有文本。',
  },
  lone_surrogate: {
    en: 'Half of a surrogate pair, in a value or in a name, has no bytes, so there is no text.',
    zh: '值或字段名里有半个代理对，它没有字节，所以没有文本。',
  },
} satisfies Record<string, LocalizedText>;

/** Inputs are JSON of bounded depth, so the other two problems of core cannot come up. */
function ruleOf(value: unknown): string {
  const canonical = canonicalJson(value, 'exact');
  return canonical.ok ? 'text' : canonical.problem;
}

/** Implement `canonicalFingerprint`, judged by the function of that name in core. */
export const exercise: ProgramExercise<ValueInput> = {
  ...meta,
  exportName: 'canonicalFingerprint',
  source: { file: 'src/core/canonical/canonicalJson.ts', region: 'canonical-json' },
  solution: 'by-recursion.ts',
  reference: canonicalFingerprint,
  cases,
  walk,
  inputs,
  inputCount: 170,
  wrongAnswers,
  ruleOf,
  rules,
};
