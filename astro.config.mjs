import { satteri } from '@astrojs/markdown-satteri';
import mdx from '@astrojs/mdx';
import preact from '@astrojs/preact';
import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';
import { markdownFeatures } from '#course/page/markdownFeatures.ts';
import { lessonShape } from '#site/starlight/lessonShape.ts';
import { lessonSidebar } from '#site/starlight/lessonSidebar.ts';
import { dropUnusedEnum } from './src/site/bundle/dropUnusedEnum.mjs';
import { contentSecurityPolicy } from './src/site/csp/contentSecurityPolicy.mjs';
import { rememberLanguage } from './src/site/language/rememberLanguage.mjs';
import { mathml } from './src/site/markdown/mathml.mjs';
import { BASE_PATH, REPOSITORY_URL, SITE_URL } from './src/site/settings.mjs';
import { themeStorage } from './src/site/starlight/themeStorage.mjs';

/** These modules do nothing by being loaded, so a bundle drops those of which it uses no name. */
const treeshake = {
  moduleSideEffects: [
    { test: /\/src\/(?:i18n|json|core|schema|skills|grader|ticket-lab)\/.*\.ts$/, sideEffects: false },
  ],
};

export default defineConfig({
  site: SITE_URL,
  base: BASE_PATH,
  trailingSlash: 'always',
  markdown: { processor: satteri({ features: markdownFeatures, mdastPlugins: [mathml] }) },
  // Warnings of every build that ask for nothing: a directive that Astro has read by then, and how long plugins took.
  vite: {
    plugins: [dropUnusedEnum()],
    build: {
      // In kB. The largest chunk is a tokenizer's vocabulary, which a page fetches when a reader hands it a folder.
      chunkSizeWarningLimit: 2100,
      rolldownOptions: {
        checks: { moduleLevelDirective: false, bundlerTimings: false },
        treeshake,
      },
    },
    worker: { rolldownOptions: { checks: { bundlerTimings: false }, treeshake } },
  },
  integrations: [
    lessonShape(),
    preact(),
    starlight({
      title: { en: 'Tool Contracts', 'zh-CN': '工具契约' },
      defaultLocale: 'en',
      locales: { en: { label: 'English', lang: 'en' }, zh: { label: '简体中文', lang: 'zh-CN' } },
      head: [
        { tag: 'script', content: themeStorage },
        { tag: 'script', content: rememberLanguage },
      ],
      // Code that wraps needs no sideways scrolling on a phone and loses nothing on paper.
      expressiveCode: { defaultProps: { wrap: true } },
      components: { PageTitle: './src/site/components/PageTitle.astro' },
      customCss: [
        './src/site/styles/tokens.css',
        './src/site/styles/outcomes.css',
        './src/site/styles/page.css',
      ],
      markdown: { processedDirs: ['./content'] },
      editLink: { baseUrl: `${REPOSITORY_URL}/edit/main/` },
      routeMiddleware: './src/site/starlight/routeMiddleware.ts',
      // src/pages/404.astro is that page: one for both languages, since an address that is wrong names none.
      disable404Route: true,
      plugins: [lessonSidebar()],
      sidebar: [
        {
          label: 'Reference',
          translations: { 'zh-CN': '查阅' },
          items: [
            { label: 'Knowledge points', translations: { 'zh-CN': '知识点' }, link: '/points/' },
            { label: 'Exercises', translations: { 'zh-CN': '练习' }, link: '/exercises/' },
            { label: 'Glossary', translations: { 'zh-CN': '术语表' }, link: '/glossary/' },
          ],
        },
      ],
    }),
    // Behind Starlight, whose code blocks have to be there first.
    mdx(),
    contentSecurityPolicy(),
  ],
});
