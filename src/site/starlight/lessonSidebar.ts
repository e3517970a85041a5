import type { StarlightPlugin } from '@astrojs/starlight/types';
import { lessonsOf } from '#course/lessons.ts';
import { moduleNames } from '#course/messages/messages.ts';

/**
 * Puts the lessons into the sidebar, a group for each module in the order of the course's messages and a lesson in the
 * order that its frontmatter gives, in front of the groups that the configuration names. Drafts stand there while one
 * writes, and in no built site.
 */
export function lessonSidebar(): StarlightPlugin {
  return {
    name: 'lesson-sidebar',
    hooks: {
      'config:setup': ({ command, config, updateConfig }) => {
        const lessons = lessonsOf().filter((lesson) => command === 'dev' || !lesson.isDraft);
        for (const { id, module } of lessons) {
          if (moduleNames.en[module] === undefined) throw unknownModule(id, module);
        }
        const groups = Object.entries(moduleNames.en).map(([id, label]) => ({
          label,
          translations: { 'zh-CN': moduleNames.zh[id] ?? label },
          items: lessons.filter(({ module }) => module === id).map((lesson) => `lessons/${lesson.id}`),
        }));
        updateConfig({
          sidebar: [...groups.filter(({ items }) => items.length > 0), ...(config.sidebar ?? [])],
        });
      },
    },
  };
}

function unknownModule(lesson: string, module: string): Error {
  const known = Object.keys(moduleNames.en).join(', ');
  return new Error(
    `content/en/lessons/${lesson}.mdx: no module "${module}" in src/course/messages. There are: ${known}.`,
  );
}
