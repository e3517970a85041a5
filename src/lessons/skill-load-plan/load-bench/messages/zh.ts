import type { NestedRefused, WeighedLayer } from '#core';
import { closureRefusals, loadRefusals } from '#core/messages/zh/skills.ts';
import { zh as shared } from '#ui/messages/zh.ts';
import { type Phrase, phrase } from '#ui/phrase.ts';
import type { AddFault } from '../editState.ts';
import type { FieldFault } from '../evaluateLoad.ts';
import type { Direction, NextRequest } from '../nextRequests.ts';
import type { LoadWords } from './en.ts';

const number = (value: number): string => value.toLocaleString('zh-CN');
const tokens = (value: number): string => `${number(value)} token`;

const fieldNames = {
  metadata: '元数据',
  body: '正文',
  cost: '成本',
  budget: '预算',
  maxDepth: '深度',
  extraBudget: '额外预算',
} satisfies Record<FieldFault['field'], string>;

const chain = (ids: readonly string[]): Phrase =>
  ids.flatMap((id, i) => [...(i === 0 ? [] : [' → ']), ...phrase`${id}`]);

export const zh = {
  ...shared,
  number,
  fieldNames,
  refusals: {
    flat: { ...closureRefusals, ...loadRefusals },
    nested: { ...loadRefusals, ...closureRefusals },
  } satisfies Record<string, Record<NestedRefused['code'], string>>,
  labels: {
    bench: '加载计划试验台',
    skills: '文件夹里的 Skill，成本以 token 计',
    metadata: '元数据',
    body: '正文',
    resources: '资源',
    activate: (id: string) => `激活 ${id}`,
    request: (id: string) => `请求 ${id}`,
    costOf: (field: keyof typeof fieldNames, id: string) => `${id} 的${fieldNames[field]}`,
    remove: (id: string) => `移除 ${id}`,
    refersTo: (count: number) => `引用 ${count} 个`,
    refersToOf: (id: string) => `${id} 引用`,
    resourcesOf: (id: string) => `${id} 的资源`,
    folded: (files: number, cost: number) => `${number(files)} 个文件，${tokens(cost)}；激活后可见`,
    addSkill: '添加 Skill',
    addResource: '添加资源',
    owner: '所属',
    limits: '引用',
    depthLabel: '深度',
    extraLabel: '额外预算',
    plan: '加载什么',
    budget: '预算（token）',
    slider: '预算，可拖动',
    graph: '引用关系图',
  },
  addFaults: {
    empty: '请先起个名字。',
    taken: '已经有同名的了。',
    full: '试验台已经放满。',
  } satisfies Record<AddFault, string>,
  layers: { metadata: '元数据', bodies: '正文', resources: '资源', needed: '引用带入' } satisfies Record<
    WeighedLayer['id'],
    string
  >,
  bars: {
    onDemand: '按需加载',
    everything: '一次全部加载',
    budget: (value: number) => `预算 ${number(value)}`,
    noBar: '没有计划',
    spoken: (metadata: number, bodies: number, resources: number, needed: number, total: number) =>
      `元数据 ${number(metadata)}，正文 ${number(bodies)}，所请求的资源 ${number(resources)}，引用带入 ${number(needed)}，共 ${tokens(total)}。`,
  },
  sum: {
    label: '求和',
    many: (count: number) => `${number(count)} 项`,
    none: '没有计划，也就没有总和。',
  },
  outcomes: {
    accepted: '接受。',
    over: (by: number) => `超出预算 ${number(by)}。`,
    refused: '没有计划。',
  },
  why: {
    left: (sum: number, budget: number): Phrase => [
      `计划要 ${tokens(sum)}，预算 ${number(budget)}，还剩 ${number(budget - sum)}。`,
    ],
    equal: (sum: number): Phrase => [`计划要 ${tokens(sum)}，与预算相等，算放得下。`],
    over: (sum: number, budget: number): Phrase => [`计划要 ${tokens(sum)}，预算只有 ${number(budget)}。`],
    field: ({ field, id, typed }: FieldFault): Phrase => [
      ...(id === null ? [] : phrase`${id} 的`),
      ...(typed === ''
        ? [`${fieldNames[field]}是空的。`]
        : [`${fieldNames[field]}写的是 `, ...phrase`${typed}`, '。']),
    ],
    at: (ids: readonly string[]): Phrase => [ids.length === 1 ? '就是 ' : '引用链：', ...chain(ids), '。'],
  },
  follows: {
    accepted: phrase`还没有打开任何文件，也没有因此许可任何调用。`,
    over: phrase`计划里列出的文本仍是整份的。要么舍掉一些，要么换个做法。`,
  },
  next: {
    titles: {
      less: '少一样',
      more: '多一样',
      repair: '怎样才有计划',
    } satisfies Record<Direction, string>,
    none: {
      less: '没有哪一样去掉后还有计划。',
      more: '已经全部加载，再没有可加的。',
      repair: '只改激活和请求不行，请修正请求里的数。',
    } satisfies Record<Direction, string>,
    kinds: {
      'with-resource': (id: string) => phrase`再请求 ${id}`,
      'with-skill': (id: string) => phrase`激活 ${id}`,
      'without-resource': (id: string) => phrase`不请求 ${id}`,
      'without-skill': (id: string) => phrase`不激活 ${id}`,
    } satisfies Record<NextRequest['kind'], (id: string) => Phrase>,
    costs: (sum: number, fits: boolean) => `${number(sum)}，${fits ? '放得下' : '超出'}`,
    half: '只加载正文的一部分：没有这样的请求。方法的一部分是另一个方法。',
  },
  graph: {
    none: '没有文件引用别的文件。',
    refers: (from: string, to: readonly string[]): Phrase => [
      ...phrase`${from}`,
      ' 引用 ',
      ...to.flatMap((id, i) => [...(i === 0 ? [] : ['、']), ...phrase`${id}`]),
      '。',
    ],
    cycle: (ids: readonly string[]): Phrase => ['环：', ...chain(ids), '。'],
    again: '回头',
    large: (count: number) =>
      `有引用关系的文件共 ${number(count)} 个，画不下。请求其中一个，就能看到它引用了什么。`,
  },
  own: {
    title: '自己的文件夹',
    choose: '选择一个 Skill 文件夹',
    orDrop:
      '或者拖到这里。按 Agent Skills 规范在本页读取，不发送、不运行其中任何内容；浏览器提示“上传”时也一样。',
    drop: '松手即开始读取。',
    reading: (name: string) => `正在读取 ${name} …`,
    nothing: '拖进来的不是文件夹。',
    failed: '读取程序没能加载。请检查网络后重试。',
    read: (name: string, skills: number, files: number) =>
      `${name}：${number(skills)} 个 Skill，另有 ${number(files)} 个文件。成本按词表 o200k_base 的 token 计，换一个模型的分词器，数目就不同。`,
    scripts: (files: number, tokens: number) =>
      `其中 ${number(files)} 个文件是脚本（${number(tokens)} 个 token）：脚本用来运行，不会加载，所以不放到试验台上。`,
    unlisted: '其中没有宿主能列出的 Skill，试验台保持原样。',
    sound: '没有可挑剔的。',
    problems: (errors: number, notes: number) => `${errors} 个错误，${notes} 条提示`,
    more: (count: number, code: string) => `另有 ${number(count)} 条（${code}）`,
    weights: { error: '错误', note: '提示' },
  },
} satisfies LoadWords;
