import { z } from 'astro/zod';

const source = z.strictObject({
  title: z.string().min(1),
  url: z.url(),
  read: z.iso.date(),
  pinned: z.string().min(1),
});

/** The form of `content/sources.json`. */
export const sourceList = z.record(z.string(), source);

/** A source of a claim, pinned to a version, with the day it was read. */
export type Source = z.infer<typeof source> & { readonly id: string };
