import { type DeliveryWords, en } from './words.en.ts';
import { zh } from './words.zh.ts';

/** What the bench says, in each language. */
export const words = { en, zh } satisfies Record<'en' | 'zh', DeliveryWords>;
