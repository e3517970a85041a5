import { type DescribedPair, described, reading, writing } from './describedPair.ts';

/** The pairs, in the sequence in which they are asked. */
export const pairs: readonly { readonly id: string; readonly item: DescribedPair }[] = [
  {
    id: 'ticket-by-id-or-email',
    item: described(
      { en: 'find a ticket by its id', zh: '按编号查工单' },
      { en: 'find a ticket by its customer’s address', zh: '按客户邮箱查工单' },
      [reading, { ...reading, parameters: ['email'] }],
      { meaning: 'near_synonyms' },
    ),
  },
  {
    id: 'preview-and-record',
    item: described(
      { en: 'show the follow-up as it would be saved', zh: '预演一条跟进会怎样保存' },
      { en: 'save the follow-up', zh: '保存这条跟进' },
      [
        {
          ...reading,
          effect: 'preview',
          parameters: ['ticket_id', 'note'],
          results: ['would_append'],
        },
        writing,
      ],
      { order: 'always_in_order' },
    ),
  },
  {
    id: 'close-and-delete',
    item: described(
      { en: 'close a ticket', zh: '关闭工单' },
      { en: 'delete a ticket for good', zh: '永久删除工单' },
      [
        { ...writing, parameters: ['ticket_id', 'action_id'] },
        {
          ...writing,
          permission: 'ticket:delete',
          effect: 'delete',
          parameters: ['ticket_id', 'action_id'],
        },
      ],
    ),
  },
  {
    id: 'rate-then-convert',
    item: described(
      { en: 'look up today’s rate', zh: '查当天汇率' },
      { en: 'convert the price at that rate', zh: '按该汇率换算价格' },
      [
        {
          ...reading,
          permission: 'price:read',
          object: 'rate',
          parameters: ['currency'],
          results: ['rate'],
        },
        {
          ...reading,
          permission: 'price:read',
          object: 'price',
          parameters: ['price', 'rate'],
          results: ['converted'],
        },
      ],
      { order: 'always_in_order' },
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
        {
          ...reading,
          permission: 'support:read',
          parameters: ['id'],
          results: ['id', 'status', 'subject'],
        },
        {
          ...reading,
          permission: 'support:read',
          object: 'invoice',
          parameters: ['id'],
          results: ['id', 'status', 'amount'],
        },
      ],
    ),
  },
  {
    id: 'own-and-all-audit',
    item: described(
      { en: 'support: show the log of one ticket', zh: '客服：查看一张工单的日志' },
      { en: 'auditors: show the log of one ticket', zh: '审计：查看一张工单的日志' },
      [
        { ...reading, results: ['entries'] },
        { ...reading, audience: 'auditors', results: ['entries'] },
      ],
    ),
  },
  {
    id: 'add-note-or-tag',
    item: described(
      { en: 'add a note to a ticket', zh: '给工单加备注' },
      { en: 'add a tag to a ticket', zh: '给工单加标签' },
      [writing, { ...writing, parameters: ['ticket_id', 'tag', 'action_id'] }],
    ),
  },
  {
    id: 'read-and-update',
    item: described(
      { en: 'show a ticket', zh: '查看工单' },
      { en: 'change its status', zh: '修改它的状态' },
      [reading, { ...writing, parameters: ['ticket_id', 'status', 'action_id'] }],
    ),
  },
  {
    id: 'salary-and-address',
    item: described(
      { en: 'show an employee’s desk', zh: '查看员工的工位' },
      { en: 'show an employee’s salary', zh: '查看员工的薪资' },
      [
        {
          ...reading,
          permission: 'staff:read',
          object: 'employee',
          parameters: ['employee_id'],
          results: ['desk'],
        },
        {
          ...reading,
          permission: 'salary:read',
          object: 'employee',
          parameters: ['employee_id'],
          results: ['salary'],
        },
      ],
    ),
  },
  {
    id: 'lock-then-write',
    item: described(
      { en: 'lock the file for writing', zh: '锁定文件以便写入' },
      { en: 'write the file and release the lock', zh: '写入文件并释放锁' },
      [
        {
          ...writing,
          permission: 'file:write',
          object: 'lock',
          parameters: ['path'],
          results: ['lock_id'],
        },
        {
          ...writing,
          permission: 'file:write',
          object: 'file',
          parameters: ['lock_id', 'text'],
          results: ['size'],
        },
      ],
      { order: 'always_in_order' },
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
          ...reading,
          permission: 'public:read',
          audience: 'everybody',
          object: 'weather',
          parameters: ['city', 'days'],
          results: ['forecast'],
        },
        {
          ...reading,
          permission: 'public:read',
          audience: 'everybody',
          object: 'rate',
          parameters: ['currency'],
          results: ['rate'],
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
        {
          ...writing,
          permission: 'mail:write',
          effect: 'preview',
          object: 'mail',
          parameters: ['to', 'text'],
          results: ['draft_id', 'text'],
        },
        {
          ...writing,
          permission: 'mail:write',
          object: 'mail',
          parameters: ['draft_id', 'action_id'],
          results: ['message_id'],
        },
      ],
      { order: 'always_in_order' },
    ),
  },
  {
    id: 'one-ticket-or-a-page',
    item: described(
      { en: 'show one ticket', zh: '查看一张工单' },
      { en: 'list a page of tickets', zh: '列出一页工单' },
      [
        reading,
        {
          ...reading,
          parameters: ['limit', 'cursor'],
          results: ['items', 'next_cursor'],
        },
      ],
    ),
  },
  {
    id: 'live-or-archive',
    item: described(
      { en: 'show a ticket', zh: '查看工单' },
      {
        en: 'show a ticket from the archive, which is slow at times',
        zh: '从归档库查看工单，归档库有时很慢',
      },
      [reading, { ...reading, retry: 'transient' }],
      { meaning: 'near_synonyms' },
    ),
  },
];
