import type { AbilityPair, ToolTraits } from '#core';
import type { LocalizedText } from '#i18n/localizedText.ts';

/** Two abilities as somebody describes them, with the facts that decide. */
export interface DescribedPair {
  readonly first: LocalizedText;
  readonly second: LocalizedText;
  readonly pair: AbilityPair;
}

const reading: ToolTraits = {
  permission: 'ticket:read',
  effect: 'read',
  audience: 'support',
  object: 'ticket',
};
const writing: ToolTraits = { ...reading, permission: 'ticket:write', effect: 'write' };

function described(
  first: LocalizedText,
  second: LocalizedText,
  [a, b]: readonly [ToolTraits, ToolTraits],
  order: AbilityPair['order'] = 'independent',
): DescribedPair {
  return { first, second, pair: { first: a, second: b, order } };
}

/** The twelve pairs. */
export const pairs: readonly { readonly id: string; readonly item: DescribedPair }[] = [
  {
    id: 'ticket-by-id-or-email',
    item: described(
      { en: 'find a ticket by its id', zh: '按编号查工单' },
      { en: 'find a ticket by its customer’s address', zh: '按客户邮箱查工单' },
      [reading, reading],
    ),
  },
  {
    id: 'preview-and-record',
    item: described(
      { en: 'show the follow-up as it would be saved', zh: '预演一条跟进会怎样保存' },
      { en: 'save the follow-up', zh: '保存这条跟进' },
      [{ ...reading, effect: 'preview' }, writing],
      'always_in_order',
    ),
  },
  {
    id: 'close-and-delete',
    item: described(
      { en: 'close a ticket', zh: '关闭工单' },
      { en: 'delete a ticket for good', zh: '永久删除工单' },
      [writing, { ...writing, permission: 'ticket:delete', effect: 'delete' }],
    ),
  },
  {
    id: 'rate-then-convert',
    item: described(
      { en: 'look up today’s rate', zh: '查当天汇率' },
      { en: 'convert the price at that rate', zh: '按该汇率换算价格' },
      [
        { ...reading, permission: 'price:read', object: 'rate' },
        { ...reading, permission: 'price:read', object: 'price' },
      ],
      'always_in_order',
    ),
  },
  {
    id: 'ticket-and-invoice',
    item: described(
      { en: 'show a ticket', zh: '查看工单' },
      {
        en: 'show an invoice, under the same reading permission',
        zh: '查看发票，只读许可相同',
      },
      [
        { ...reading, permission: 'support:read' },
        { ...reading, permission: 'support:read', object: 'invoice' },
      ],
    ),
  },
  {
    id: 'own-and-all-audit',
    item: described(
      { en: 'support: show the log of one ticket', zh: '客服：查看一张工单的日志' },
      { en: 'auditors: show the log of one ticket', zh: '审计：查看一张工单的日志' },
      [reading, { ...reading, audience: 'auditors' }],
    ),
  },
  {
    id: 'add-note-or-tag',
    item: described(
      { en: 'add a note to a ticket', zh: '给工单加备注' },
      { en: 'add a tag to a ticket', zh: '给工单加标签' },
      [writing, writing],
    ),
  },
  {
    id: 'read-and-update',
    item: described(
      { en: 'show a ticket', zh: '查看工单' },
      { en: 'change its status', zh: '修改它的状态' },
      [reading, writing],
    ),
  },
  {
    id: 'salary-and-address',
    item: described(
      { en: 'show an employee’s desk', zh: '查看员工的工位' },
      { en: 'show an employee’s salary', zh: '查看员工的薪资' },
      [
        { ...reading, permission: 'staff:read', object: 'employee' },
        { ...reading, permission: 'salary:read', object: 'employee' },
      ],
    ),
  },
  {
    id: 'lock-then-write',
    item: described(
      { en: 'lock the file for writing', zh: '锁定文件以便写入' },
      { en: 'write the file and release the lock', zh: '写入文件并释放锁' },
      [
        { ...writing, permission: 'file:write', object: 'lock' },
        { ...writing, permission: 'file:write', object: 'file' },
      ],
      'always_in_order',
    ),
  },
  {
    id: 'weather-and-rate',
    item: described(
      { en: 'show the weather', zh: '查天气' },
      {
        en: 'show an exchange rate; both are open to everybody',
        zh: '查汇率；两者人人可用',
      },
      [
        {
          permission: 'public:read',
          effect: 'read',
          audience: 'everybody',
          object: 'weather',
        },
        {
          permission: 'public:read',
          effect: 'read',
          audience: 'everybody',
          object: 'rate',
        },
      ],
    ),
  },
  {
    id: 'draft-and-send',
    item: described(
      { en: 'write a draft of a mail', zh: '写一封邮件草稿' },
      {
        en: 'send the mail; the system has one permission for both',
        zh: '发送邮件；系统对两者用同一个许可',
      },
      [
        { ...writing, permission: 'mail:write', effect: 'preview', object: 'mail' },
        { ...writing, permission: 'mail:write', object: 'mail' },
      ],
      'always_in_order',
    ),
  },
];
