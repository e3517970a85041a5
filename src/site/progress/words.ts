import type { Locale } from '#i18n/locale.ts';

const en = {
  passed: (passed: number, all: number) => `${passed} of ${all} exercises passed`,
  /** A link follows. */
  goOn: 'Go on: ',
  lastRead: 'Last read: ',
};

const zh = {
  passed: (passed: number, all: number) => `${all} 道练习，已通过 ${passed} 道`,
  goOn: '接着做：',
  lastRead: '上次读到：',
} satisfies typeof en;

/** The words of what a learner has done, complete in each language by type. */
export const progressWords = { en, zh } satisfies Record<Locale, typeof en>;
