import { en, type LadderWords } from './words.en.ts';
import { zh } from './words.zh.ts';

/** What the ladder says, in each language. */
export const words = { en, zh } satisfies Record<'en' | 'zh', LadderWords>;
