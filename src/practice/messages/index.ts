import { exerciseWords as en } from './en.ts';
import { exerciseWords as zh } from './zh.ts';

export type { ExerciseWords } from './en.ts';

/** The words around an exercise, by language. */
export const wordsOf = { en, zh } as const;
