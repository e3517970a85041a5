import { phrase } from '../phrase.ts';
import type { LinkFault } from '../stateLink.ts';
import type { SharedWords } from './en.ts';

export const zh = {
  gap: '',
  situations: '情形',
  copyLink: {
    label: '复制当前状态的链接',
    copied: '链接已复制。',
    copyFailed: '浏览器不让复制，链接在这里：',
    tooLong: '内容太长，放不进链接。',
  },
  linkOpened: '现在显示的是链接里的状态。',
  linkFaults: {
    'too-long': '这个链接比这里生成的都长，现在显示的是第一个情形。',
    'not-base64url': '这个链接已损坏，现在显示的是第一个情形。',
    'not-a-state': '这个链接里不是这个组件的状态，现在显示的是第一个情形。',
  } satisfies Record<LinkFault, string>,
  notJson: {
    somewhere: phrase`这段文本不是 JSON。`,
    unexpected: (line: number, column: number, found: string) =>
      phrase`第 ${line} 行第 ${column} 列：这里不能出现 ${found}。`,
    ended: (line: number, column: number) => phrase`第 ${line} 行第 ${column} 列：文本没写完就结束了。`,
  },
} satisfies SharedWords;
