import type { StoredWrongAnswer } from '../storedWrongAnswer.ts';

/** The wrong answers that are known, each with the belief that it holds. */
export const wrongAnswers: readonly StoredWrongAnswer[] = [
  {
    id: 'order-beats-effect',
    belief: {
      en: 'what always runs together is one tool, whatever it does',
      zh: '以为总是一起执行的就该是一个工具，不管它们做什么',
    },
    hint: {
      en: 'A preview always comes before its write. What does a user lose when both are one call?',
      zh: '预演总在写入之前。两者合成一次调用，用户失去了什么？',
    },
    guards: ['guard-order-beats-effect'],
    of: 'right/differences-first.ts',
    edits: [
      {
        from: '  const reasons: string[] = [];',
        to: `  if (order === 'always_in_order') return { decision: 'merge', reasons: ['always_in_order'] };
  const reasons: string[] = [];`,
      },
    ],
  },
  {
    id: 'first-reason-only',
    belief: { en: 'one reason is enough to tell', zh: '以为说出一个理由就够了' },
    hint: {
      en: 'Whoever repairs the first difference would be told of the next one. What would spare them the second round?',
      zh: '修正了第一处差别，又会被告知第二处。怎样省掉这一轮？',
    },
    guards: ['guard-first-reason-only'],
    of: 'right/differences-first.ts',
    edits: [
      {
        from: "return { decision: 'split', reasons };",
        to: "return { decision: 'split', reasons: reasons.slice(0, 1) };",
      },
    ],
  },
  {
    id: 'permission-is-the-effect',
    belief: {
      en: 'the permission follows from the effect, so it need not be compared',
      zh: '以为许可由效果决定，不必再比',
    },
    hint: {
      en: 'Two reads may need two permissions. Could you grant one of them if they were one tool?',
      zh: '两个只读可能需要两种许可。合成一个工具后还能只授予其中一种吗？',
    },
    guards: ['guard-permission-is-the-effect'],
    of: 'right/differences-first.ts',
    edits: [
      {
        from: "if (first.permission !== second.permission) reasons.push('permission_differs');",
        to: '',
      },
    ],
  },
  {
    id: 'audience-is-taste',
    belief: {
      en: 'who a tool is for makes no difference to its boundary',
      zh: '以为给谁用不影响工具的边界',
    },
    hint: {
      en: 'A tool that only an administrator needs stands in everybody’s catalogue. Who reads it there?',
      zh: '只有管理员需要的工具，出现在所有人的目录里。谁会看到它？',
    },
    guards: ['guard-audience-is-taste'],
    of: 'right/differences-first.ts',
    edits: [
      {
        from: "if (first.audience !== second.audience) reasons.push('audience_differs');",
        to: '',
      },
    ],
  },
  {
    id: 'preview-is-a-read',
    belief: { en: 'a preview is a kind of read', zh: '以为预演只是一种只读' },
    hint: {
      en: 'A read shows what is; a preview shows what a write would do. Which of them may be skipped?',
      zh: '只读给出现状，预演给出写入会造成什么。哪一个可以略过？',
    },
    guards: ['guard-preview-is-a-read'],
    of: 'right/differences-first.ts',
    edits: [
      {
        from: '  if (first.effect !== second.effect)',
        to: `  const effect = (tool: any) => (tool.effect === 'preview' ? 'read' : tool.effect);
  if (effect(first) !== effect(second))`,
      },
    ],
  },
  {
    id: 'delete-is-a-write',
    belief: { en: 'deleting is a kind of writing', zh: '以为删除只是一种写入' },
    hint: { en: 'Which of the two can be taken back?', zh: '两者之中哪一个还能撤回？' },
    guards: ['guard-delete-is-a-write'],
    of: 'right/differences-first.ts',
    edits: [
      {
        from: '  if (first.effect !== second.effect)',
        to: `  const effect = (tool: any) => (tool.effect === 'delete' ? 'write' : tool.effect);
  if (effect(first) !== effect(second))`,
      },
    ],
  },
  {
    id: 'one-object-one-tool',
    belief: {
      en: 'everything about one object is one tool',
      zh: '以为同一对象的操作都归一个工具',
    },
    hint: {
      en: '`ticket_operation` is about one object, too. What does its name tell of the effect?',
      zh: '`ticket_operation` 也只管一种对象。它的名字说明效果了吗？',
    },
    guards: ['guard-one-object-one-tool'],
    of: 'right/differences-first.ts',
    edits: [
      {
        from: '  const reasons: string[] = [];',
        to: `  if (first.object === second.object) return { decision: 'merge', reasons: ['same_object'] };
  const reasons: string[] = [];`,
      },
    ],
  },
  {
    id: 'same-risk-is-same-tool',
    belief: {
      en: 'where nothing differs in risk, everything is one tool',
      zh: '以为风险没有差别就都合成一个工具',
    },
    hint: {
      en: 'Two reads of two unrelated things: what would the one name be?',
      zh: '两种不相干的东西都只读：合并后的工具该叫什么？',
    },
    guards: ['guard-same-risk-is-same-tool'],
    of: 'right/differences-first.ts',
    edits: [
      {
        from: "{ decision: 'split', reasons: ['nothing_in_common'] }",
        to: "{ decision: 'merge', reasons: ['same_object'] }",
      },
    ],
  },
  {
    id: 'object-before-order',
    belief: {
      en: 'the object is asked about before the order',
      zh: '以为先看对象再看次序',
    },
    hint: {
      en: 'Both reasons hold for this pair. Which one does the rule name first?',
      zh: '这一对两个理由都成立。规则先说哪一个？',
    },
    guards: ['guard-object-before-order'],
    of: 'right/differences-first.ts',
    edits: [
      {
        from: "if (order === 'always_in_order')",
        to: "if (order === 'always_in_order' && first.object !== second.object)",
      },
    ],
  },
  {
    id: 'narrow-is-always-better',
    belief: { en: 'two tools are always safer than one', zh: '以为拆成两个总比一个安全' },
    hint: {
      en: 'Each tool costs context and one more chance to choose wrongly. What does a second one buy when the steps never part?',
      zh: '每个工具都占上下文，也多一次选错的机会。两步从不分开时，第二个工具换来了什么？',
    },
    guards: ['guard-narrow-is-always-better'],
    of: 'right/differences-first.ts',
    edits: [
      {
        from: "{ decision: 'merge', reasons: ['always_in_order'] }",
        to: "{ decision: 'split', reasons: ['always_in_order'] }",
      },
    ],
  },
];
