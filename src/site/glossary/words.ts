import type { Locale } from '#i18n/locale.ts';

const en = {
  title: 'Glossary',
  description: 'Every term of the course in English and Chinese, with what it means here.',
  intro: 'One word for one thing: each term has one name in each language, used throughout.',
  filter: 'Filter by term, meaning or id',
  /** `{shown}` and `{all}` are filled in by the page. */
  filterStatus: '{shown} of {all} terms shown',
  alsoCalled: 'Also:',
  usedIn: 'In:',
  inGlossary: 'Glossary',
  inGlossaryOf: (term: string) => `“${term}” in the glossary`,
};

const zh = {
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

/** The words around the glossary, complete in each language by type. */
export const glossaryWords = { en, zh } satisfies Record<Locale, typeof en>;
