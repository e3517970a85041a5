import type { Locale } from '../locale.ts';

const en = {
  title: 'Glossary',
  description: 'Every term of the course in English and Chinese, with what it means here.',
  inGlossary: 'Glossary',
  inGlossaryOf: (term: string) => `“${term}” in the glossary`,
};

const zh = {
  title: '术语表',
  description: '课程用到的每个术语：中英文对照，以及在本课程里的含义。',
  inGlossary: '术语表',
  inGlossaryOf: (term: string) => `术语表里的“${term}”`,
} satisfies typeof en;

/** The words around the glossary, complete in each language by type. */
export const glossaryWords = { en, zh } satisfies Record<Locale, typeof en>;
