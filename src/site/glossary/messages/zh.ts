import type { en } from './en.ts';

export const zh = {
  title: '术语表',
  description: '课程用到的每个术语：中英文对照，以及在本课程里的含义。',
  intro: '一件东西一个名字：每个术语在两种语言里各有一个固定的叫法，全书一致。',
  filter: '按术语、释义或 id 筛选',
  filterStatus: '共 {all} 个术语，显示 {shown} 个',
  alsoCalled: '又作：',
  usedIn: '见：',
  inGlossary: '术语表',
  inGlossaryOf: (term: string) => `术语表里的“${term}”`,
} satisfies typeof en;
