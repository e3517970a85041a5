import type { en } from './en.ts';

export const zh = {
  inWords: '图的文字版',
} satisfies typeof en;
