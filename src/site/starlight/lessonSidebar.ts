import fs from 'node:fs';
import type { StarlightPlugin } from '@astrojs/starlight/types';
import { parseFrontmatter } from 'astro/markdown';
import { siteWords } from '../words.ts';

const FOLDER = 'content/en/lessons';

/**
 * Puts the lessons into the sidebar, a group for each module in the order of the site's words and a lesson in the order
 * that its frontmatter gives, in front of the groups that the configuration names. Drafts stand there while one writes,
 * and in no built site.
 */
export function lessonSidebar(): StarlightPlugin {
  return {
    name: 'lesson-sidebar',
    hooks: {
      'config:setup': ({ command, config, updateConfig }) => {
        const lessons = lessonFiles().filter((lesson) => command === 'dev' || !lesson.isDraft);
        const groups = Object.entries(siteWords.en.modules).map(([id, label]) => ({
          label,
          translations: { 'zh-CN': siteWords.zh.modules[id] ?? label },
          items: lessons.filter(({ module }) => module === id).map(({ slug }) => slug),
        }));
        updateConfig({
          sidebar: [...groups.filter(({ items }) => items.length > 0), ...(config.sidebar ?? [])],
        });
      },
    },
  };
}

interface LessonEntry {
  readonly slug: string;
  readonly module: string;
  readonly isDraft: boolean;
  readonly order: number;
}

/**
 * The lessons in the order in which they are read.
 * @throws Error naming the file, where a lesson belongs to no module that has words
 */
function lessonFiles(): readonly LessonEntry[] {
  const files = fs.readdirSync(FOLDER).filter((name) => /^[^_].*\.mdx$/.test(name));
  const lessons = files.map((name) => {
    const { frontmatter } = parseFrontmatter(fs.readFileSync(`${FOLDER}/${name}`, 'utf8'));
    const module = String(frontmatter['module']);
    if (siteWords.en.modules[module] === undefined) {
      const known = Object.keys(siteWords.en.modules).join(', ');
      throw new Error(`${FOLDER}/${name}: no module "${module}" in src/site/words.ts. There are: ${known}.`);
    }
    return {
      slug: `lessons/${name.replace('.mdx', '')}`,
      module,
      isDraft: frontmatter['status'] !== 'published',
      order: Number(frontmatter['sidebar']?.order ?? Number.POSITIVE_INFINITY),
    };
  });
  return lessons.sort((a, b) => (a.order === b.order ? (a.slug < b.slug ? -1 : 1) : a.order - b.order));
}
