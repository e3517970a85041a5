import type { AstroIntegration, AstroIntegrationLogger } from 'astro';
import { checkCourse } from '#course/check/checkCourse.ts';
import { type LessonReport, problemLines } from '#course/check/checkLesson.ts';

/** What reads and checks the lessons. */
const READER = 'src/course/check/checkCourse.ts';

/**
 * Holds every lesson against the shape that lessons have. A build with a published lesson that lacks a part fails, and
 * tells all problems at once. While one writes they are told in the terminal, those of drafts as what is still to do.
 */
export function lessonShape(): AstroIntegration {
  return {
    name: 'lesson-shape',
    hooks: {
      'astro:config:setup': ({ command }) => {
        if (command !== 'build') return;
        const problems = checkCourse()
          .filter(({ isDraft }) => !isDraft)
          .flatMap((report) => problemLines(report.problems));
        if (problems.length > 0) throw new Error(`The lessons are not whole.\n${problems.join('\n')}\n`);
      },
      'astro:server:setup': ({ server, logger }) => {
        let told = '';
        const tell = async () => {
          // Loaded by the server, so that an exercise that has come since is known.
          const { checkCourse: check } = await server.ssrLoadModule(`/${READER}`);
          const reports: readonly LessonReport[] = check();
          // Told again where something has changed, and not at each saving of a file.
          if (JSON.stringify(reports) !== told) for (const report of reports) tellReport(report, logger);
          told = JSON.stringify(reports);
        };
        const tellSafely = () =>
          void tell().catch((error: unknown) =>
            logger.error(error instanceof Error ? error.message : String(error)),
          );
        tellSafely();
        server.watcher.on('all', (_event, file) => {
          if (/[/\\](content[/\\].*\.(mdx|json)|meta\.ts)$/.test(file)) tellSafely();
        });
      },
    },
  };
}

function tellReport({ lesson, isDraft, problems }: LessonReport, logger: AstroIntegrationLogger): void {
  if (problems.length === 0) return;
  const lines = problemLines(problems).join('\n');
  if (isDraft) logger.warn(`The draft "${lesson}" is not whole yet:\n${lines}`);
  else logger.error(`The lesson "${lesson}" is not whole, and does not build:\n${lines}`);
}
