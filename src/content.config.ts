import { defineCollection } from 'astro:content';
import { docsSchema } from '@astrojs/starlight/schema';
import { glob } from 'astro/loaders';
import { lessonFields } from '#site/lessons/lessonFields.ts';

export const collections = {
  docs: defineCollection({
    loader: glob({ base: './content', pattern: '{en,zh}/**/[^_]*.mdx' }),
    schema: docsSchema({ extend: lessonFields }),
  }),
};
