import { classifyResponse, traceResponse } from '#core';
import type { LocalizedText } from '#i18n/localizedText.ts';
import type { ProgramExercise } from '../contract.ts';
import { cases, type ResponseInput } from './cases.ts';
import { wrongAnswers } from './generated/rules.js';
import { inputs } from './inputs.ts';
import { meta } from './meta.ts';
import { walk } from './walk.ts';

/** A rule for each way in which a response leaves the ladder: the gate, and the label where a gate has two. */
const rules = {
  arrival: {
    en: 'Nothing came: null or undefined is the only silence.',
    zh: '什么也没来：只有 null 或 undefined 才算没有响应。',
  },
  record: {
    en: 'Something came that is no record, so it is malformed. A list is no record.',
    zh: '来的不是记录，所以是畸形。列表不是记录。',
  },
  version: {
    en: 'It is a record, so its version counts next: jsonrpc must be the string "2.0".',
    zh: '是记录，接着看版本：jsonrpc 必须是字符串 "2.0"。',
  },
  identity: {
    en: 'The version is right, so identity counts next: the id must be there, and be the one sent, value and type. An integer beyond 2^53 - 1 is told apart from no neighbour, so it identifies nothing.',
    zh: '版本对了，接着看身份：id 必须在，且与发出的同值同类型。超出 2^53 - 1 的整数和相邻的数分不清，标识不了什么。',
  },
  branch: {
    en: 'It is ours, so the branch counts next: exactly one of the members error and result may be there, whatever it holds.',
    zh: '是我们的，接着看分支：error 与 result 两个成员恰有其一，不管里面是什么。',
  },
  'broken error': {
    en: 'There is an error, and it is no record with an integer as its code, so it is malformed.',
    zh: '有 error，但它不是带整数 code 的记录，所以是畸形。',
  },
  'whole error': {
    en: 'There is an error with an integer as its code, so it is a protocol error. Nothing else in it counts.',
    zh: '有 error，且 code 是整数，所以是协议错误。里面别的都不看。',
  },
  result: {
    en: 'There is a result, so its shape counts next: a record, in which isError is a boolean if it is there at all.',
    zh: '有 result，接着看形状：它是记录，isError 若在就必须是布尔值。',
  },
  tool: {
    en: 'The result is whole, so isError counts next: true is a tool error, whatever else the result holds.',
    zh: '结果完好，接着看 isError：为 true 就是工具错误，不管结果里还有什么。',
  },
  output: {
    en: 'The tool did not fail, so the output contract counts last: structuredContent a record whose count is an integer of at least 0.',
    zh: '工具没有失败，最后看输出契约：structuredContent 是记录，其中 count 是不小于 0 的整数。',
  },
  passed: {
    en: 'Every rung lets it pass, so what is left is to verify the business. It is not called success.',
    zh: '每一级都放行，剩下的是业务回查。这不叫成功。',
  },
} satisfies Record<string, LocalizedText>;

function ruleOf(response: unknown, expectedId: string | number): keyof typeof rules {
  const run = traceResponse(response, expectedId);
  if (run.passed) return 'passed';
  if (run.stoppedAt === 'error')
    return run.refusal.label === 'malformed' ? 'broken error' : 'whole error';
  return run.stoppedAt;
}

/** Implement `classifyResponse`, judged by the function of that name in core. */
export const exercise: ProgramExercise<ResponseInput> = {
  ...meta,
  exportName: 'classifyResponse',
  source: {
    file: 'src/core/responses/classifyResponse.ts',
    region: 'response-gates',
  },
  solution: 'early-returns.ts',
  reference: classifyResponse,
  cases,
  walk,
  inputs,
  inputCount: 300,
  wrongAnswers,
  ruleOf,
  rules,
};
