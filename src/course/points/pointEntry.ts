import { z } from 'astro/zod';

const entry = z.strictObject({
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  lesson: z.string().optional(),
  since: z.iso.date(),
  /** The point that answers for this one now, where it was merged or renamed. */
  redirect: z.string().optional(),
});

/** The form of `content/points.json`. */
export const pointList = z.array(entry);

/** A published id of a knowledge point. */
export type PointEntry = Readonly<z.infer<typeof entry>>;

/** Ids of the points that have a page of their own. */
export function publishedIds(entries: readonly PointEntry[]): ReadonlySet<string> {
  return new Set(entries.filter(({ redirect }) => redirect === undefined).map(({ id }) => id));
}
