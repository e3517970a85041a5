import { type CompileProblem, type SubmissionShape, schemaFact } from '../compileError.ts';
import type { VerdictKind } from '../verdict.ts';
import type { details as enDetails, labels as enLabels, schemaProblems as enSchemaProblems } from './en.ts';

/** 各种判定的标题。 */
export const headlines = {
  passed: '通过',
  wrong: '有一个输入答得不同',
  threw: '程序抛出了错误',
  timeout: '没有按时给出答案',
  'compile-error': '无法编译',
  'no-export': '没有找到函数',
  'not-cloneable': '答案不是数据',
  'changed-input': '参数被改动了',
  unstable: '同一输入，两个答案',
  cancelled: '已取消',
  'grader-fault': '评判程序出错，不怪你',
  unsupported: '这个浏览器运行不了练习',
} satisfies Record<VerdictKind, string>;

/** 判定的含义与下一步。花括号里的名字由判定填入。 */
export const explanations = {
  passed: '{inputsRun} 个输入，每个都与参考实现答案相同。',
  wrong: '{inputsRun} 个输入里有 {differing} 个，你的与参考实现答案不同。下面是找到的最小的一个。',
  threw: '抛出了 {error} 类错误。任何输入都应当返回一个值。',
  timeout: '{limitMs} 毫秒内没有返回，运行已被终止。请找一找停不下来的循环。',
  'compile-error': '第 {line} 行第 {column} 列：{problem}。',
  'no-export': '程序必须导出名为 {name} 的函数。',
  'not-cloneable': '里面有 {what}。请只返回数据：记录、列表、字符串、数字、true、false、null。',
  'changed-input': '调用之后，参数和原来不一样了。检查只看，不改。',
  unstable: '问两次，答案不同。决定答案的只能是参数。',
  cancelled: '应你的要求停止运行，没有评判。',
  'grader-fault': '这是我们的错，不计入。请再运行一次；如果还是这样，请带上这段文字告诉我们：{detail}',
  unsupported: '需要在沙箱框架里启动 worker：{detail} 课文仍可阅读，npm run grade 给出同样的判定。',
} satisfies Record<VerdictKind, string>;

/** 文本某处有什么问题，按编译错误的代码及其事实。 */
export function compileProblem(problem: CompileProblem): string {
  switch (problem.code) {
    case 'syntax':
      return problem.message;
    case 'import':
      return '这里的程序要自成一体，不能 import';
    case 'too-long':
      return '文本太长，无法评判';
    case 'too-deep':
      return '嵌套太深，或者计算量太大，无法评判';
    case 'json':
      return problem.found === '' ? '文本在这里就断了' : `这里不能出现 ${problem.found}`;
    case 'schema':
      return schemaProblems[problem.problem.code](schemaFact(problem.problem));
    case 'submission':
      return `这里要给 ${submissionShapes(problem.expected)}`;
  }
}

/** 提交应当是什么，接在“这里要给”之后。 */
export function submissionShapes(expected: SubmissionShape): string {
  switch (expected.shape) {
    case 'inputs':
      return `列表，最多 ${expected.most} 个输入`;
    case 'input':
      return expected.words.zh;
    case 'predictions':
      return '对象，含 "seed" 和列表 "answers"';
    case 'decisions':
      return '对象，含 "answers"，其中每一项各占一个字段';
    case 'order':
      return `对象，含列表 "order"，以下各项各出现一次：${expected.steps.join('、')}`;
  }
}

/** Schema 本身有什么问题，按问题的代码。 */
export const schemaProblems = {
  unknown_keyword: (keyword) => `${keyword} 不是这里会检查的关键字`,
  unknown_format: (format) => `${format} 不是这里会检查的格式`,
  invalid_keyword: (rule) => `这里不能是这个值（${rule}）`,
  not_a_schema: () => 'Schema 只能是对象、true 或 false',
} satisfies typeof enSchemaProblems;

/** 仅凭种类说不清时的补充。 */
export const details = {
  threwLoad: '错误发生在程序加载时，还没有试任何输入。',
  threwLater: '给出答案之后，有一个 promise 被拒绝而无人处理。',
  timeoutLoad: '程序没能加载完。函数之外有停不下来的东西。',
  timeoutAll: '单个输入都能答出，合在一起却太慢。',
  notAFunction: '有这个名字的导出，但它不是函数。',
  hunt: '还有坏实现没有被揭穿。',
  sheetPassed: '每个答案都与规则的结果一致。',
  sheetWrong: '有的答案与规则的结果不同。',
  sheetOpen: '还没有全部作答。',
  sheetCounts: '共 {all} 个，答对 {right} 个。',
  sheetLeft: '还有 {left} 个没有答完。',
  orderPassed: '每种情况都没有问题。',
  orderWrong: '有的情况会出问题。',
  orderCounts: '共 {all} 种情况，{right} 种没有问题。',
} satisfies typeof enDetails;

/** 判定各部分的标签。 */
export const labels = {
  given: '输入',
  expected: '参考实现的答案',
  received: '你的答案',
  first: '第一次答',
  second: '第二次答',
  rule: '规则',
  likely: '可能的原因',
  hint: '提示',
  seed: '随机种子',
  steps: (count: number) => `缩小了 ${count} 步`,
  namedCase: '一个有名字的用例',
  why: '原因',
  cell: (expected: string, said: string) => `应为：${expected}；你答的是：${said}`,
  cellStates: {
    right: '对',
    wrong: '不对',
    unanswered: '没有作答',
    unreadable: '不是整数：只写数字，写 1000，不写 1,000',
  },
  caseStates: { right: '没有问题', wrong: '出了问题' },
  log: '控制台输出',
  message: '错误信息',
} satisfies typeof enLabels;
