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
      en: 'Somebody repairs the one difference that you name, and asks again. What do they hear then?',
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
      en: 'A tool that only an administrator needs stands in everybody’s catalog. Who reads it there?',
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
        from: "if (apart.length > 0) return { decision: 'split', reasons: apart };",
        to: '',
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
  {
    id: 'retry-is-a-detail',
    belief: {
      en: 'whether a call may be tried again makes no difference to the boundary',
      zh: '以为能否重试不影响工具的边界',
    },
    hint: {
      en: 'One of the two may be sent again after a time-out. What would the one contract say about that?',
      zh: '两者之中只有一个超时后可以重发。合成一个之后，契约里该怎么写？',
    },
    guards: ['guard-retry-is-a-detail'],
    of: 'right/differences-first.ts',
    edits: [
      {
        from: "if (first.retry !== second.retry) reasons.push('retry_differs');",
        to: '',
      },
    ],
  },
  {
    id: 'synonyms-are-two-wishes',
    belief: {
      en: 'two words for one wish are two tools',
      zh: '以为同一个需要的两种说法要两个工具',
    },
    hint: {
      en: 'A user asks for the ticket of a customer. Which of `by_id` and `by_email` is the model to choose, and what does it lose with the other?',
      zh: '用户要查某位客户的工单。模型该选 `by_id` 还是 `by_email`？选了另一个会失去什么？',
    },
    guards: ['guard-synonyms-are-two-wishes'],
    of: 'right/differences-first.ts',
    edits: [
      {
        from: "if (meaning === 'near_synonyms') return { decision: 'merge', reasons: ['near_synonyms'] };",
        to: '',
      },
    ],
  },
  {
    id: 'synonyms-beat-risk',
    belief: {
      en: 'two words for one wish are one tool, whatever permission they need',
      zh: '以为只要是同一个需要就合成一个，不管许可',
    },
    hint: {
      en: 'The archive answers the same question under another permission. Could somebody still be given one without the other?',
      zh: '归档库回答同样的问题，却要另一种许可。合并后还能只给其中一种吗？',
    },
    guards: ['guard-synonyms-beat-risk'],
    of: 'right/differences-first.ts',
    edits: [
      {
        from: '  const reasons: string[] = [];',
        to: `  if (meaning === 'near_synonyms') return { decision: 'merge', reasons: ['near_synonyms'] };
  const reasons: string[] = [];`,
      },
    ],
  },
  {
    id: 'synonyms-before-order',
    belief: {
      en: 'the meaning is asked about before the order',
      zh: '以为先看含义再看次序',
    },
    hint: {
      en: 'Both reasons hold for this pair. Which one does the rule name first?',
      zh: '这一对两个理由都成立。规则先说哪一个？',
    },
    guards: ['guard-synonyms-before-order'],
    of: 'right/differences-first.ts',
    edits: [
      {
        from: "if (order === 'always_in_order')",
        to: "if (order === 'always_in_order' && meaning !== 'near_synonyms')",
      },
    ],
  },
  {
    id: 'same-object-is-enough',
    belief: {
      en: 'one object and one risk make one tool, whatever the two take and return',
      zh: '以为对象与风险相同就够了，不必看参数和结果',
    },
    hint: {
      en: '`get_ticket` takes an id, `list_tickets` a limit and a cursor. Which of the three would the one tool require?',
      zh: '`get_ticket` 要一个编号，`list_tickets` 要上限和游标。合成一个之后，哪一个该是必填？',
    },
    guards: ['guard-same-object-is-enough'],
    of: 'right/differences-first.ts',
    edits: [
      {
        from: "if (!similar(first.parameters, second.parameters)) apart.push('parameters_differ');",
        to: '',
      },
      {
        from: "if (!similar(first.results, second.results)) apart.push('results_differ');",
        to: '',
      },
    ],
  },
  {
    id: 'results-do-not-count',
    belief: {
      en: 'only what goes in decides, not what comes back',
      zh: '以为只看输入，不看返回什么',
    },
    hint: {
      en: 'The parameters of this pair are alike. What would the one tool promise to return?',
      zh: '这一对参数相似。合成一个之后，它承诺返回什么？',
    },
    guards: ['guard-results-do-not-count'],
    of: 'right/differences-first.ts',
    edits: [
      {
        from: "if (!similar(first.results, second.results)) apart.push('results_differ');",
        to: '',
      },
    ],
  },
  {
    id: 'similar-means-equal',
    belief: {
      en: 'similar means exactly the same',
      zh: '以为相似就是完全相同',
    },
    hint: {
      en: 'Two names of three are shared here. What is the limit that the task gives?',
      zh: '这里三个名字有两个是共有的。任务给出的界限是多少？',
    },
    guards: ['guard-similar-means-equal'],
    of: 'right/differences-first.ts',
    edits: [
      {
        from: 'return shared.length * 2 >= all.size;',
        to: 'return shared.length === all.size;',
      },
    ],
  },
  {
    id: 'half-is-too-few',
    belief: {
      en: 'more than half of the names have to be shared',
      zh: '以为共有的名字必须多于一半',
    },
    hint: {
      en: 'Read the limit again: at least half, or more than half?',
      zh: '再看一遍界限：是至少一半，还是多于一半？',
    },
    guards: ['guard-half-is-too-few'],
    of: 'right/differences-first.ts',
    edits: [
      {
        from: 'return shared.length * 2 >= all.size;',
        to: 'return shared.length * 2 > all.size || all.size === 0;',
      },
    ],
  },
  {
    id: 'one-shared-is-similar',
    belief: {
      en: 'one shared name makes two lists similar',
      zh: '以为有一个共有的名字就算相似',
    },
    hint: {
      en: 'Here the two share one name of five. How many does the task ask for?',
      zh: '这里五个名字只有一个共有。任务要求多少？',
    },
    guards: ['guard-one-shared-is-similar'],
    of: 'right/differences-first.ts',
    edits: [
      {
        from: 'return shared.length * 2 >= all.size;',
        to: 'return shared.length > 0 || all.size === 0;',
      },
    ],
  },
  {
    id: 'counts-alone',
    belief: {
      en: 'lists of one length are similar',
      zh: '以为个数相同就算相似',
    },
    hint: {
      en: 'Both take one parameter here. Is it the same one?',
      zh: '这里两者都只有一个参数。是同一个吗？',
    },
    guards: ['guard-counts-alone'],
    of: 'right/differences-first.ts',
    edits: [
      {
        from: 'return shared.length * 2 >= all.size;',
        to: 'return some.length === others.length;',
      },
    ],
  },
  {
    id: 'sequence-counts',
    belief: {
      en: 'the parameters have to stand in the same sequence',
      zh: '以为参数的先后也要相同',
    },
    hint: {
      en: 'An object has no first property that matters. What changes if `note` is written before `ticket_id`?',
      zh: '对象的属性不分先后。把 `note` 写在 `ticket_id` 前面，会有什么不同？',
    },
    guards: ['guard-sequence-counts'],
    of: 'right/differences-first.ts',
    edits: [
      {
        from: 'some.includes(name) && others.includes(name)',
        to: 'some.includes(name) && some.indexOf(name) === others.indexOf(name)',
      },
    ],
  },
  {
    id: 'first-difference-only',
    belief: {
      en: 'one thing that keeps them apart is enough to tell',
      zh: '以为说出一处隔开两者的差别就够了',
    },
    hint: {
      en: 'Three things keep this pair apart. How many does your answer name?',
      zh: '这一对有三处不同。你的答案说出了几处？',
    },
    guards: ['guard-first-difference-only'],
    of: 'right/differences-first.ts',
    edits: [
      {
        from: 'reasons: apart',
        to: 'reasons: apart.slice(0, 1)',
      },
    ],
  },
  {
    id: 'names-are-tidied',
    belief: {
      en: 'blanks and case make no difference in a name',
      zh: '以为名字里的空白和大小写无关紧要',
    },
    hint: {
      en: 'A host that checks permissions compares them letter for letter. What does your comparison do first?',
      zh: '检查许可的宿主是逐字比较的。你的比较先做了什么？',
    },
    guards: ['guard-name-in-capitals'],
    of: 'right/differences-first.ts',
    edits: [
      {
        from: 'first.permission !== second.permission',
        to: 'tidy(first.permission) !== tidy(second.permission)',
      },
      {
        from: 'first.audience !== second.audience',
        to: 'tidy(first.audience) !== tidy(second.audience)',
      },
      {
        from: 'first.object !== second.object',
        to: 'tidy(first.object) !== tidy(second.object)',
      },
      {
        from: 'function similar(',
        to: `const tidy = (name: string) => name.trim().toLowerCase();

function similar(`,
      },
    ],
  },
  {
    id: 'permission-covers-longer-ones',
    belief: {
      en: 'a permission includes those that begin with it',
      zh: '以为一个许可包含所有以它开头的许可',
    },
    hint: {
      en: 'Whoever holds `ticket:read` alone: may they call a tool that demands `ticket:read:own`? Which rule says so?',
      zh: '只持有 `ticket:read` 的人，能调用要求 `ticket:read:own` 的工具吗？依据哪条规则？',
    },
    guards: ['guard-longer-permission'],
    of: 'right/differences-first.ts',
    edits: [
      {
        from: 'first.permission !== second.permission',
        to: '!first.permission.startsWith(second.permission) && !second.permission.startsWith(first.permission)',
      },
    ],
  },
  {
    id: 'half-of-the-longer-list',
    belief: {
      en: 'two lists are similar where they share half of the longer one',
      zh: '以为共有的名字占较长列表的一半，两个列表就相似',
    },
    hint: {
      en: 'One name of two is shared on either side. Out of how many different names in all?',
      zh: '两边各两个名字，共有一个。总共有几个不同的名字？',
    },
    guards: ['guard-one-of-three'],
    of: 'right/differences-first.ts',
    edits: [
      {
        from: 'return shared.length * 2 >= all.size;',
        to: 'return shared.length * 2 >= Math.max(new Set(some).size, new Set(others).size);',
      },
    ],
  },
];
