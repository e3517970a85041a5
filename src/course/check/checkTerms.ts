import type { Locale } from '#i18n/locale.ts';
import { GLOSSARY_FILE, type GlossaryTerm, namesOf } from '../glossary/glossaryTerm.ts';
import { isWithin, type LessonPage } from '../page/lessonPage.ts';
import type { Span } from '../page/mdxTree.ts';
import { attributeOf } from '../page/pageElement.ts';
import { lineAt } from '../page/textFile.ts';
import { findWords } from './findWords.ts';
import { type LessonProblem, type PageCheck, problemAt } from './lessonProblem.ts';

/** A term as a lesson shows it. */
interface ShownTerm extends Span {
  readonly id: string;
  readonly words: string;
  /** Whether the words stand further up in an everyday sense, as the author says by the attribute `homonym`. */
  readonly isHomonym: boolean;
}

/** That a page links the terms of the glossary, each once and where it is first used, and defines no other. */
export function checkTerms(check: PageCheck): readonly LessonProblem[] {
  const shown = check.page.elements
    .filter(({ name }) => name === 'Term')
    .map((element) => ({
      id: attributeOf(element, 'id') ?? '',
      words: element.words,
      isHomonym: element.attributes.has('homonym'),
      start: element.start,
      end: element.end,
    }));
  return [
    ...shown.flatMap((term, index) => checkTerm(check, term, shown.slice(0, index))),
    ...checkBoldAround(check.page, shown),
    ...checkDefinitions(check, shown),
  ];
}

function checkTerm(
  { page, locale, course }: PageCheck,
  term: ShownTerm,
  before: readonly ShownTerm[],
): readonly LessonProblem[] {
  const entry = course.glossary.find(({ id }) => id === term.id);
  if (entry === undefined) {
    return [
      problemAt(
        page,
        term.start,
        'unknown-term',
        `The glossary has no term "${term.id}".`,
        `Add it to ${GLOSSARY_FILE}, in both languages.`,
      ),
    ];
  }
  const names = namesOf(entry, locale);
  if (!names.some((name) => isSameWord(name, term.words, locale))) {
    return [
      problemAt(
        page,
        term.start,
        'term-words',
        `“${term.words}” is shown for the term "${term.id}".`,
        `Write one of: ${names.join(', ')}. Or add the words as an alias in ${GLOSSARY_FILE}.`,
      ),
    ];
  }
  const first = before.find(({ id }) => id === term.id);
  if (first !== undefined) {
    return [
      problemAt(
        page,
        term.start,
        'term-repeated',
        `The term "${term.id}" is linked on line ${lineAt(page.text, first.start)} already.`,
        'Leave the words here as plain text.',
      ),
    ];
  }
  const earlier = earlierUse(page.prose, term, before, course.glossary, locale);
  if (term.isHomonym === (earlier !== undefined)) return [];
  if (earlier === undefined) {
    return [
      problemAt(
        page,
        term.start,
        'term-not-first',
        `“${term.words}” does not stand further up in any sense.`,
        'Take the mark "homonym" out.',
      ),
    ];
  }
  const what = `“${term.words}” is used here, and linked on line ${lineAt(page.text, term.start)} only.`;
  const todo = `Put the <Term> here, where a reader first meets it; or, if the word is no term here, mark the link: <Term id="${term.id}" homonym>.`;
  return [problemAt(page, earlier, 'term-not-first', what, todo)];
}

/** Where the words of a term stand in the text before its link, other than as a part of a longer term. */
function earlierUse(
  prose: string,
  term: ShownTerm,
  before: readonly ShownTerm[],
  glossary: readonly GlossaryTerm[],
  locale: Locale,
): number | undefined {
  const blank = (text: string) => text.replaceAll(/[^\n]/g, ' ');
  let text = prose.slice(0, term.start);
  for (const { start, end } of before)
    text = text.slice(0, start) + blank(text.slice(start, end)) + text.slice(end);
  const longer = glossary
    .flatMap((entry) => namesOf(entry, locale))
    .filter((name) => name.length > term.words.length && findWords(name, term.words, locale).length > 0);
  for (const name of longer) {
    for (const at of findWords(text, name, locale))
      text = text.slice(0, at) + blank(name) + text.slice(at + name.length);
  }
  return findWords(text, term.words, locale)[0];
}

/** Terms inside bold. In Chinese the marks in front of a tag may be no marks for the parser, which leaves them as text. */
function checkBoldAround(page: LessonPage, shown: readonly ShownTerm[]): readonly LessonProblem[] {
  return shown.flatMap((term) => {
    const bold = page.bold.find((one) => isWithin(term, one));
    const isUnparsed = page.prose.slice(0, term.start).endsWith('**');
    if (bold === undefined && !isUnparsed) return [];
    return [
      problemAt(
        page,
        bold?.start ?? term.start,
        'bold-around-term',
        'A <Term> stands inside bold.',
        'Turn it round, since Chinese leaves no blank for the marks: <Term id="…">**words**</Term>.',
      ),
    ];
  });
}

/** Words that are set in bold where they are defined: each is a term, and stands inside its link. */
function checkDefinitions(
  { page, locale, course }: PageCheck,
  shown: readonly ShownTerm[],
): readonly LessonProblem[] {
  const defined = page.bold.filter((bold) => !bold.isRunIn && !shown.some((term) => isWithin(term, bold)));
  return defined.flatMap(({ words, start }) => {
    const entry = course.glossary.find((one) =>
      namesOf(one, locale).some((name) => isSameWord(name, words, locale)),
    );
    if (entry === undefined) {
      return [
        problemAt(
          page,
          start,
          'term-outside-glossary',
          `“${words}” is defined here, and is not in the glossary.`,
          `Add it to ${GLOSSARY_FILE}; bold is for terms and for labels such as **Counterexample.**`,
        ),
      ];
    }
    if (shown.some(({ id }) => id === entry.id)) return [];
    return [
      problemAt(
        page,
        start,
        'term-not-linked',
        `“${words}” is defined here, and not linked.`,
        `Write <Term id="${entry.id}">**${words}**</Term>.`,
      ),
    ];
  });
}

/** Whether words are a name of a term: in English the case of letters and a plural make no difference. */
function isSameWord(name: string, words: string, locale: Locale): boolean {
  if (locale === 'zh') return name === words;
  const [wanted, given] = [name.toLowerCase(), words.toLowerCase()];
  return [wanted, `${wanted}s`, `${wanted}es`, wanted.replace(/y$/, 'ies')].includes(given);
}
