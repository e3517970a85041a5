import type { StoredWrongAnswer } from '../storedWrongAnswer.ts';

/** The wrong answers that are known, each with the belief that it holds. */
export const wrongAnswers: readonly StoredWrongAnswer[] = [
  {
    id: 'direct-needs-only',
    belief: {
      en: 'what is needed needs nothing itself',
      zh: '以为被需要的资源自己什么都不需要',
    },
    hint: {
      en: 'The second resource refers on as the first one did. When is there nothing left to follow?',
      zh: '第二个资源也会像第一个那样再引用别的。什么时候才没有可跟的了？',
    },
    guards: ['need-of-a-need'],
    of: 'right/level-by-level.ts',
    edits: [
      {
        from: 'walk(resources, requested, maxDepth + 1)',
        to: 'walk(resources, requested, 1)',
      },
    ],
  },
  {
    id: 'shared-need-paid-twice',
    belief: {
      en: 'what two resources need is loaded twice',
      zh: '以为两个资源都需要的东西要加载两次',
    },
    hint: {
      en: 'Your walk remembers the way it came. What else has to be remembered, where two ways meet?',
      zh: '你的遍历记得自己来的路。两条路会合的地方，还得记住什么？',
    },
    guards: ['shared-need'],
    of: 'right/level-by-level.ts',
    edits: [
      {
        from: 'if (visited.has(need)) continue;',
        to: 'if (chain.includes(need)) continue;',
      },
    ],
  },
  {
    id: 'first-way-found',
    belief: {
      en: 'the first way to a resource is the shortest',
      zh: '以为先找到的路就是最短的路',
    },
    hint: {
      en: 'A walk that goes deep first can arrive by a detour. Which resources must be seen before any at the next depth?',
      zh: '先往深处走，可能绕了远路才到。进入下一层之前，哪些资源必须都看过？',
    },
    guards: ['detour-first'],
    of: 'right/level-by-level.ts',
    edits: [
      {
        from: 'export function resourceClosure(request: any) {',
        to: `function dive(resources: Resources, from: string[], last: number): Reached[] {
  const reached = new Map<string, Reached>();
  const visit = (id: string, chain: string[]) => {
    if (reached.has(id) || chain.length > last + 1) return;
    reached.set(id, { id, depth: chain.length - 1, chain });
    for (const need of [...(get(resources, id)?.needs ?? [])].sort(smaller)) visit(need, [...chain, need]);
  };
  for (const id of from) reached.set(id, { id, depth: 0, chain: [id] });
  for (const id of [...reached.keys()].sort(smaller)) {
    reached.delete(id);
    visit(id, [id]);
  }
  return [...reached.values()].sort((a, b) => a.depth - b.depth || smaller(a.id, b.id));
}

export function resourceClosure(request: any) {`,
      },
      {
        from: 'walk(resources, requested, maxDepth + 1)',
        to: 'dive(resources, requested, maxDepth + 1)',
      },
    ],
  },
  {
    id: 'chain-in-the-order-of-the-lists',
    belief: {
      en: 'of two resources that need the same one, the one listed first brings it in',
      zh: '以为两个资源都需要同一个时，列在前面的那个把它带进来',
    },
    hint: {
      en: 'Write a list the other way round: does your chain change? The rule says what decides between two.',
      zh: '把列表倒过来写，你的链条会变吗？两者之间由什么决定，规则里有。',
    },
    guards: ['two-bring-it-in', 'two-bring-it-in-from-two-requests'],
    of: 'right/level-by-level.ts',
    edits: [
      { from: 'level.sort((a, b) => smaller(a.id, b.id));', to: '' },
      {
        from: 'return reached;',
        to: 'return reached.sort((a, b) => a.depth - b.depth || smaller(a.id, b.id));',
      },
    ],
  },
  {
    id: 'last-depth-excluded',
    belief: {
      en: 'a chain as long as maxDepth is too long',
      zh: '以为链条长度等于 maxDepth 就算超了',
    },
    hint: {
      en: 'With maxDepth 0, may a request come in that needs nothing?',
      zh: 'maxDepth 为 0 时，一个什么都不需要的资源能不能加载？',
    },
    guards: ['as-deep-as-may-be', 'no-depth'],
    of: 'right/level-by-level.ts',
    edits: [
      {
        from: '  const { resources, active, requested, maxDepth, extraBudget } = request;',
        to: `  const { resources, active, requested, extraBudget } = request;
  const maxDepth = request.maxDepth - 1;`,
      },
    ],
  },
  {
    id: 'looks-beyond-the-limit',
    belief: {
      en: 'what lies beyond maxDepth is looked at all the same',
      zh: '以为超过 maxDepth 的资源照样要看',
    },
    hint: {
      en: 'A limit is there so that the walk ends. What does yours know of a resource that it should never have opened?',
      zh: '设上限是为了让遍历停下来。一个本不该打开的资源，你的代码怎么会知道它的情况？',
    },
    guards: ['unknown-beyond-the-limit', 'inactive-beyond-the-limit'],
    of: 'right/level-by-level.ts',
    edits: [
      {
        from: 'walk(resources, requested, maxDepth + 1)',
        to: 'walk(resources, requested, Infinity)',
      },
      { from: 'const unknown = within.find(', to: 'const unknown = reached.find(' },
      { from: 'const inactive = within.find(', to: 'const inactive = reached.find(' },
    ],
  },
  {
    id: 'unknown-need-skipped',
    belief: {
      en: 'a need that does not exist may be left out',
      zh: '以为需要的东西不存在就可以略过',
    },
    hint: {
      en: 'The text that refers to it will be read as if the other were there. Who finds out?',
      zh: '引用它的那段文本，读起来就像它在一样。谁会发现它不在？',
    },
    guards: ['unknown-need'],
    of: 'right/level-by-level.ts',
    edits: [
      {
        from: 'if (visited.has(need)) continue;',
        to: 'if (visited.has(need) || !get(resources, need)) continue;',
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
      en: 'Every plain object answers to `toString`. Which question leaves out what is inherited?',
      zh: '任何普通对象都认得 `toString`。怎样问才不算继承来的名字？',
    },
    guards: ['inherited-need'],
    of: 'right/level-by-level.ts',
    edits: [
      {
        from: 'return Object.hasOwn(resources, id) ? resources[id] : undefined;',
        to: 'return resources[id];',
      },
      { from: '?.needs.includes(id)', to: '?.needs?.includes(id)' },
    ],
  },
  {
    id: 'owner-of-requests-only',
    belief: {
      en: 'to be needed by a resource of an active skill is enough',
      zh: '以为被已激活技能的资源需要就够了',
    },
    hint: {
      en: 'A reference is a wish of one skill for a text of another. Who decides whether that other one is active?',
      zh: '引用只是一个技能想要另一个技能的文本。另一个技能激活与否由谁决定？',
    },
    guards: ['inactive-need'],
    of: 'right/level-by-level.ts',
    edits: [
      {
        from: 'within.find(({ id }) => !active.includes(',
        to: 'within.find(({ id, depth }) => depth === 0 && !active.includes(',
      },
    ],
  },
  {
    id: 'first-fault-on-the-way',
    belief: {
      en: 'the fault that is met first decides, whichever check it belongs to',
      zh: '以为先遇到哪处错就报哪处，不管它归哪项检查',
    },
    hint: {
      en: 'Each check looks at all that was reached before the next check looks at any. Which of the two codes comes first in the list?',
      zh: '一项检查看完所有走到的资源，才轮到下一项。这两个代码，哪个排在前面？',
    },
    guards: ['inactive-before-unknown'],
    of: 'right/level-by-level.ts',
    edits: [
      {
        from: `  const unknown = within.find(({ id }) => get(resources, id) === undefined);
  if (unknown) return refused('unknown_resource', unknown);
  const inactive = within.find(({ id }) => !active.includes(get(resources, id)?.owner));
  if (inactive) return refused('resource_owner_inactive', inactive);`,
        to: `  for (const at of within) {
    const resource = get(resources, at.id);
    if (resource === undefined) return refused('unknown_resource', at);
    if (!active.includes(resource.owner)) return refused('resource_owner_inactive', at);
  }`,
      },
    ],
  },
  {
    id: 'all-of-it-is-extra',
    belief: { en: 'what was requested counts as extra', zh: '把直接请求的也算进额外' },
    hint: {
      en: 'The extra budget is for what came along unasked. Which depth was asked for?',
      zh: '额外预算管的是没人直接要、跟着进来的东西。哪一层是直接要的？',
    },
    guards: ['one-need'],
    of: 'right/level-by-level.ts',
    edits: [{ from: 'if (depth > 0) extra += cost;', to: 'extra += cost;' }],
  },
  {
    id: 'needed-is-extra',
    belief: {
      en: 'what another resource needs is extra, requested or not',
      zh: '以为只要被别的资源需要就算额外，不管有没有直接请求',
    },
    hint: {
      en: 'It would have been loaded without that need as well. What did the need add?',
      zh: '没有这个引用，它也照样要加载。这个引用多带来了什么？',
    },
    guards: ['requested-and-needed'],
    of: 'right/level-by-level.ts',
    edits: [
      {
        from: 'if (depth > 0) extra += cost;',
        to: 'if (within.some((other) => get(resources, other.id)?.needs.includes(id))) extra += cost;',
      },
    ],
  },
  {
    id: 'whole-cost-against-extra-budget',
    belief: {
      en: 'the whole cost is compared with the extra budget',
      zh: '拿全部成本去比额外预算',
    },
    hint: {
      en: 'You report two sums. Which of them does the limit’s name speak of?',
      zh: '你报告了两个和。上限的名字说的是哪一个？',
    },
    guards: ['request-above-the-extra-budget'],
    of: 'right/level-by-level.ts',
    edits: [{ from: 'extra > extraBudget', to: 'tokens > extraBudget' }],
  },
  {
    id: 'extra-must-stay-below',
    belief: {
      en: 'an extra cost that uses up the extra budget exceeds it',
      zh: '以为额外成本恰好用完额外预算就算超出',
    },
    hint: {
      en: 'With an extra budget of 0, may a request come in that needs nothing?',
      zh: '额外预算为 0 时，一个什么都不需要的资源能不能加载？',
    },
    guards: ['extra-used-up'],
    of: 'right/level-by-level.ts',
    edits: [{ from: 'extra > extraBudget', to: 'extra >= extraBudget' }],
  },
  {
    id: 'extra-before-depth',
    belief: {
      en: 'the extra budget may be checked before the depth',
      zh: '以为可以先查额外预算、后查深度',
    },
    hint: {
      en: 'As long as the walk was cut off, do you know what all of it costs?',
      zh: '遍历被截断了，你知道全部要花多少吗？',
    },
    guards: ['too-deep-and-too-much'],
    of: 'right/level-by-level.ts',
    edits: [
      { from: "if (beyond) return refused('depth_exceeded', beyond);", to: '' },
      {
        from: "  if (extra > extraBudget) return refused('extra_budget_exceeded');",
        to: `  if (extra > extraBudget) return refused('extra_budget_exceeded');
  if (beyond) return refused('depth_exceeded', beyond);`,
      },
    ],
  },
  {
    id: 'what-does-not-fit-is-left-out',
    belief: {
      en: 'what does not fit into the extra budget may be left out',
      zh: '以为额外预算放不下的，去掉就行',
    },
    hint: {
      en: 'A resource would be loaded without what it refers to. Is that the closure?',
      zh: '这样加载的资源，少了它引用的东西。这还是闭包吗？',
    },
    guards: ['extra-one-over'],
    of: 'right/level-by-level.ts',
    edits: [
      {
        from: '  for (const { id, depth } of within) {',
        to: `  for (const at of [...within]) {
    const { id, depth } = at;`,
      },
      {
        from: '    tokens += cost;',
        to: `    if (depth > 0 && extra + cost > extraBudget) {
      within.splice(within.indexOf(at), 1);
      continue;
    }
    tokens += cost;`,
      },
    ],
  },
  {
    id: 'sums-are-exact',
    belief: { en: 'a sum of exact numbers is exact', zh: '以为精确的数相加，和也精确' },
    hint: {
      en: 'Each of the costs is exact. How many of them does it take until the sum is not?',
      zh: '每一项成本都精确。加到第几项，和就不精确了？',
    },
    guards: ['sum-too-large', 'sum-too-large-and-too-much'],
    of: 'right/level-by-level.ts',
    edits: [
      {
        from: "if (!Number.isSafeInteger(tokens)) return refused('cost_overflow');",
        to: '',
      },
    ],
  },
  {
    id: 'cycle-is-refused',
    belief: { en: 'a cycle cannot be loaded', zh: '以为有环就没法加载' },
    hint: {
      en: 'Two texts that refer to each other are two texts. What would have to be loaded without end?',
      zh: '两段互相引用的文本，也就是两段文本。有什么东西要无休止地加载？',
    },
    guards: ['needs-each-other'],
    of: 'right/level-by-level.ts',
    edits: [
      {
        from: '  const cycles = cyclesAmong(resources, within.map(({ id }) => id));',
        to: `  const cycles = cyclesAmong(resources, within.map(({ id }) => id));
  if (cycles.length > 0) return refused('cycle');`,
      },
    ],
  },
  {
    id: 'seen-again-is-a-cycle',
    belief: {
      en: 'a resource that is met a second time closes a cycle',
      zh: '以为第二次遇到同一个资源就是环',
    },
    hint: {
      en: 'Two ways may lead to one place. From there, does a way lead back?',
      zh: '两条路可以通到同一处。从那里有路回来吗？',
    },
    guards: ['shared-need-is-no-cycle'],
    of: 'right/level-by-level.ts',
    edits: [
      {
        from: 'function cyclesAmong(resources: Resources, ids: string[]): string[][] {',
        to: `function cyclesAmong(resources: Resources, reached: Reached[]): string[][] {
  const seen = new Set<string>();`,
      },
      {
        from: `  for (const id of ids) {
    const back = walk(resources, [id], Infinity).find((step) => get(resources, step.id)?.needs.includes(id));
    if (back === undefined) continue;
    const start = back.chain.indexOf([...back.chain].sort(smaller)[0] as string);
    const cycle = [...back.chain.slice(start), ...back.chain.slice(0, start)];
    cycles.set(JSON.stringify(cycle), cycle);
  }`,
        to: `  for (const { id, chain } of reached) {
    seen.add(id);
    for (const need of get(resources, id)?.needs ?? []) {
      if (!seen.has(need)) continue;
      const met = chain.includes(need) ? chain.slice(chain.indexOf(need)) : [need];
      const start = met.indexOf([...met].sort(smaller)[0] as string);
      const cycle = [...met.slice(start), ...met.slice(0, start)];
      cycles.set(JSON.stringify(cycle), cycle);
    }
  }`,
      },
      {
        from: 'cyclesAmong(resources, within.map(({ id }) => id))',
        to: 'cyclesAmong(resources, within)',
      },
    ],
  },
  {
    id: 'self-need-is-no-cycle',
    belief: {
      en: 'a resource that needs itself is no cycle',
      zh: '以为需要自己的资源不算环',
    },
    hint: {
      en: 'What is the shortest way on which one can come back?',
      zh: '能回到原处的最短的路有多长？',
    },
    guards: ['needs-itself'],
    of: 'right/level-by-level.ts',
    edits: [
      {
        from: 'if (back === undefined) continue;',
        to: 'if (back === undefined || back.id === id) continue;',
      },
    ],
  },
  {
    id: 'every-start-is-a-cycle',
    belief: {
      en: 'a cycle is another one for each resource from which it is read',
      zh: '以为从环上不同的资源读起，就是不同的环',
    },
    hint: {
      en: 'a needs b and b needs a. How many cycles is that, and with which id does its name begin?',
      zh: 'a 需要 b，b 需要 a。这是几个环？写出来从哪个标识开始？',
    },
    guards: ['in-a-circle'],
    of: 'right/level-by-level.ts',
    edits: [
      {
        from: 'const start = back.chain.indexOf([...back.chain].sort(smaller)[0] as string);',
        to: 'const start = 0;',
      },
    ],
  },
  {
    id: 'order-by-utf-16',
    belief: {
      en: 'a comparison of texts goes by code point',
      zh: '以为文本的比较就是按码点',
    },
    hint: {
      en: 'An emoji has two units of UTF-16, and the first of them is small. What are you comparing?',
      zh: '一个表情符号在 UTF-16 里是两个单位，第一个还很小。你比较的是什么？',
    },
    guards: ['emoji-and-full-width'],
    of: 'right/level-by-level.ts',
    edits: [
      {
        from: '  const [left, right] = [Array.from(a), Array.from(b)];',
        to: "  const [left, right] = [a.split(''), b.split('')];",
      },
    ],
  },
  {
    id: 'ways-glued-together',
    belief: {
      en: 'two ways that read alike when joined are one way',
      zh: '以为拼起来读着一样的两条路就是同一条',
    },
    hint: {
      en: 'An id may hold the sign that you join with. Which text tells a list of two from a list of one?',
      zh: '标识里可能就有你用来拼接的那个符号。什么样的文本能分清一项的列表和两项的列表？',
    },
    guards: ['ids-with-a-blank'],
    of: 'right/level-by-level.ts',
    edits: [{ from: 'JSON.stringify(cycle)', to: "cycle.join(' ')" }],
  },
  {
    id: 'ten-steps-are-enough',
    belief: { en: 'no way is longer than ten needs', zh: '以为没有哪条路超过十步' },
    hint: {
      en: 'The task bounds the walk from the request by maxDepth. What bounds the way back of a cycle?',
      zh: '从请求出发的遍历由 maxDepth 限制。环上回来的路又由什么限制？',
    },
    guards: ['long-cycle'],
    of: 'right/level-by-level.ts',
    edits: [{ from: 'walk(resources, [id], Infinity)', to: 'walk(resources, [id], 10)' }],
  },
];
