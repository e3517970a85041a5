import { z } from 'astro/zod';

const words = z.strictObject({
  title: z.string().min(1),
  claim: z.string().min(1),
  /** TeX, drawn as MathML. */
  formula: z.string().optional(),
  table: z
    .strictObject({
      caption: z.string().min(1),
      head: z.array(z.string()).min(1),
      rows: z.array(z.array(z.string())).min(1),
    })
    .optional(),
  sources: z.array(z.string()).min(1),
});

/** The words of one knowledge point in one language. */
export type PointWords = z.infer<typeof words>;

/** The words of a lesson's points, by their ids: the form of `content/LOCALE/points/LESSON.json`. */
export const lessonPoints = z.record(z.string(), words);
