import { en, type SharedWords } from './en.ts';
import { zh } from './zh.ts';

export type { SharedWords } from './en.ts';

/** What widgets say alike, in each language. */
export const sharedWords = { en, zh } satisfies Record<'en' | 'zh', SharedWords>;
