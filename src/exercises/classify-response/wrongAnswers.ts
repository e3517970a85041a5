import type { StoredWrongAnswer } from '../storedWrongAnswer.ts';

/** The wrong answers that are known, each with the belief that it holds. */
export const wrongAnswers = [
  {
    id: 'falsy-is-silence',
    belief: {
      en: 'a response that is falsy is a response that did not come',
      zh: '把假值的响应当成没有响应',
    },
    hint: {
      en: '`false` and `0` are JSON, and they did come. How many values mean that nothing came?',
      zh: '`false` 和 `0` 是 JSON，而且确实来了。表示“什么也没来”的值有几个？',
    },
    guards: ['false-came'],
    of: 'right/early-returns.ts',
    edits: [
      { from: 'if (response === null || response === undefined)', to: 'if (!response)' },
    ],
  },
  {
    id: 'version-is-decoration',
    belief: {
      en: 'a message with the right id is an answer, whatever version it names',
      zh: '以为标识对上就是响应，版本不用看',
    },
    hint: {
      en: 'Who promises that the other members mean what you think? One member says by which rules the message was written.',
      zh: '其他成员的含义由谁保证？有一个成员写明了消息按哪套规则写成。',
    },
    guards: ['version-one'],
    of: 'right/early-returns.ts',
    edits: [
      { from: "if (response['jsonrpc'] !== '2.0') return 'protocol_mismatch';", to: '' },
    ],
  },
  {
    id: 'loose-ids',
    belief: {
      en: 'an id that looks like the one sent is the one sent',
      zh: '以为看上去一样的标识就是发出的那个',
    },
    hint: {
      en: '`1 == "1"` is true, and `["q1"] == "q1"` too. What is compared after a conversion?',
      zh: '`1 == "1"` 为真，`["q1"] == "q1"` 也为真。转换之后比较的还是原来的值吗？',
    },
    guards: ['number-for-text'],
    of: 'right/early-returns.ts',
    edits: [
      { from: "response['id'] !== expectedId", to: "response['id'] != expectedId" },
    ],
  },
  {
    id: 'every-integer-is-exact',
    belief: {
      en: 'two numbers that are equal after JSON.parse were equal before',
      zh: '以为 JSON.parse 之后相等的两个数，原来也相等',
    },
    hint: {
      en: 'Write `9007199254740993` into a console. Which digits come back, and for how many ids is that so?',
      zh: '在控制台里输入 `9007199254740993`，回显的是哪些数字？有多少标识会这样？',
    },
    guards: ['id-beyond-exact', 'negative-id-beyond-exact'],
    of: 'right/early-returns.ts',
    edits: [
      {
        from: "if (typeof expectedId === 'number' && !Number.isSafeInteger(expectedId)) return 'protocol_mismatch';",
        to: '',
      },
    ],
  },
  {
    id: 'nameless-is-mine',
    belief: {
      en: 'a message without an id answers whatever call is open',
      zh: '以为没有标识的消息就是在回答当前的调用',
    },
    hint: {
      en: 'A server that could not read a request does not know which one it was. Does your program?',
      zh: '服务端读不懂请求时，不知道是哪一个。你的程序就知道吗？',
    },
    guards: ['no-id'],
    of: 'right/early-returns.ts',
    edits: [
      {
        from: "!Object.hasOwn(response, 'id') || response['id'] !== expectedId",
        to: "(response['id'] ?? expectedId) !== expectedId",
      },
    ],
  },
  {
    id: 'shape-before-identity',
    belief: {
      en: 'whether a message is whole comes before whose it is',
      zh: '先看消息是否完好，再看它是谁的',
    },
    hint: {
      en: 'A broken answer to another call: is it this call that has a broken answer?',
      zh: '别人那次调用的畸形响应来了：本次调用的响应就算畸形了吗？',
    },
    guards: ['broken-answer-of-another'],
    of: 'right/early-returns.ts',
    edits: [
      {
        from: "if (!Object.hasOwn(response, 'id') || response['id'] !== expectedId) return 'protocol_mismatch';",
        to: "if (Object.hasOwn(response, 'error') === Object.hasOwn(response, 'result')) return 'malformed';",
      },
      {
        from: "if (Object.hasOwn(response, 'error') === Object.hasOwn(response, 'result')) return 'malformed';",
        to: "if (!Object.hasOwn(response, 'id') || response['id'] !== expectedId) return 'protocol_mismatch';",
      },
    ],
  },
  {
    id: 'truthy-branches',
    belief: {
      en: 'a member that holds null is a member that is not there',
      zh: '把值为 null 的 error 或 result 当成不存在',
    },
    hint: {
      en: 'Whether a member is there and what it holds are two questions. Which one does `if (response.error)` ask?',
      zh: '成员在不在、里面是什么，是两个问题。`if (response.error)` 问的是哪一个？',
    },
    guards: ['null-error-beside-result'],
    of: 'right/early-returns.ts',
    edits: [
      {
        from: "if (Object.hasOwn(response, 'error') === Object.hasOwn(response, 'result'))",
        to: "if (Boolean(response['error']) === Boolean(response['result']))",
      },
      { from: "if (Object.hasOwn(response, 'error')) {", to: "if (response['error']) {" },
    ],
  },
  {
    id: 'error-wins',
    belief: {
      en: 'an error beside a result is an error',
      zh: '以为 error 和 result 同在时以 error 为准',
    },
    hint: {
      en: 'One half says that it failed, the other that it was done. Which of the two do you have reason to believe?',
      zh: '一半说失败，一半说做完。你有什么理由只信其中一半？',
    },
    guards: ['both'],
    of: 'right/early-returns.ts',
    edits: [
      {
        from: "if (Object.hasOwn(response, 'error') === Object.hasOwn(response, 'result')) return 'malformed';",
        to: "if (!Object.hasOwn(response, 'error') && !Object.hasOwn(response, 'result')) return 'malformed';",
      },
    ],
  },
  {
    id: 'message-is-required',
    belief: {
      en: 'an error without a message is no error',
      zh: '以为没有 message 的错误不算错误',
    },
    hint: {
      en: 'The task names one member of an error that is looked at. Which?',
      zh: '题目里只点名看 error 的一个成员。是哪一个？',
    },
    guards: ['code-alone'],
    of: 'right/early-returns.ts',
    edits: [
      {
        from: "Number.isInteger(error['code'])",
        to: "Number.isInteger(error['code']) && typeof error['message'] === 'string'",
      },
    ],
  },
  {
    id: 'code-is-converted',
    belief: {
      en: 'what can be turned into an integer is an integer code',
      zh: '以为能转成整数的就是整数错误码',
    },
    hint: {
      en: '`Number("")`, `Number(null)` and `Number([])` are 0. What was sent?',
      zh: '`Number("")`、`Number(null)`、`Number([])` 都是 0。送来的到底是什么？',
    },
    guards: ['code-in-quotes'],
    of: 'right/early-returns.ts',
    edits: [
      {
        from: "Number.isInteger(error['code'])",
        to: "Number.isInteger(Number(error['code']))",
      },
    ],
  },
  {
    id: 'null-is-an-object',
    belief: {
      en: 'a value of type "object" is a record',
      zh: '以为 typeof 为 "object" 的就是记录',
    },
    hint: {
      en: 'A server may well send `"result": null`. What does `typeof null` say, and what does reading a member of it do?',
      zh: '服务端完全可能送来 `"result": null`。`typeof null` 是什么？读它的成员会怎样？',
    },
    guards: ['null-result'],
    of: 'right/early-returns.ts',
    edits: [
      {
        from: 'if (!isRecord(result))',
        to: "if (typeof result !== 'object' || Array.isArray(result))",
      },
    ],
  },
  {
    id: 'list-is-a-record',
    belief: {
      en: 'a list is a record with numbers for names',
      zh: '把列表当成以数字为名的记录',
    },
    hint: {
      en: 'A list answers "object" to `typeof`, and `undefined` to every name that you ask for. Who tells the two apart?',
      zh: '列表的 `typeof` 也是 "object"，问它任何名字都得到 `undefined`。谁来区分两者？',
    },
    guards: ['list-result', 'batch'],
    of: 'right/early-returns.ts',
    edits: [{ from: ' && !Array.isArray(value)', to: '' }],
  },
  {
    id: 'null-is-not-there',
    belief: {
      en: 'isError that is null is isError left out',
      zh: '把值为 null 的 isError 当成没写',
    },
    hint: {
      en: 'What does `??` do with a member that is there and holds null?',
      zh: '成员在、值为 null 时，`??` 会怎么处理？',
    },
    guards: ['null-is-error'],
    of: 'right/early-returns.ts',
    edits: [
      {
        from: "if (Object.hasOwn(result, 'isError') && typeof result['isError'] !== 'boolean')",
        to: "if (typeof (result['isError'] ?? false) !== 'boolean')",
      },
    ],
  },
  {
    id: 'truthy-is-error',
    belief: {
      en: 'isError says error if it is truthy, and none if it is falsy',
      zh: '以为 isError 为真值就是错误，为假值就不是',
    },
    hint: {
      en: 'The text "false" is truthy. What may be concluded from a flag of the wrong type?',
      zh: '字符串 "false" 是真值。类型不对的标志，能得出什么结论？',
    },
    guards: ['text-is-error'],
    of: 'right/early-returns.ts',
    edits: [
      {
        from: "if (Object.hasOwn(result, 'isError') && typeof result['isError'] !== 'boolean') return 'malformed';",
        to: '',
      },
      { from: "if (result['isError'] === true)", to: "if (result['isError'])" },
    ],
  },
  {
    id: 'output-first',
    belief: {
      en: 'the output is checked before the tool is asked whether it failed',
      zh: '先校验输出，再问工具是否失败',
    },
    hint: {
      en: 'A tool that failed owes no output. Which of the two labels sends somebody to repair a service that works?',
      zh: '失败的工具不欠谁一份输出。哪个标签会让人去修一个没坏的服务？',
    },
    guards: ['tool-failed-without-output'],
    of: 'right/early-returns.ts',
    edits: [
      { from: "if (result['isError'] === true) return 'tool_error';", to: '' },
      {
        from: "  return (data['count'] as number) >= 0 ? 'verify_business' : 'output_schema_error';",
        to: `  if ((data['count'] as number) < 0) return 'output_schema_error';
  return result['isError'] === true ? 'tool_error' : 'verify_business';`,
      },
    ],
  },
  {
    id: 'text-is-data',
    belief: {
      en: 'JSON in a text is the structured result',
      zh: '把文本里的 JSON 当成结构化结果',
    },
    hint: {
      en: 'The contract names one place for the count. Who promised that a text for the model keeps to it?',
      zh: '契约规定 count 只放在一个地方。给模型看的文本，谁保证它守约？',
    },
    guards: ['output-in-text'],
    of: 'right/early-returns.ts',
    edits: [
      {
        from: "  const data = result['structuredContent'];",
        to: `  let data: any = result['structuredContent'];
  if (data === undefined) data = (result['content'] as any)?.[0]?.text;
  try {
    if (typeof data === 'string') data = JSON.parse(data);
  } catch {
    return 'output_schema_error';
  }`,
      },
    ],
  },
  {
    id: 'missing-is-zero',
    belief: { en: 'a count that is missing is 0', zh: '把缺失的计数当成 0' },
    hint: {
      en: '“None found” and “nothing said” differ. Which values does `|| 0` turn into the first?',
      zh: '“一个也没有”和“什么也没说”不一样。`|| 0` 会把哪些值变成前者？',
    },
    guards: ['missing-count'],
    of: 'right/early-returns.ts',
    edits: [
      {
        from: "Number.isInteger(data['count'])",
        to: "Number.isInteger(data['count'] || 0)",
      },
      {
        from: "(data['count'] as number) >= 0",
        to: "((data['count'] || 0) as number) >= 0",
      },
    ],
  },
  {
    id: 'zero-is-nothing',
    belief: { en: 'a count of 0 is no count', zh: '把计数 0 当成没有计数' },
    hint: {
      en: 'An empty search result is an answer. What does `!count` say of 0?',
      zh: '查到零条也是答案。`!count` 对 0 怎么说？',
    },
    guards: ['zero-count'],
    of: 'right/early-returns.ts',
    edits: [
      {
        from: "!Number.isInteger(data['count'])",
        to: "!data['count'] || !Number.isInteger(data['count'])",
      },
    ],
  },
  {
    id: 'number-is-a-count',
    belief: {
      en: 'every number of at least 0 is a count',
      zh: '以为不小于 0 的数都是计数',
    },
    hint: {
      en: 'Half a document, and `Infinity`, are numbers too. JSON’s `1e400` is one that arrives.',
      zh: '半份文档是数，`Infinity` 也是数。JSON 里的 `1e400` 读进来就是它。',
    },
    guards: ['half-count'],
    of: 'right/early-returns.ts',
    edits: [
      {
        from: "!Number.isInteger(data['count'])",
        to: "typeof data['count'] !== 'number'",
      },
    ],
  },
  {
    id: 'result-is-success',
    belief: {
      en: 'a result that fits its contract means that the task is done',
      zh: '以为结果符合契约就是任务成功',
    },
    hint: {
      en: 'The count is right and the two documents are the wrong ones. Which label leaves that question open?',
      zh: '数目是对的，两份文档却是错的。哪个标签给这个问题留了余地？',
    },
    guards: ['plain'],
    of: 'right/early-returns.ts',
    edits: [{ from: ">= 0 ? 'verify_business'", to: ">= 0 ? 'success'" }],
  },
  {
    id: 'copy-by-assignment',
    belief: {
      en: 'copying a message keeps its members as they were',
      zh: '以为复制一份消息，成员原样不变',
    },
    hint: {
      en: 'JSON can hold an own member called `__proto__`. What does assigning to that name do, and what does `in` find then?',
      zh: 'JSON 里可以有一个名叫 `__proto__` 的自有成员。往这个名字赋值会发生什么？之后 `in` 能找到什么？',
    },
    guards: ['own-proto'],
    of: 'right/early-returns.ts',
    edits: [
      {
        from: "  if (Object.hasOwn(response, 'error') === Object.hasOwn(response, 'result')) return 'malformed';",
        to: `  const copy: Record<string, unknown> = Object.assign({}, response);
  if ('error' in copy === 'result' in copy) return 'malformed';`,
      },
      { from: "if (Object.hasOwn(response, 'error')) {", to: "if ('error' in copy) {" },
      { from: "const error = response['error'];", to: "const error = copy['error'];" },
      {
        from: "const result = response['result'];",
        to: "const result = copy['result'];",
      },
    ],
  },
  {
    id: 'ids-are-tidied',
    belief: {
      en: 'blanks and case make no difference in an id',
      zh: '以为 id 里的空白和大小写无关紧要',
    },
    hint: {
      en: 'Who chose the id, and who sent another one back? What else could be under way as `Q1`?',
      zh: '这个 id 是谁定的？又是谁回了另一个？同时在途的会不会还有一个 `Q1`？',
    },
    guards: ['guard-id-with-a-blank'],
    of: 'right/early-returns.ts',
    edits: [
      {
        from: "response['id'] !== expectedId",
        to: "tidy(response['id']) !== tidy(expectedId)",
      },
      {
        from: 'export function classifyResponse(',
        to: `const tidy = (id: unknown) => (typeof id === 'string' ? id.trim().toLowerCase() : id);

export function classifyResponse(`,
      },
    ],
  },
  {
    id: 'other-members-refused',
    belief: {
      en: 'a frame with a member that the rule does not name is malformed',
      zh: '以为消息里多出规则没提到的成员就是畸形',
    },
    hint: {
      en: 'Which line of the task speaks of members beyond those named, and what does it say of them?',
      zh: '题目哪一句说到没提及的成员？它是怎么说的？',
    },
    guards: ['guard-other-member'],
    of: 'right/early-returns.ts',
    edits: [
      {
        from: "if (Object.hasOwn(response, 'error') === Object.hasOwn(response, 'result'))",
        to: "if (Object.keys(response).length > 3 || Object.hasOwn(response, 'error') === Object.hasOwn(response, 'result'))",
      },
    ],
  },
  {
    id: 'list-of-one-is-the-frame',
    belief: {
      en: 'a list that holds one frame stands for that frame',
      zh: '以为只装着一个消息的列表就等于那个消息',
    },
    hint: {
      en: 'What is the second line’s answer to a list, whatever it holds?',
      zh: '第二条对列表怎么说？有没有看里面装了什么？',
    },
    guards: ['guard-frame-in-a-list'],
    of: 'right/early-returns.ts',
    edits: [
      {
        from: "  if (response === null || response === undefined) return 'unknown';",
        to: `  if (Array.isArray(response) && response.length === 1) [response] = response;
  if (response === null || response === undefined) return 'unknown';`,
      },
    ],
  },
  {
    id: 'integers-have-32-bits',
    belief: {
      en: 'an integer is what stays the same in 32 bits',
      zh: '以为取成 32 位后不变的才是整数',
    },
    hint: {
      en: 'What does `| 0` make of 2147483648? Is that number no integer?',
      zh: '`| 0` 会把 2147483648 变成什么？它难道不是整数？',
    },
    guards: ['guard-count-beyond-32-bits'],
    of: 'right/early-returns.ts',
    edits: [
      {
        from: "!Number.isInteger(data['count'])",
        to: "((data['count'] as number) | 0) !== data['count']",
      },
    ],
  },
] as const satisfies readonly StoredWrongAnswer[];

/** The id of one of them. */
export type WrongAnswerId = (typeof wrongAnswers)[number]['id'];
