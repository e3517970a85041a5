import type { Misconception } from '../contract.ts';

/** The beliefs that the stored wrong answers hold, by the name of their file. */
export const misconceptions = {
  'order-beats-effect': {
    belief: {
      en: 'what always runs together is one tool, whatever it does',
      zh: '以为总是一起执行的就该是一个工具，不管它们做什么',
    },
    hint: {
      en: 'A preview always comes before its write. What does a user lose when both are one call?',
      zh: '预演总在写入之前。两者合成一次调用，用户失去了什么？',
    },
  },
  'first-reason-only': {
    belief: { en: 'one reason is enough to tell', zh: '以为说出一个理由就够了' },
    hint: {
      en: 'Whoever repairs the first difference would be told of the next one. What would spare them the second round?',
      zh: '修正了第一处差别，又会被告知第二处。怎样省掉这一轮？',
    },
  },
  'permission-is-the-effect': {
    belief: {
      en: 'the permission follows from the effect, so it need not be compared',
      zh: '以为许可由效果决定，不必再比',
    },
    hint: {
      en: 'Two reads may need two permissions. Could you grant one of them if they were one tool?',
      zh: '两个只读可能需要两种许可。合成一个工具后还能只授予其中一种吗？',
    },
  },
  'audience-is-taste': {
    belief: {
      en: 'who a tool is for makes no difference to its boundary',
      zh: '以为给谁用不影响工具的边界',
    },
    hint: {
      en: 'A tool that only an administrator needs stands in everybody’s catalogue. Who reads it there?',
      zh: '只有管理员需要的工具，出现在所有人的目录里。谁会看到它？',
    },
  },
  'preview-is-a-read': {
    belief: { en: 'a preview is a kind of read', zh: '以为预演只是一种只读' },
    hint: {
      en: 'A read shows what is; a preview shows what a write would do. Which of them may be skipped?',
      zh: '只读给出现状，预演给出写入会造成什么。哪一个可以略过？',
    },
  },
  'delete-is-a-write': {
    belief: { en: 'deleting is a kind of writing', zh: '以为删除只是一种写入' },
    hint: { en: 'Which of the two can be taken back?', zh: '两者之中哪一个还能撤回？' },
  },
  'one-object-one-tool': {
    belief: {
      en: 'everything about one object is one tool',
      zh: '以为同一对象的操作都归一个工具',
    },
    hint: {
      en: '`ticket_operation` is about one object, too. What does its name tell of the effect?',
      zh: '`ticket_operation` 也只管一种对象。它的名字说明效果了吗？',
    },
  },
  'same-risk-is-same-tool': {
    belief: {
      en: 'where nothing differs in risk, everything is one tool',
      zh: '以为风险没有差别就都合成一个工具',
    },
    hint: {
      en: 'Two reads of two unrelated things: what would the one name be?',
      zh: '两种不相干的东西都只读：合并后的工具该叫什么？',
    },
  },
  'object-before-order': {
    belief: {
      en: 'the object is asked about before the order',
      zh: '以为先看对象再看次序',
    },
    hint: {
      en: 'Both reasons hold for this pair. Which one does the rule name first?',
      zh: '这一对两个理由都成立。规则先说哪一个？',
    },
  },
  'narrow-is-always-better': {
    belief: { en: 'two tools are always safer than one', zh: '以为拆成两个总比一个安全' },
    hint: {
      en: 'Each tool costs context and one more chance to choose wrongly. What does a second one buy when the steps never part?',
      zh: '每个工具都占上下文，也多一次选错的机会。两步从不分开时，第二个工具换来了什么？',
    },
  },
} as const satisfies Record<string, Omit<Misconception, 'id'>>;

/** One of the beliefs. */
export type MisconceptionId = keyof typeof misconceptions;
