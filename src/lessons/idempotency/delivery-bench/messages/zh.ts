import type {
  ClientKnows,
  DeliveryEvent,
  Fate,
  ServerAnswer,
  ServerKind,
} from '#ticket-lab/delivery/runDelivery.ts';
import { zh as shared } from '#ui/messages/zh.ts';
import type { Action, NoteId, Relation } from '../history.ts';
import type { Entry, PlayedAnswer } from '../play.ts';
import type { DeliveryWords } from './en.ts';

export const zh = {
  ...shared,
  bench: '投递试验台',
  next: '接下来发生什么',
  network: '下一条消息在网络上',
  fates: {
    arrives: '送达',
    request_lost: '去程丢失',
    answer_lost: '送达，答复丢失',
  } satisfies Record<Fate, string>,
  actions: {
    send: '发送一条备注',
    repeat: '重发：同键同备注',
    other_note: '重发：同键，换备注',
    new_key: '同一备注，换新键',
    twice: '同时发送两次',
    restart: '重启服务端',
    new_version: '发布契约的下一版',
  } satisfies Record<Action, string>,
  undo: '撤销上一步',
  clear: '清空',
  full: (most: number) => `一段历史最多 ${most} 个事件。`,
  nothingSent: '还没有发送过可以重发的请求。',
  replay: '时刻：',
  previous: '上一步',
  following: '下一步',
  moment: (shown: number, all: number) => `第 ${shown} 个事件之后，共 ${all} 个`,
  before: '第一个事件之前',
  empty: '还什么都没有发生。',
  timeline: '经过',
  clientColumn: '客户端与网络',
  twice: '同时两次',
  notes: {
    'call-back': '周一回电',
    'send-form': '寄出退款表',
    'ask-bank': '询问银行',
    'check-address': '核对地址',
    'await-part': '等配件到货',
    'close-friday': '周五结单',
  } satisfies Record<NoteId, string>,
  quoted: (note: string) => `“${note}”`,
  changes: {
    restart: { told: '服务端重启，内存里的东西都没了。', short: '已重启' },
    new_version: { told: '工具的契约换成下一版，服务端没有停。', short: '已换版' },
  } satisfies Record<Exclude<DeliveryEvent['kind'], 'send'>, { told: string; short: string }>,
  sends: (key: string, note: string, twice: boolean) =>
    twice ? `客户端同时发送两次 ${key}${note}。` : `客户端发送 ${key}${note}。`,
  relations: {
    new: '',
    repeat: '键和备注都与先前相同。',
    other_note: '键是用过的，备注换了。',
    new_key: '这条备注先前用另一个键发过。',
  } satisfies Record<Relation, string>,
  fateSentences: {
    arrives: '请求送达，答复也送回。',
    request_lost: '请求丢失。',
    answer_lost: '请求送达，答复丢失。',
  } satisfies Record<Fate, string>,
  servers: {
    none: '不看键',
    key_only: '只看键，记在内存',
    receipts: '键加指纹，持久回执',
  } satisfies Record<ServerKind, string>,
  answers: {
    nothing_arrived: '什么也没收到。',
    wrote: '写入备注。',
    replayed: '当作重发：什么也不写，照第一次的答复回答。',
    conflict: '拒绝：这个键属于另一个请求。什么也不写。',
    unknown: '说不清是否写入。',
  } satisfies Record<ServerAnswer, string>,
  answersShort: {
    nothing_arrived: '未收到',
    wrote: '写入',
    replayed: '回放',
    conflict: '冲突',
    unknown: '未知',
  } satisfies Record<ServerAnswer, string>,
  client: {
    done: '客户端知道：已完成。',
    refused: '客户端知道：被拒绝。',
    no_answer: '客户端什么也不知道：可能写了，也可能没写。',
  } satisfies Record<ClientKnows, string>,
  clientShort: {
    done: '客户端：已完成',
    refused: '客户端：被拒绝',
    no_answer: '客户端：不知道',
  } satisfies Record<ClientKnows, string>,
  harms: {
    again: '重复写入',
    false_done: '答了已完成，却没写',
  } satisfies Record<NonNullable<PlayedAnswer['harm']>, string>,
  harmSentences: {
    again: '同一个请求又写了一遍。',
    false_done: '账本里没有这条备注。',
  } satisfies Record<NonNullable<PlayedAnswer['harm']>, string>,
  entries: {
    first: '',
    again: '重复写入',
    other_key: '又一条，用的是另一个键',
  } satisfies Record<Entry['how'], string>,
  ledger: '账本',
  emptyLedger: '空',
  ledgerIsEmpty: '账本：空',
  eventCount: (count: number) => `${count} 个事件`,
  ledgerShort: (count: number) => `账本 ${count} 条`,
  ledgerCount: (count: number) => `账本里有 ${count} 条。`,
  sum: (doubled: number, lost: number) => `重复写入 ${doubled} 条，答了已完成却从未写入 ${lost} 条。`,
  sumLabel: '整段历史',
  eventNumber: (number: number) => `事件 ${number}：`,
  twoRequests: ['第一个：', '第二个：'] as readonly string[],
  serverSays: (server: string, said: string) => `${server}：${said}`,
} satisfies DeliveryWords;
