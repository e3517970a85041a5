import type { DraftFate } from '#store';
import type { savedWorkWords as english } from './en.ts';

/** The words around a learner's saved work, in Chinese. */
export const savedWorkWords = {
  title: '你的内容',
  lead: '你写的代码和读到的位置只存在这个浏览器里。想换一台机器接着做，或者留个备份，就存成文件。',
  looking: '正在查看这里存了什么……',
  nothing: '还没有保存任何内容。',
  saved: (drafts: number, runs: number, lessons: number) =>
    `这里存有 ${drafts} 份草稿、${runs} 次运行，读过 ${lessons} 课。`,
  blocked:
    '这个浏览器禁止本页写入存储。课照样能读，练习照样能做，只是离开页面后不留痕迹，这里也就没有可显示、可导入的内容。',
  full: '浏览器的存储空间已满，离开页面前请先下载。',
  downloaded: (name: string) => `已交给浏览器保存，文件名 ${name}。`,
  unreadable: '没能从磁盘读出这个文件，请重新选择。',
  refused: (name: string) => `没有改动任何内容。${name}：`,
  previewTitle: (name: string) => `${name} 里有`,
  madeOn: (time: string) => `导出时间：${time}。`,
  head: { exercise: '练习', draft: '草稿', history: '历史记录' },
  fates: {
    known: '与这里相同',
    new: '这里还没有，直接收下',
    'in-front': '比你这里的新：换成它，你的进历史记录',
    beside: '比你这里的旧：你的不动，它进历史记录',
  } satisfies Record<DraftFate, string>,
  entries: (all: number, fresh: number) => (all === 0 ? '无' : `${all} 条，其中 ${fresh} 条是新的`),
  places: (lessons: number) => `阅读位置：有 ${lessons} 课读得比这里晚。`,
  skipped: (items: number) => `有 ${items} 项已损坏，会跳过。`,
  nothingNew: '其中的内容这里都有了。',
  take: '导入',
  leave: '不导入',
  close: '关闭',
  taking: (done: number, all: number) => `正在导入：第 ${done} 条，共 ${all} 条。`,
  taken: (drafts: number, entries: number, lessons: number) =>
    `已导入：${broughtIn(drafts, entries, lessons)}。你原有的内容一样也没有删。`,
  takenInMemory: (drafts: number, entries: number, lessons: number) =>
    `已导入：${broughtIn(drafts, entries, lessons)}。浏览器的存储空间放不下全部，有一部分只在本页内存里，离开页面就没了。你原有的内容一样也没有删。请现在就下载：文件里两边的内容都有。`,
  left: '没有改动任何内容。',
} satisfies typeof english;

function broughtIn(drafts: number, entries: number, lessons: number): string {
  const parts = [
    drafts > 0 && `${drafts} 份草稿`,
    entries > 0 && `${entries} 条历史记录`,
    lessons > 0 && `${lessons} 处阅读位置`,
  ];
  return parts.filter(Boolean).join('、');
}
