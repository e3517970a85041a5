import { defineCollection } from 'astro:content';
import { docsSchema } from '@astrojs/starlight/schema';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';
import { lessonFields } from '#site/lessons/lessonFields.ts';

export const collections = {
  docs: defineCollection({
    loader: glob({ base: './content', pattern: ['{en,zh}/**/[^_]*.mdx', '!{en,zh}/exercises/**'] }),
    schema: docsSchema({ extend: lessonFields }),
  }),
  /** What an exercise asks, in words. What judges it is code, under src/exercises. */
  tasks: defineCollection({
    loader: glob({ base: './content', pattern: '{en,zh}/exercises/[^_]*.mdx' }),
    schema: z.object({ id: z.string() }),
  }),
};
