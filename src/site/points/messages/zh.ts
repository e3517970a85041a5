import type { en } from './en.ts';

export const zh = {
  indexTitle: '知识点',
  indexDescription: '本课程讲的每一条论断，各有一个不会失效的链接。',
  indexIntro: '每个知识点是一条论断，附有来源。课文移动或改名后，链接不变。',
  filter: '按标题、论断或 id 筛选',
  filterStatus: '共 {all} 个知识点，显示 {shown} 个',
  feed: '全部知识点（JSON）',
  readInLesson: (lesson: string) => `到课文《${lesson}》里读`,
  sources: '来源',
  read: '读取于',
  checked: '核对日期',
  pageVersion: '页面版本',
  published: '发布日期',
  movedTitle: '这个知识点已移走',
  moved: '这个知识点已并入：',
  license: '文字采用 CC BY 4.0 许可',
} satisfies typeof en;
