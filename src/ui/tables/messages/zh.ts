import type { en } from './en.ts';

export const zh = {
  lets: '放行',
  stops: '拒绝',
} satisfies typeof en;
