import { callGateNames } from '#core/messages/zh/registry.ts';
import type { Safeguard } from '../safeguards.ts';

/** What protects a surface, as a short name: the gates, and what makes receipts and cursors worth something. */
export const safeguardNames = {
  ...callGateNames,
  fingerprint: '指纹',
  receipt_scope: '键的作用域',
  durability: '持久的回执',
  cursor_seal: '游标的封印',
} satisfies Record<Safeguard, string>;

/** The lab's cases by what happens in them. A test holds that none is missing. */
export const caseTitles: Readonly<Record<string, string>> = {
  'read-ticket': '查看工单',
  'preview-before-write': '保存之前先预演',
  'write-needs-approval': '没人批准的写入',
  'invalid-arguments': '没有内容的跟进',
  'permission-boundary': '只有只读许可的人来写入',
  'duplicate-action': '同一次写入到达两次',
  'idempotency-conflict': '一个键下两份不同的内容',
  'transient-timeout': '查得太慢',
  'bounded-list': '头三张工单',
  'ticket-not-found': '不存在的工单',
  'invalid-cursor': '没人签发过的游标',
  'unknown-tool': '工具名差一个字母',
  'answer-lost': '写了，答复丢了，又来一次',
  'late-write-is-unknown': '答复迟到的写入',
  'replay-by-another-actor': 'Bob 拿着 Ann 的审批重复她的调用',
  'replay-after-restart': '写入与重复之间重启',
  'approval-for-other-arguments': '审批的是另一份内容',
  'approval-expired': '昨天的审批',
  'no-is-not-approval': '审批写着“no”',
  'key-on-another-tool': '一个键用在两个工具上',
  'two-actors-one-key': '两个人碰巧用了同一个键',
  'other-note-under-the-key': '旧键下改过的内容',
  'two-callers-at-once': '两个调用同时到达',
  'altered-receipt': '有人改了回执',
  'forged-cursor': '编造的游标',
  'negative-cursor': '往回数的游标',
  'cursor-is-followed': '第二页',
  'somebody-elses-ticket': '别人的工单',
  'oversized-output': '两万字符的结果',
  'throws-after-writing': '处理函数写完之后出错',
  'broken-promise': '写入给出契约里没有的答复',
  'two-locks': '没有许可，也没有审批',
  'three-locks': '同上，而且是别人的工单',
  'permission-withdrawn': '重复之前许可被收回',
  'repeated-without-approval': '重复时没带审批',
  'ticket-changed-hands': '中间工单换了主人',
  'broken-promise-repeated': '答复不合契约，又来一次',
};
