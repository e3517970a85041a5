import type { en } from './en.ts';

export const zh = {
  'one-call': '一次调用，一道道门',
  'in-view': '模型看得到什么',
  again: '再次到来的调用',
} satisfies typeof en;
