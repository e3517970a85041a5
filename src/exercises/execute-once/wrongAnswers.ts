import type { StoredWrongAnswer } from '../storedWrongAnswer.ts';

/** The wrong answers that are known, each with the belief that it holds. */
export const wrongAnswers = [
  {
    id: 'key-alone',
    belief: {
      en: 'the key alone says that two requests are the same',
      zh: '以为键相同就是同一个请求',
    },
    hint: {
      en: 'The second note under the key was never written. What else would have to be the same before you answer “done”?',
      zh: '同一个键下的第二份内容从来没有写过。回答“已完成”之前，还有什么也得相同？',
    },
    guards: ['guard-key-alone'],
    of: 'right/by-receipt.ts',
    edits: [
      { from: "if (held.print !== print) answers.push('conflict');", to: '' },
      { from: 'else answers.push(held.state', to: 'answers.push(held.state' },
    ],
  },
  {
    id: 'order-counts',
    belief: {
      en: 'the same fields in another order are another request',
      zh: '以为字段换个顺序就是另一个请求',
    },
    hint: {
      en: 'JSON objects have no order. Which text is the same for both?',
      zh: 'JSON 对象不讲顺序。哪种文本对两者都一样？',
    },
    guards: ['guard-order-counts'],
    of: 'right/by-receipt.ts',
    edits: [
      {
        from: 'const print = canonical(call.arguments);',
        to: 'const print = canonical(call.arguments) === null ? null : JSON.stringify(call.arguments);',
      },
    ],
  },
  {
    id: 'outer-order-only',
    belief: {
      en: 'sorting the names of the outermost object is enough',
      zh: '以为只排最外层的字段名就够了',
    },
    hint: {
      en: 'What does the list of names that `JSON.stringify` takes do to the objects further in?',
      zh: '传给 `JSON.stringify` 的字段名列表，对里层的对象会做什么？',
    },
    guards: ['guard-outer-order-only'],
    of: 'right/by-receipt.ts',
    edits: [
      {
        from: 'const print = canonical(call.arguments);',
        to: `const isObject = typeof call.arguments === 'object' && call.arguments !== null && !Array.isArray(call.arguments);
    const names = isObject ? Object.keys(call.arguments).sort() : undefined;
    const print = canonical(call.arguments) === null ? null : JSON.stringify(call.arguments, names);`,
      },
    ],
  },
  {
    id: 'key-is-global',
    belief: {
      en: 'a key is one for all actors and all tools',
      zh: '以为所有身份、所有工具共用一套键',
    },
    hint: {
      en: 'Eve happens to choose the key that Ann chose. Whose receipt is she shown?',
      zh: 'Eve 碰巧选了 Ann 用过的键。她看到的是谁的回执？',
    },
    guards: ['guard-key-is-global'],
    of: 'right/by-receipt.ts',
    edits: [
      {
        from: 'const scope = canonical([call.actor, call.tool, call.key]);',
        to: 'const scope = canonical([call.key]);',
      },
      {
        from: 'const print = canonical(call.arguments);',
        to: 'const print = canonical([call.actor, call.tool]) === null ? null : canonical(call.arguments);',
      },
    ],
  },
  {
    id: 'key-is-the-tools',
    belief: {
      en: 'a key belongs to a tool, whoever calls it',
      zh: '以为键只属于工具，谁来调用都一样',
    },
    hint: {
      en: 'Two actors use one tool with one key. Is that one intention?',
      zh: '两个身份用同一个键调用同一个工具。那是同一个意图吗？',
    },
    guards: ['guard-key-is-the-tools'],
    of: 'right/by-receipt.ts',
    edits: [
      {
        from: 'const scope = canonical([call.actor, call.tool, call.key]);',
        to: 'const scope = canonical(call.actor) === null ? null : canonical([call.tool, call.key]);',
      },
    ],
  },
  {
    id: 'names-glued',
    belief: {
      en: 'names can be glued together with a blank',
      zh: '以为用空格把几个名字拼起来就能区分',
    },
    hint: {
      en: 'May a name hold the character that you put between two names?',
      zh: '名字里会不会正好有你用来分隔的那个字符？',
    },
    guards: ['guard-names-glued'],
    of: 'right/by-receipt.ts',
    edits: [
      {
        from: 'const scope = canonical([call.actor, call.tool, call.key]);',
        to: `const names = [call.actor, call.tool, call.key];
    const scope = canonical(names) === null ? null : names.join(' ');`,
      },
    ],
  },
  {
    id: 'conflict-runs',
    belief: {
      en: 'another request under a used key is a new request',
      zh: '以为旧键配新参数就当新请求执行',
    },
    hint: {
      en: 'The client reused a key by mistake. Which of its two requests did it mean to be safe?',
      zh: '客户端误用了旧键。它以为受保护的是哪一个请求？',
    },
    guards: ['guard-conflict-runs'],
    of: 'right/by-receipt.ts',
    edits: [{ from: 'if (held) {', to: 'if (held?.print === print) {' }],
  },
  {
    id: 'refusal-keeps-the-key',
    belief: {
      en: 'a call that the tool refused has used up its key',
      zh: '以为被工具拒绝的调用也用掉了键',
    },
    hint: {
      en: 'Nothing was written. What is there to protect from happening twice?',
      zh: '什么也没写。还有什么需要防止发生两次？',
    },
    guards: ['guard-refusal-keeps-the-key'],
    of: 'right/by-receipt.ts',
    edits: [
      {
        from: "held.state === 'done' ? 'replayed' : 'unknown'",
        to: "held.state === 'done' ? 'replayed' : held.state",
      },
      { from: "if (call.ends !== 'refused') receipts.set", to: 'receipts.set' },
    ],
  },
  {
    id: 'unknown-runs-again',
    belief: {
      en: 'a call without an answer did not happen, so it may run again',
      zh: '以为没有答复就是没有发生，可以再执行',
    },
    hint: {
      en: 'The write may have been made before the answer was lost. What does running it again do then?',
      zh: '答复丢失之前，写入可能已经发生。这时再执行会怎样？',
    },
    guards: ['guard-unknown-runs-again'],
    of: 'right/by-receipt.ts',
    edits: [{ from: "if (call.ends !== 'refused')", to: "if (call.ends === 'done')" }],
  },
  {
    id: 'unknown-is-done',
    belief: { en: 'whatever has begun is done', zh: '以为开始了就算完成' },
    hint: {
      en: 'There is no stored answer to give. What would you replay?',
      zh: '手上没有存下来的答复。你拿什么回放？',
    },
    guards: ['guard-unknown-is-done'],
    of: 'right/by-receipt.ts',
    edits: [{ from: "held.state === 'done' ? 'replayed' : 'unknown'", to: "'replayed'" }],
  },
  {
    id: 'arguments-are-the-key',
    belief: {
      en: 'the same arguments are the same intention, whatever the key',
      zh: '以为参数相同就是同一个意图，不看键',
    },
    hint: {
      en: 'A customer buys the same thing twice, on purpose. How does the client say so?',
      zh: '客户特意把同样的东西买了两次。客户端怎么表达这一点？',
    },
    guards: ['guard-arguments-are-the-key'],
    of: 'right/by-receipt.ts',
    edits: [
      {
        from: 'const scope = canonical([call.actor, call.tool, call.key]);',
        to: 'const scope = canonical(call.key) === null ? null : canonical([call.actor, call.tool, call.arguments]);',
      },
    ],
  },
  {
    id: 'last-call-only',
    belief: {
      en: 'after a conflict the old receipt is worth nothing',
      zh: '以为发生冲突后旧回执就作废了',
    },
    hint: {
      en: 'The first request repeats after the conflict. Was it undone?',
      zh: '冲突之后，第一个请求又来了一次。它被撤销过吗？',
    },
    guards: ['guard-last-call-only'],
    of: 'right/by-receipt.ts',
    edits: [
      {
        from: `      if (held.print !== print) answers.push('conflict');
      else`,
        to: `      if (held.print !== print) {
        receipts.delete(scope);
        answers.push('conflict');
      } else`,
      },
    ],
  },
  {
    id: 'proto-is-lost',
    belief: {
      en: 'a copy made by assignment holds every field',
      zh: '以为逐个赋值的拷贝不会丢字段',
    },
    hint: {
      en: 'JSON can hold a field called `__proto__`. What does assigning to it do?',
      zh: 'JSON 里可以有叫 `__proto__` 的字段。给它赋值会发生什么？',
    },
    guards: ['own-proto'],
    of: 'right/by-receipt.ts',
    edits: [
      {
        from: 'export function executeOnce(calls: any[]) {',
        to: `function copy(value: any): any {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(copy);
  const made: any = {};
  for (const name of Object.keys(value)) made[name] = copy(value[name]);
  return made;
}

export function executeOnce(calls: any[]) {`,
      },
      {
        from: 'const print = canonical(call.arguments);',
        to: 'const print = canonical(call.arguments) === null ? null : canonical(copy(call.arguments));',
      },
    ],
  },
  {
    id: 'names-glued-by-a-colon',
    belief: {
      en: 'names that are joined by a colon cannot run into each other',
      zh: '以为用冒号连起来的名字不会混在一起',
    },
    hint: {
      en: 'Which two different pairs of actor and tool give `a:b:c`? Who promised that no name holds a colon?',
      zh: '哪两对不同的身份和工具都会拼成 `a:b:c`？谁保证过名字里没有冒号？',
    },
    guards: ['guard-names-with-a-colon'],
    of: 'right/by-receipt.ts',
    edits: [
      {
        from: 'const scope = canonical([call.actor, call.tool, call.key]);',
        to: `const isSound = canonical([call.actor, call.tool, call.key]) !== null;
    const scope = isSound ? [call.actor, call.tool, call.key].join(':') : null;`,
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
      en: 'Whose write is answered from whose receipt, if `k1` and `K1 ` are two keys of one client?',
      zh: '如果 `k1` 和 `K1 ` 是同一个客户端的两个键，谁的写入会按谁的回执来回答？',
    },
    guards: ['guard-key-in-capitals'],
    of: 'right/by-receipt.ts',
    edits: [
      {
        from: 'const scope = canonical([call.actor, call.tool, call.key]);',
        to: `const tidy = (name: string) => name.trim().toLowerCase();
    const scope = canonical([tidy(call.actor), tidy(call.tool), tidy(call.key)]);`,
      },
    ],
  },
  {
    id: 'old-receipts-are-dropped',
    belief: {
      en: 'the last few receipts are enough to keep',
      zh: '以为只留最近几张回执就够了',
    },
    hint: {
      en: 'A repetition may come late. How many other calls came between?',
      zh: '重复的请求可能来得很晚。中间隔了多少个别的调用？',
    },
    guards: ['guard-five-others-between'],
    of: 'right/by-receipt.ts',
    edits: [
      {
        from: "if (call.ends !== 'refused') receipts.set(scope, { print, state: call.ends });",
        to: `if (call.ends !== 'refused') receipts.set(scope, { print, state: call.ends });
    const [oldest] = receipts.keys();
    if (receipts.size > 5) receipts.delete(String(oldest));`,
      },
    ],
  },
  {
    id: 'null-is-missing',
    belief: {
      en: 'a field that holds null is the same as no field',
      zh: '以为值为 null 的字段等于没有这个字段',
    },
    hint: {
      en: 'Could a tool do something else with `{"note": null}` than with `{}`?',
      zh: '对 `{"note": null}` 和 `{}`，工具会不会做不同的事？',
    },
    guards: ['guard-null-and-nothing'],
    of: 'right/by-receipt.ts',
    edits: [
      {
        from: '        .sort()',
        to: `        .filter((name) => value[name] !== null)
        .sort()`,
      },
    ],
  },
] as const satisfies readonly StoredWrongAnswer[];

/** The id of one of them. */
export type WrongAnswerId = (typeof wrongAnswers)[number]['id'];
