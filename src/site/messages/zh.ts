import type { en } from './en.ts';

export const zh = {
  copyLink: '复制链接',
  copied: '链接已复制',
  copyFailed: '浏览器不让复制。链接在这里：',
  sources: '来源',
  readOn: (date: string) => `${date} 读取`,
  proposeCorrection: '提出更正',
  lastChecked: (date: string) => `${date} 核对`,
  pageVersion: (version: number) => `第 ${version} 版`,
  draft: '草稿',
  inTheLesson: '在课文中阅读',
  knowledgePoint: '知识点',
  knowledgePoints: '知识点',
  practice: '练习',
  pointCount: (count: number) => `${count} 个知识点`,
  exerciseCount: (count: number) => `${count} 道练习`,
  exercises: '练习',
  exercisesLead:
    '每道练习都在浏览器里当场评判，评判用的就是课文里的代码或 Schema。你写的内容只留在自己的机器上。',
} satisfies typeof en;
