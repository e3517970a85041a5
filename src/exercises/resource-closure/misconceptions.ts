import type { Misconception } from '../contract.ts';

/** The beliefs that the stored wrong answers hold, by the name of their file. */
export const misconceptions = {
  'direct-needs-only': {
    belief: {
      en: 'what is needed needs nothing itself',
      zh: '以为被需要的资源自己什么都不需要',
    },
    hint: {
      en: 'The second resource refers on as the first one did. When is there nothing left to follow?',
      zh: '第二个资源也会像第一个那样再引用别的。什么时候才没有可跟的了？',
    },
  },
  'shared-need-paid-twice': {
    belief: {
      en: 'what two resources need is loaded twice',
      zh: '以为两个资源都需要的东西要加载两次',
    },
    hint: {
      en: 'Your walk remembers the way it came. What else has to be remembered, where two ways meet?',
      zh: '你的遍历记得自己来的路。两条路会合的地方，还得记住什么？',
    },
  },
  'first-way-found': {
    belief: {
      en: 'the first way to a resource is the shortest',
      zh: '以为先找到的路就是最短的路',
    },
    hint: {
      en: 'A walk that goes deep first can arrive by a detour. Which resources must be seen before any at the next depth?',
      zh: '先往深处走，可能绕了远路才到。进入下一层之前，哪些资源必须都看过？',
    },
  },
  'chain-in-the-order-of-the-lists': {
    belief: {
      en: 'of two resources that need the same one, the one listed first brings it in',
      zh: '以为两个资源都需要同一个时，列在前面的那个把它带进来',
    },
    hint: {
      en: 'Write a list the other way round: does your chain change? The rule says what decides between two.',
      zh: '把列表倒过来写，你的链条会变吗？两者之间由什么决定，规则里有。',
    },
  },
  'last-depth-excluded': {
    belief: {
      en: 'a chain as long as maxDepth is too long',
      zh: '以为链条长度等于 maxDepth 就算超了',
    },
    hint: {
      en: 'With maxDepth 0, may a request come in that needs nothing?',
      zh: 'maxDepth 为 0 时，一个什么都不需要的资源能不能加载？',
    },
  },
  'looks-beyond-the-limit': {
    belief: {
      en: 'what lies beyond maxDepth is looked at all the same',
      zh: '以为超过 maxDepth 的资源照样要看',
    },
    hint: {
      en: 'A limit is there so that the walk ends. What does yours know of a resource that it should never have opened?',
      zh: '设上限是为了让遍历停下来。一个本不该打开的资源，你的代码怎么会知道它的情况？',
    },
  },
  'unknown-need-skipped': {
    belief: {
      en: 'a need that does not exist may be left out',
      zh: '以为需要的东西不存在就可以略过',
    },
    hint: {
      en: 'The text that refers to it will be read as if the other were there. Who finds out?',
      zh: '引用它的那段文本，读起来就像它在一样。谁会发现它不在？',
    },
  },
  'inherited-names': {
    belief: {
      en: 'a record’s names are only the ones that were put in',
      zh: '以为记录上只有自己放进去的名字',
    },
    hint: {
      en: 'Every plain object answers to `toString`. Which question leaves out what is inherited?',
      zh: '任何普通对象都认得 `toString`。怎样问才不算继承来的名字？',
    },
  },
  'owner-of-requests-only': {
    belief: {
      en: 'to be needed by a resource of an active skill is enough',
      zh: '以为被已激活技能的资源需要就够了',
    },
    hint: {
      en: 'A reference is a wish of one skill for a text of another. Who decides whether that other one is active?',
      zh: '引用只是一个技能想要另一个技能的文本。另一个技能激活与否由谁决定？',
    },
  },
  'first-fault-on-the-way': {
    belief: {
      en: 'the fault that is met first decides, whichever check it belongs to',
      zh: '以为先遇到哪处错就报哪处，不管它归哪项检查',
    },
    hint: {
      en: 'Each check looks at all that was reached before the next check looks at any. Which of the two codes comes first in the list?',
      zh: '一项检查看完所有走到的资源，才轮到下一项。这两个代码，哪个排在前面？',
    },
  },
  'all-of-it-is-extra': {
    belief: {
      en: 'what was requested counts as extra',
      zh: '把直接请求的也算进额外',
    },
    hint: {
      en: 'The extra budget is for what came along unasked. Which depth was asked for?',
      zh: '额外预算管的是没人直接要、跟着进来的东西。哪一层是直接要的？',
    },
  },
  'needed-is-extra': {
    belief: {
      en: 'what another resource needs is extra, requested or not',
      zh: '以为只要被别的资源需要就算额外，不管有没有直接请求',
    },
    hint: {
      en: 'It would have been loaded without that need as well. What did the need add?',
      zh: '没有这个引用，它也照样要加载。这个引用多带来了什么？',
    },
  },
  'whole-cost-against-extra-budget': {
    belief: {
      en: 'the whole cost is compared with the extra budget',
      zh: '拿全部成本去比额外预算',
    },
    hint: {
      en: 'You report two sums. Which of them does the limit’s name speak of?',
      zh: '你报告了两个和。上限的名字说的是哪一个？',
    },
  },
  'extra-must-stay-below': {
    belief: {
      en: 'an extra cost that uses up the extra budget exceeds it',
      zh: '以为额外成本恰好用完额外预算就算超出',
    },
    hint: {
      en: 'With an extra budget of 0, may a request come in that needs nothing?',
      zh: '额外预算为 0 时，一个什么都不需要的资源能不能加载？',
    },
  },
  'extra-before-depth': {
    belief: {
      en: 'the extra budget may be checked before the depth',
      zh: '以为可以先查额外预算、后查深度',
    },
    hint: {
      en: 'As long as the walk was cut off, do you know what all of it costs?',
      zh: '遍历被截断了，你知道全部要花多少吗？',
    },
  },
  'what-does-not-fit-is-left-out': {
    belief: {
      en: 'what does not fit into the extra budget may be left out',
      zh: '以为额外预算放不下的，去掉就行',
    },
    hint: {
      en: 'A resource would be loaded without what it refers to. Is that the closure?',
      zh: '这样加载的资源，少了它引用的东西。这还是闭包吗？',
    },
  },
  'sums-are-exact': {
    belief: {
      en: 'a sum of exact numbers is exact',
      zh: '以为精确的数相加，和也精确',
    },
    hint: {
      en: 'Each of the costs is exact. How many of them does it take until the sum is not?',
      zh: '每一项成本都精确。加到第几项，和就不精确了？',
    },
  },
  'cycle-is-refused': {
    belief: { en: 'a cycle cannot be loaded', zh: '以为有环就没法加载' },
    hint: {
      en: 'Two texts that refer to each other are two texts. What would have to be loaded without end?',
      zh: '两段互相引用的文本，也就是两段文本。有什么东西要无休止地加载？',
    },
  },
  'seen-again-is-a-cycle': {
    belief: {
      en: 'a resource that is met a second time closes a cycle',
      zh: '以为第二次遇到同一个资源就是环',
    },
    hint: {
      en: 'Two ways may lead to one place. From there, does a way lead back?',
      zh: '两条路可以通到同一处。从那里有路回来吗？',
    },
  },
  'self-need-is-no-cycle': {
    belief: {
      en: 'a resource that needs itself is no cycle',
      zh: '以为需要自己的资源不算环',
    },
    hint: {
      en: 'What is the shortest way on which one can come back?',
      zh: '能回到原处的最短的路有多长？',
    },
  },
  'every-start-is-a-cycle': {
    belief: {
      en: 'a cycle is another one for each resource from which it is read',
      zh: '以为从环上不同的资源读起，就是不同的环',
    },
    hint: {
      en: 'a needs b and b needs a. How many cycles is that, and with which id does its name begin?',
      zh: 'a 需要 b，b 需要 a。这是几个环？写出来从哪个标识开始？',
    },
  },
} as const satisfies Record<string, Omit<Misconception, 'id'>>;

/** The id of a misconception, which is the file name of the wrong answer that holds it. */
export type MisconceptionId = keyof typeof misconceptions;
