import { defineCollection } from 'astro:content';
import { docsSchema, i18nSchema } from '@astrojs/starlight/schema';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';
import { lessonFields } from '#course/lessonFields.ts';

export const collections = {
  docs: defineCollection({
    loader: glob({
      base: './content',
      pattern: ['{en,zh}/**/[^_]*.mdx', '!{en,zh}/exercises/**'],
    }),
    schema: docsSchema({ extend: lessonFields }),
  }),
  /** Starlight's own words that the course says otherwise, by language tag. */
  i18n: defineCollection({
    loader: () => [
      { id: 'en', 'page.draft': 'A draft: this page is not in the built site.' },
      { id: 'zh-CN', 'page.draft': '草稿：构建出的站点里没有这一页。' },
    ],
    schema: i18nSchema(),
  }),
  /** What an exercise asks, in words. What judges it is code, under src/exercises. */
  tasks: defineCollection({
    loader: glob({ base: './content', pattern: '{en,zh}/exercises/[^_]*.mdx' }),
    schema: z.object({ id: z.string() }),
  }),
};
