import type { en } from './en.ts';

export const zh = {
  passed: (passed: number, all: number) => `${all} 道练习，已通过 ${passed} 道`,
  goOn: '接着做：',
  lastRead: '上次读到：',
} satisfies typeof en;
