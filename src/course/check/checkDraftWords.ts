import type { TextFile } from '../page/textFile.ts';
import { type LessonProblem, problemAt } from './lessonProblem.ts';

/** The sentences of a scaffold that were never replaced. A draft may have them. */
export function checkDraftWords(file: TextFile): readonly LessonProblem[] {
  return [...file.text.matchAll(/(?<=^|[\s"“])(Draft|草稿)[:：]/gm)].map(({ index }) =>
    problemAt(
      file,
      index,
      'draft-words',
      'A sentence of the scaffold stands here.',
      'Replace it, or leave the lesson a draft.',
    ),
  );
}
