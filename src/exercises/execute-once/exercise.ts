import { executeOnce } from '#core';
import type { LocalizedText } from '#i18n/localizedText.ts';
import type { ProgramExercise } from '../contract.ts';
import { cases, type OnceInput } from './cases.ts';
import { wrongAnswers } from './generated/rules.js';
import { inputs } from './inputs.ts';
import { meta } from './meta.ts';
import { walk } from './walk.ts';

/** What decides a history: the last answer that is not simply that of a new key. */
const rules = {
  done: {
    en: 'Every key is new for its actor and tool, so every call runs.',
    zh: '对各自的身份和工具来说，每个键都是新的，所以每次调用都执行。',
  },
  refused: {
    en: 'A refusal of the tool’s own wrote nothing: the call ran, and its key is free again.',
    zh: '工具自己的拒绝什么也没写：调用执行过，键重新可用。',
  },
  unknown: {
    en: 'A call ended without an answer: it may have written, so nothing runs under its key again.',
    zh: '有一次调用没有答复就结束了：它可能已经写入，所以这个键下不再执行任何东西。',
  },
  replayed: {
    en: 'The same request came again: it is answered from its receipt, and does not run.',
    zh: '同一个请求又来了：按回执回答，不再执行。',
  },
  conflict: {
    en: 'Another request came under a used key: it is refused, and the receipt stays as it is.',
    zh: '旧键下来了另一个请求：拒绝它，回执保持原样。',
  },
  no_canonical_text: {
    en: 'Arguments that have no canonical text cannot be told from others: nothing runs.',
    zh: '没有规范文本的参数无法与别的参数区分：什么也不执行。',
  },
} satisfies Record<string, LocalizedText>;

function ruleOf(calls: OnceInput[0]): keyof typeof rules {
  const { answers } = executeOnce(calls);
  return answers.findLast((answer) => answer !== 'done') ?? 'done';
}

/** Implement `executeOnce`, judged by the function of that name in core. */
export const exercise: ProgramExercise<OnceInput> = {
  ...meta,
  exportName: 'executeOnce',
  source: { file: 'src/core/idempotency/executeOnce.ts', region: 'execute-once' },
  solution: 'by-receipt.ts',
  reference: executeOnce,
  cases,
  walk,
  inputs,
  inputCount: 300,
  wrongAnswers,
  ruleOf,
  rules,
};
