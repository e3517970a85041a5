export const en = {
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
