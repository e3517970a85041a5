import type { LessonText } from '../text/lessonText.ts';

/** Words in bold. */
export interface BoldWords {
  readonly words: string;
  readonly at: number;
  readonly end: number;
}

const BOLD = /\*\*([^*\n]+)\*\*/g;

/** Labels at the head of a paragraph or of a list's line, such as `**Counterexample.**` or `**反例**：`, without their stop. */
export function runInsOf(page: LessonText): readonly BoldWords[] {
  return boldOf(page).flatMap(({ words, at, end, isRunIn }) =>
    isRunIn ? [{ words: words.replace(/[.:。：]$/, ''), at, end }] : [],
  );
}

/** Bold words in the middle of the text: the course sets a term like this where it says what the term means. */
export function definedWordsOf(page: LessonText): readonly BoldWords[] {
  return boldOf(page).filter(({ isRunIn }) => !isRunIn);
}

function boldOf({ prose }: LessonText): readonly (BoldWords & { readonly isRunIn: boolean })[] {
  return [...prose.matchAll(BOLD)].map((match) => {
    const { 1: words = '', index } = match;
    const end = index + match[0].length;
    const lineStart = prose.lastIndexOf('\n', index - 1) + 1;
    const leads = /^\s*(?:[-*>]\s+|\d+\.\s+)?$/.test(prose.slice(lineStart, index));
    const stops = /[.:。：]$/.test(words) || /^[:：]/.test(prose.slice(end));
    return { words: words.trim(), at: index, end, isRunIn: leads && stops };
  });
}
