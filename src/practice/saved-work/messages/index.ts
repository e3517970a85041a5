import { savedWorkWords as en } from './en.ts';
import { savedWorkWords as zh } from './zh.ts';

/** The words around a learner's saved work, in each language. */
export const wordsOf = { en, zh };
