import type { SnapshotReason } from '../records.ts';
import type { WorkRefusal } from '../workFile.ts';
import type { draftMessages as english, StatusCode } from './en.ts';

/** Whether the work is saved, in Chinese. */
export const storeStatusMessages = {
  saved: '已保存在本机。',
  blocked: '未保存：浏览器禁止本页写入存储。离开页面后内容会丢失，请先下载。',
  full: '未保存：浏览器的存储空间已满。离开页面后内容会丢失，请先下载。',
} satisfies Record<StatusCode, string>;

/** Why a text is in the history, in Chinese. */
export const snapshotMessages = {
  reset: '重置之前',
  solution: '查看参考答案之前',
  restore: '恢复其他版本之前',
  'other-tab': '在另一个标签页写下',
  'other-revision': '改用其他修订的草稿之前',
  'shared-link': '打开链接带来的文本之前',
  import: '来自导入，或被导入替换',
  'typed-early': '页面加载完成前已有的草稿',
  'older-draft': '你在其他修订中的草稿',
} satisfies Record<SnapshotReason, string>;

/** Why an import was refused, in Chinese. */
export const importRefusals = {
  'too-large': '文件过大，不可能由本页导出。',
  'not-json': '文件不是 JSON，请选择由本页导出的文件。',
  'not-our-format': '文件是 JSON，但不是本页的导出格式。',
  'newer-format': '文件由更新版本的页面导出，请刷新页面后重试。',
} satisfies Record<WorkRefusal, string>;

/** Notices and buttons of a draft, in Chinese. */
export const draftMessages = {
  conflict: '这份草稿在另一个标签页也改过。两份内容都已留在历史记录里。',
  keepMine: '保留本标签页的内容',
  takeTheirs: '改用另一个标签页的内容',
  interrupted: '上次运行没有正常结束。代码没有丢，点“运行”之前不会执行任何代码。',
  otherRevision: '这道练习改过了。你在其他修订中留有草稿；无论怎么选，它都会保留。',
  adopt: '接着写那份草稿',
  leaveOffered: '留在历史记录里',
  undo: '撤销',
  download: '下载我的全部内容',
  upload: '导入下载过的内容',
} satisfies Record<keyof typeof english, string>;
