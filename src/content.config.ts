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
      {
        id: 'zh-CN',
        'page.draft': '草稿：构建出的站点里没有这一页。',
        'heading.anchorLabel': '“{{title}}”一节',
        // The search box has no Chinese of its own and would say these in English.
        'pagefind.clear_search': '清除',
        'pagefind.load_more': '显示更多结果',
        'pagefind.search_label': '搜索本站',
        'pagefind.filters_label': '筛选',
        'pagefind.zero_results': '没有找到“[SEARCH_TERM]”',
        'pagefind.many_results': '找到 [COUNT] 条与“[SEARCH_TERM]”有关的结果',
        'pagefind.one_result': '找到 [COUNT] 条与“[SEARCH_TERM]”有关的结果',
        'pagefind.alt_search': '没有找到“[SEARCH_TERM]”，下面是“[DIFFERENT_TERM]”的结果',
        'pagefind.search_suggestion': '没有找到“[SEARCH_TERM]”，可以试试：',
        'pagefind.searching': '正在搜索“[SEARCH_TERM]”……',
      },
    ],
    schema: i18nSchema(),
  }),
  /** What an exercise asks, in words. What judges it is code, under src/exercises. */
  tasks: defineCollection({
    loader: glob({ base: './content', pattern: '{en,zh}/exercises/[^_]*.mdx' }),
    schema: z.object({ id: z.string() }),
  }),
};
