import type { StoredWrongAnswer } from '../storedWrongAnswer.ts';

/** The wrong answers that are known, each with the belief that it holds. */
export const wrongAnswers = [
  {
    id: 'equal-does-not-fit',
    belief: {
      en: 'a plan that uses up the whole budget does not fit',
      zh: '以为恰好用完预算就是放不下',
    },
    hint: {
      en: 'A budget says how much may be spent. What is left over when a plan of 100 meets a budget of 100?',
      zh: '预算说的是最多能用多少。计划要 100，预算是 100，超出了多少？',
    },
    guards: ['budget-used-up'],
    of: 'right/early-returns.ts',
    edits: [{ from: 'accepted: tokens <= budget', to: 'accepted: tokens < budget' }],
  },
  {
    id: 'over-budget-is-refused',
    belief: { en: 'a plan that does not fit is an error', zh: '把放不下的计划当成错误' },
    hint: {
      en: 'Whoever has to make room must know how much is missing. Which of the two answers says so?',
      zh: '要腾出空间的人得知道还差多少。两种回答里，哪一种说得出来？',
    },
    guards: ['one-token-over'],
    of: 'right/early-returns.ts',
    edits: [
      {
        from: "  return { kind: 'plan', accepted: tokens <= budget,",
        to: `  if (tokens > budget) return refused('over_budget');
  return { kind: 'plan', accepted: tokens <= budget,`,
      },
    ],
  },
  {
    id: 'only-active-metadata',
    belief: {
      en: 'metadata is paid for active skills alone',
      zh: '以为只有已激活的技能才付元数据',
    },
    hint: {
      en: 'Metadata is what a skill is chosen by. What must the model have read before anything is active?',
      zh: '技能是靠元数据选出来的。在任何技能激活之前，模型先要读到什么？',
    },
    guards: ['nothing-active'],
    of: 'right/early-returns.ts',
    edits: [
      {
        from: 'for (const cost of Object.values<number>(catalog)) tokens += cost;',
        to: 'for (const skill of skills) tokens += catalog[skill];',
      },
    ],
  },
  {
    id: 'all-bodies-paid',
    belief: { en: 'every body is paid', zh: '以为每份正文都要付' },
    hint: {
      en: 'What would metadata be for, if all bodies were loaded anyway?',
      zh: '如果正文反正全都加载，元数据还有什么用？',
    },
    guards: ['inactive-body'],
    of: 'right/early-returns.ts',
    edits: [
      {
        from: 'for (const skill of skills) tokens += bodies[skill];',
        to: 'for (const cost of Object.values<number>(bodies)) tokens += cost;',
      },
    ],
  },
  {
    id: 'owner-not-asked',
    belief: {
      en: 'a resource may be loaded whoever owns it',
      zh: '以为资源不管属于谁都能加载',
    },
    hint: {
      en: 'Each resource names two things. Yours reads the cost. Who reads the other?',
      zh: '每个资源写了两样东西。你的代码读了成本，另一样谁来读？',
    },
    guards: ['resource-of-an-inactive-skill'],
    of: 'right/early-returns.ts',
    edits: [
      {
        from: "if (!ids.every((id) => skills.includes(resources[id][0]))) return refused('resource_owner_inactive');",
        to: '',
      },
    ],
  },
  {
    id: 'request-activates',
    belief: {
      en: 'requesting a resource activates its skill',
      zh: '以为请求资源就会激活它所属的技能',
    },
    hint: {
      en: 'Whose decision is it which skills are active, and where in the request does it stand?',
      zh: '哪些技能激活由谁决定？写在请求的哪一处？',
    },
    guards: ['owner-with-metadata-and-body'],
    of: 'right/early-returns.ts',
    edits: [
      {
        from: '  const skills = [...new Set<string>(active)].sort(byCodePoint);',
        to: `  const owners = requested.flatMap((id: string) => (Object.hasOwn(resources, id) ? [resources[id][0]] : []));
  const skills = [...new Set<string>([...active, ...owners])].sort(byCodePoint);`,
      },
    ],
  },
  {
    id: 'inherited-names',
    belief: {
      en: 'a record’s names are only the ones that were put in',
      zh: '以为记录上只有自己放进去的名字',
    },
    hint: {
      en: 'Ask an empty record whether it holds `constructor`. Which question leaves out what is inherited?',
      zh: '问一个空记录里有没有 `constructor`。怎样问才不算继承来的名字？',
    },
    guards: [
      'inherited-skill',
      'inherited-body',
      'inherited-resource',
      'proto-not-there',
    ],
    of: 'right/early-returns.ts',
    edits: [
      {
        from: 'Object.hasOwn(catalog, skill) && Object.hasOwn(bodies, skill)',
        to: 'skill in catalog && skill in bodies',
      },
      { from: 'Object.hasOwn(resources, id)', to: 'id in resources' },
    ],
  },
  {
    id: 'listed-twice-paid-twice',
    belief: { en: 'what is listed twice is loaded twice', zh: '以为列两次就加载两次' },
    hint: {
      en: 'A text that is in view is in view. What does a list say that a set does not?',
      zh: '一段文本进了上下文就是进了。列表比集合多说了什么？',
    },
    guards: ['skill-listed-twice', 'resource-listed-twice'],
    of: 'right/early-returns.ts',
    edits: [
      { from: '[...new Set<string>(active)]', to: '[...(active as string[])]' },
      { from: '[...new Set<string>(requested)]', to: '[...(requested as string[])]' },
    ],
  },
  {
    id: 'sort-goes-by-code-point',
    belief: {
      en: '`sort()` without a comparison goes by code point',
      zh: '以为不带比较函数的 `sort()` 按码点排',
    },
    hint: {
      en: 'A sign beyond U+FFFF is two units of a string. Which unit does `sort()` see first, and is it larger than U+FF5E?',
      zh: 'U+FFFF 以外的字符在字符串里占两个单元。`sort()` 先看到哪个单元？它比 U+FF5E 大吗？',
    },
    guards: ['beyond-two-bytes'],
    of: 'right/early-returns.ts',
    edits: [
      {
        from: 'new Set<string>(active)].sort(byCodePoint)',
        to: 'new Set<string>(active)].sort()',
      },
      {
        from: 'new Set<string>(requested)].sort(byCodePoint)',
        to: 'new Set<string>(requested)].sort()',
      },
    ],
  },
  {
    id: 'sorted-as-in-a-dictionary',
    belief: { en: 'names sort as in a dictionary', zh: '以为名字按词典顺序排' },
    hint: {
      en: 'In a dictionary “a” stands before “Z”. Which of the two has the smaller code point?',
      zh: '词典里 “a” 排在 “Z” 前面。这两个字符哪个码点小？',
    },
    guards: ['capitals-first'],
    of: 'right/early-returns.ts',
    edits: [
      {
        from: 'new Set<string>(active)].sort(byCodePoint)',
        to: "new Set<string>(active)].sort((a, b) => a.localeCompare(b, 'en'))",
      },
      {
        from: 'new Set<string>(requested)].sort(byCodePoint)',
        to: "new Set<string>(requested)].sort((a, b) => a.localeCompare(b, 'en'))",
      },
    ],
  },
  {
    id: 'budget-before-owner',
    belief: {
      en: 'once the budget is exceeded, nothing else matters',
      zh: '以为一旦超出预算，别的就不用查了',
    },
    hint: {
      en: 'A plan that does not fit is still a plan of what may be loaded. Is this one?',
      zh: '放不下的计划，仍然是由可以加载的东西组成的计划。这一份是吗？',
    },
    guards: ['inactive-owner-over-budget'],
    of: 'right/early-returns.ts',
    edits: [
      {
        from: "if (!ids.every((id) => skills.includes(resources[id][0]))) return refused('resource_owner_inactive');",
        to: '',
      },
      {
        from: "  return { kind: 'plan', accepted: tokens <= budget,",
        to: `  if (tokens <= budget && !ids.every((id) => skills.includes(resources[id][0])))
    return refused('resource_owner_inactive');
  return { kind: 'plan', accepted: tokens <= budget,`,
      },
    ],
  },
  {
    id: 'resources-before-skills',
    belief: {
      en: 'resources may be checked before active skills',
      zh: '以为可以先查资源、后查已激活的技能',
    },
    hint: {
      en: 'With two faults, the code is that of the earlier check. Which layer is loaded first?',
      zh: '有两处错时，报的是靠前那项检查的代码。哪一层先加载？',
    },
    guards: ['incomplete-and-unknown'],
    of: 'right/early-returns.ts',
    edits: [
      {
        from: "if (!skills.every(complete)) return refused('active_skill_incomplete');",
        to: '',
      },
      {
        from: "  if (!ids.every((id) => skills.includes(resources[id][0]))) return refused('resource_owner_inactive');",
        to: `  if (!ids.every((id) => skills.includes(resources[id][0]))) return refused('resource_owner_inactive');
  if (!skills.every(complete)) return refused('active_skill_incomplete');`,
      },
    ],
  },
  {
    id: 'text-is-number',
    belief: {
      en: 'what can be turned into a number is one',
      zh: '以为能转成数字的就是数字',
    },
    hint: {
      en: '`Number(true)` is 1 and `Number(null)` is 0. Which test looks at the value as it stands?',
      zh: '`Number(true)` 是 1，`Number(null)` 是 0。哪种判断看的是值本身？',
    },
    guards: ['text-budget', 'no-budget', 'true-cost'],
    of: 'right/early-returns.ts',
    edits: [
      {
        from: 'Number.isSafeInteger(value) && (value as number) >= 0',
        to: 'Number.isSafeInteger(Number(value)) && Number(value) >= 0',
      },
      {
        from: 'for (const cost of Object.values<number>(catalog)) tokens += cost;',
        to: 'for (const cost of Object.values(catalog)) tokens += Number(cost);',
      },
      { from: 'tokens += bodies[skill];', to: 'tokens += Number(bodies[skill]);' },
      { from: 'tokens += resources[id][1];', to: 'tokens += Number(resources[id][1]);' },
    ],
  },
  {
    id: 'any-integer-adds-up',
    belief: {
      en: 'every integer can be added up exactly',
      zh: '以为只要是整数就能精确相加',
    },
    hint: {
      en: 'What is `9007199254740992 + 1`? A number that cannot be told from its neighbour is no cost.',
      zh: '`9007199254740992 + 1` 等于多少？和相邻的数分不开的数，当不了成本。',
    },
    guards: ['budget-too-large'],
    of: 'right/early-returns.ts',
    edits: [{ from: 'Number.isSafeInteger(value)', to: 'Number.isInteger(value)' }],
  },
  {
    id: 'sums-are-exact',
    belief: { en: 'a sum of exact numbers is exact', zh: '以为精确的数相加，和也精确' },
    hint: {
      en: 'Each of the costs is exact. How many of them does it take until the sum is not?',
      zh: '每一项成本都精确。加到第几项，和就不精确了？',
    },
    guards: ['sum-too-large'],
    of: 'right/early-returns.ts',
    edits: [
      {
        from: "if (!Number.isSafeInteger(tokens)) return refused('cost_overflow');",
        to: '',
      },
    ],
  },
  {
    id: 'unused-costs-unchecked',
    belief: {
      en: 'the cost of what is not loaded need not be one',
      zh: '以为不加载的东西，成本写错也没关系',
    },
    hint: {
      en: 'The fault would show on the day somebody activates that skill. Which costs does the rule name?',
      zh: '等哪天有人激活那个技能，错就冒出来了。规则说的是哪些成本？',
    },
    guards: ['bad-cost-of-an-inactive-skill', 'bad-cost-of-an-unrequested-resource'],
    of: 'right/early-returns.ts',
    edits: [
      {
        from: 'const costs = [...Object.values(catalog), ...Object.values(bodies), ...pairs.map((pair) => pair[1])];',
        to: '',
      },
      { from: "if (!costs.every(isTokens)) return refused('invalid_cost');", to: '' },
      {
        from: '  let tokens = 0;',
        to: `  const loaded = [...skills.map((skill) => bodies[skill]), ...ids.map((id) => resources[id][1])];
  if (![...Object.values(catalog), ...loaded].every(isTokens)) return refused('invalid_cost');
  let tokens = 0;`,
      },
    ],
  },
  {
    id: 'missing-is-free',
    belief: {
      en: 'an active skill without a body costs nothing',
      zh: '以为已激活的技能没有正文就不花钱',
    },
    hint: {
      en: 'What does the model follow, when the skill is active and there is nothing to read?',
      zh: '技能激活了却没有正文可读，模型照着什么做？',
    },
    guards: ['active-without-body'],
    of: 'right/early-returns.ts',
    edits: [
      {
        from: "if (!skills.every(complete)) return refused('active_skill_incomplete');",
        to: '',
      },
      {
        from: 'tokens += bodies[skill];',
        to: 'tokens += Object.hasOwn(bodies, skill) ? bodies[skill] : 0;',
      },
    ],
  },
  {
    id: 'body-is-enough',
    belief: {
      en: 'an active skill needs a body and no metadata',
      zh: '以为已激活的技能有正文就够，不需要元数据',
    },
    hint: {
      en: 'Two records must hold the skill. Which one does yours not ask?',
      zh: '有两份记录都必须有这个技能。你的代码漏问了哪一份？',
    },
    guards: ['active-without-metadata'],
    of: 'right/early-returns.ts',
    edits: [{ from: 'Object.hasOwn(catalog, skill) && ', to: '' }],
  },
  {
    id: 'unknown-is-left-out',
    belief: {
      en: 'a resource that does not exist may be left out',
      zh: '以为不存在的资源略过就行',
    },
    hint: {
      en: 'Who was told that the text they asked for will not come?',
      zh: '要的那段文本不会来了，这件事告诉谁了？',
    },
    guards: ['no-such-resource'],
    of: 'right/early-returns.ts',
    edits: [
      {
        from: '[...new Set<string>(requested)].sort(byCodePoint)',
        to: '[...new Set<string>(requested)].filter((id) => Object.hasOwn(resources, id)).sort(byCodePoint)',
      },
    ],
  },
  {
    id: 'unknown-has-no-owner',
    belief: {
      en: 'a resource that does not exist is one whose owner is inactive',
      zh: '把不存在的资源当成所属技能未激活的资源',
    },
    hint: {
      en: 'The two codes lead to different repairs. Which skill should be activated here?',
      zh: '两个代码的修法不同。这里该激活哪个技能？',
    },
    guards: ['no-such-resource-either'],
    of: 'right/early-returns.ts',
    edits: [
      { from: "refused('unknown_resource')", to: "refused('resource_owner_inactive')" },
    ],
  },
  {
    id: 'zero-is-missing',
    belief: { en: 'a cost of 0 is no cost at all', zh: '把成本为 0 当成没有成本' },
    hint: {
      en: 'Whether an entry is there and what it holds are two questions. Which one does `if (cost)` ask?',
      zh: '有没有这一项、这一项是多少，是两个问题。`if (cost)` 问的是哪个？',
    },
    guards: ['free-of-charge'],
    of: 'right/early-returns.ts',
    edits: [
      {
        from: 'Object.hasOwn(catalog, skill) && Object.hasOwn(bodies, skill)',
        to: 'Object.hasOwn(catalog, skill) && catalog[skill] && Object.hasOwn(bodies, skill) && bodies[skill]',
      },
    ],
  },
  {
    id: 'list-is-a-record',
    belief: {
      en: 'a list of costs is a record of costs',
      zh: '把成本的列表当成成本的记录',
    },
    hint: {
      en: 'A list, too, answers "object" to `typeof`. Which skill does the first number in it belong to?',
      zh: '列表的 `typeof` 也是 "object"。里面第一个数属于哪个技能？',
    },
    guards: ['list-of-costs'],
    of: 'right/early-returns.ts',
    edits: [{ from: ' && !Array.isArray(value)', to: '' }],
  },
  {
    id: 'pair-of-any-length',
    belief: {
      en: 'a resource may be a list of any length',
      zh: '以为资源写成多长的列表都行',
    },
    hint: {
      en: 'Reading the second member of a list of one gives `undefined`. Is that a bad cost, or no cost?',
      zh: '只有一项的列表，读第二项得到 `undefined`。这是成本写错了，还是根本没写？',
    },
    guards: ['resource-without-cost', 'resource-of-three'],
    of: 'right/early-returns.ts',
    edits: [{ from: 'value.length === 2 && ', to: '' }],
  },
  {
    id: 'shapes-and-costs-in-one-pass',
    belief: {
      en: 'the fault that is met first decides, whichever check it belongs to',
      zh: '以为先遇到哪处错就报哪处，不管它归哪项检查',
    },
    hint: {
      en: 'All shapes come before any cost. Does yours know the last part’s shape when it reads the first cost?',
      zh: '所有形状都在成本之前。你的代码读第一项成本时，最后一部分的形状查过了吗？',
    },
    guards: ['bad-cost-and-bad-shape'],
    of: 'right/early-returns.ts',
    edits: [
      {
        from: "  if (![catalog, bodies, resources].every(isRecord)) return refused('invalid_shape');",
        to: `  for (const record of [catalog, bodies]) {
    if (!isRecord(record)) return refused('invalid_shape');
    if (!Object.values(record).every(isTokens)) return refused('invalid_cost');
  }
  if (!isRecord(resources)) return refused('invalid_shape');`,
      },
      {
        from: "  if (!pairs.every(isPair)) return refused('invalid_shape');",
        to: `  for (const pair of pairs) {
    if (!isPair(pair)) return refused('invalid_shape');
    if (!isTokens(pair[1])) return refused('invalid_cost');
  }`,
      },
    ],
  },
  {
    id: 'owner-is-tidied',
    belief: {
      en: 'blanks and case make no difference in the name of an owner',
      zh: '以为所属技能的名字里空白和大小写无关紧要',
    },
    hint: {
      en: 'Where else does a name count letter for letter, and what would the same name find there?',
      zh: '名字还在哪里要逐字相同？用同一个名字到那里能找到什么？',
    },
    guards: ['guard-owner-with-a-blank', 'owner-in-another-case'],
    of: 'right/early-returns.ts',
    edits: [
      {
        from: 'skills.includes(resources[id][0])',
        to: 'skills.some((skill) => skill.trim().toLowerCase() === resources[id][0].trim().toLowerCase())',
      },
    ],
  },
  {
    id: 'missing-is-empty',
    belief: {
      en: 'a record or a list that is not there stands for an empty one',
      zh: '以为没写出来的记录或列表就当作空的',
    },
    hint: {
      en: 'Did somebody ask for nothing, or was the part lost on its way? What does the shape check say?',
      zh: '是什么也没要，还是这一部分在路上丢了？形状检查怎么说？',
    },
    guards: ['guard-no-requested-list'],
    of: 'right/early-returns.ts',
    edits: [
      {
        from: 'const { catalog, bodies, active, resources, requested, budget } = request ?? {};',
        to: 'const { catalog = {}, bodies = {}, active = [], resources = {}, requested = [], budget } = request ?? {};',
      },
    ],
  },
  {
    id: 'sums-have-32-bits',
    belief: {
      en: 'a sum of tokens fits into 32 bits',
      zh: '以为 token 总和放得进 32 位',
    },
    hint: {
      en: 'Up to which sum may costs be added? What does `| 0` make of 2147483648?',
      zh: '成本最多可以加到多大？`| 0` 会把 2147483648 变成什么？',
    },
    guards: ['guard-sum-beyond-32-bits'],
    of: 'right/early-returns.ts',
    edits: [
      {
        from: 'for (const cost of Object.values<number>(catalog)) tokens += cost;',
        to: 'for (const cost of Object.values<number>(catalog)) tokens = (tokens + cost) | 0;',
      },
    ],
  },
  {
    id: 'request-is-closed',
    belief: {
      en: 'a request with a further field has the wrong shape',
      zh: '以为请求多一个字段形状就不对',
    },
    hint: {
      en: 'Which of the shapes that the second check names is broken by a field that it does not name?',
      zh: '第二项检查列出的形状里，哪一条会被它没提到的字段破坏？',
    },
    guards: ['guard-further-field'],
    of: 'right/early-returns.ts',
    edits: [
      {
        from: 'if (![catalog, bodies, resources].every(isRecord))',
        to: 'if (![catalog, bodies, resources].every(isRecord) || Object.keys(request).length > 6)',
      },
    ],
  },
] as const satisfies readonly StoredWrongAnswer[];

/** The id of one of them. */
export type WrongAnswerId = (typeof wrongAnswers)[number]['id'];
