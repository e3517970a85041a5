import type { Effect } from '#core';
import {
  classReasons,
  decisionReasons,
  decisions,
  executedNames,
  executedReasons,
  readingGateDemands,
  readingGateNames,
  readingNotes,
  readingStageNames,
  readingStageQuestions,
  responseClassNames,
  revisionDifferenceWords,
} from '#core/messages/zh/reading.ts';
import { zh as shared } from '#ui/messages/zh.ts';
import { phrase } from '#ui/phrase.ts';
import type { CallId } from '../calls.ts';
import type { TextField } from '../evaluateLadder.ts';
import type { Arrival } from '../ladderState.ts';
import { groups, situations } from '../situations/messages/zh.ts';
import type { LadderWords } from './en.ts';

export const zh = {
  ...shared,
  groupTitles: groups,
  situationTexts: situations,
  core: {
    classReasons,
    decisionReasons,
    decisions,
    executedNames,
    executedReasons,
    readingNotes,
    readingGateDemands,
    readingGateNames,
    readingStageNames,
    readingStageQuestions,
    responseClassNames,
    revisionDifferenceWords,
  },
  ladder: '响应台阶',
  cameBack: '返回了什么',
  arrivals: {
    frame: '一条消息',
    line: '一行文本',
    timeout: '超时',
    closed: '连接断开',
    cancelled: '已取消',
  } satisfies Record<Arrival, string>,
  fields: {
    text: '消息（JSON）',
    id: '发出的标识',
    gaveUp: '先前放弃的标识',
    schema: '工具的输出 Schema',
  } satisfies Record<TextField, string>,
  line: '读到的那一行，原样',
  nothingCame: '什么也没有来。文本留着，以后再用。',
  noDefinition: '宿主手上没有这个工具的定义。',
  emptySchema: '留空：工具没有声明。',
  call: '发出的调用',
  calls: {
    reads: '在我们列表里',
    writes: '在我们列表里',
    'refused-by-our-schema': '我们的 Schema 不接受',
    'not-in-our-list': '不在我们列表里',
  } satisfies Record<CallId, string>,
  effect: '宿主知道它是读是写吗',
  effects: { read: '只读', write: '写入', unknown: '不知道' } satisfies Record<Effect, string>,
  gates: '台阶',
  passed: '通过',
  stopped: '停在这里',
  notReached: '未到达',
  endState: '最终状态',
  questions: {
    class: '对这次调用来说，它是什么？',
    executed: '工具执行了吗？',
    decision: '现在怎么办？',
  },
  also: '另外：',
  revision: '协议版本',
  sameEverywhere: '五个版本读法相同。',
  differs: '读法不同',
  changes: '读法不同，因为：',
  holdsIn: (dates: readonly string[]) =>
    dates.length === 1 ? `只在 ${dates[0]} 版。` : `在 ${dates.join('、')} 版。`,
  label: (label: string) => phrase`${'classifyResponse'} 给出 ${label}。`,
  noLabel: phrase`${'classifyResponse'} 在这里不适用：它只读消息，也只认识 ${'count_notes'} 这一个工具和它自己的 Schema。`,
  unread: {
    said: '—',
    reason: '字段读得懂之前，什么都不判。',
  },
  problems: {
    notAnId: phrase`标识是带引号的字符串，或者整数。`,
    severalLines: phrase`一行到换行为止，这里不止一行。`,
    tooMuchWork: phrase`用这个 Schema 校验工作量太大，不该让一个网页去做。`,
  },
  inField: (field: string, problem: string) => `${field}：${problem}`,
  sentence: (words: string) => `${words}。`,
  violation: (keyword: string, path: string) =>
    path === '' ? phrase`structuredContent 违反 ${keyword}。` : phrase`${path} 违反 ${keyword}。`,
} satisfies LadderWords;
