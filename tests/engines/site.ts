import { readFileSync } from 'node:fs';
import { locales } from '#i18n/locale.ts';
import { serveSite } from '../../src/cli/serve.mjs';
import { wrongSubmission } from '../../src/cli/wrongSubmission.ts';
import type { Engine } from './engine.ts';
import {
  focusEditor,
  notedErrors,
  noteErrors,
  operateWidget,
  plainText,
  runExercise,
  wakeExercise,
  widgetNames,
  writeText,
} from './pageFunctions.ts';

/** What an engine made of the built site. */
export interface SiteOutcome {
  /** How many states of widgets were compared with those of the engine that went first. */
  readonly widgetStates: number;
  readonly problems: readonly string[];
}

const lessons = [
  'admission-gates',
  'response-classification',
  'skill-load-plan',
  'idempotency',
  'wide-vs-narrow',
];
const EXERCISE = 'validate-query';

/** What widgets showed in the engine that went first, by page and widget. */
const shownFirst = new Map<string, readonly string[]>();

/** Works through the widgets of every lesson and through an exercise with its editor, on the built site. */
export async function checkSite(
  engine: Engine,
  tell: { readonly progress: (line: string) => void; readonly problem: (line: string) => void },
): Promise<SiteOutcome> {
  const site = await serveSite({ port: 0 });
  const problems: string[] = [];
  const add = (...found: readonly string[]): void => {
    problems.push(...found);
    for (const problem of found) tell.problem(problem);
  };
  let widgetStates = 0;
  const attempt = async (what: string, act: () => Promise<void>): Promise<void> => {
    tell.progress(what);
    try {
      await act();
      const errors = await engine.call(notedErrors);
      if (errors.length > 0) add(`${what}: ${errors.join('; ')}`);
    } catch (error) {
      add(`${what}: ${error instanceof Error ? error.message : error}`);
    }
  };
  const open = async (path: string): Promise<void> => {
    await engine.open('about:blank');
    await engine.open(`${site.address}${path}`);
    await engine.call(noteErrors);
  };
  try {
    for (const locale of locales) {
      for (const lesson of lessons) {
        const page = `${locale}/lessons/${lesson}/`;
        await attempt(page, async () => {
          await open(page);
          const names = await engine.call(widgetNames);
          if (names.length === 0) throw new Error('There is no widget.');
          for (const name of names) {
            const steps = await engine.call(operateWidget, name);
            widgetStates += steps.length;
            const first = shownFirst.get(`${page} ${name}`) ?? steps;
            shownFirst.set(`${page} ${name}`, first);
            add(...differences(`${page} ${name}`, first, steps));
          }
        });
      }
    }
    await attempt('the editor', () => checkEditor(engine, () => open(`en/lessons/${lessons[0]}/`)));
    return { widgetStates, problems };
  } finally {
    await site.close();
  }
}

function differences(what: string, first: readonly string[], steps: readonly string[]): readonly string[] {
  if (new Set(steps).size < 2) return [`${what}: no control changes anything`];
  const place = Array.from({ length: Math.max(first.length, steps.length) }).findIndex(
    (_, index) => first[index] !== steps[index],
  );
  if (place < 0) return [];
  return [`${what}, step ${place}:\n    first: ${first[place]}\n    here:  ${steps[place]}`];
}

/** Types into the code editor, reloads, and runs a right, a wrong and an endless program. */
async function checkEditor(engine: Engine, open: () => Promise<void>): Promise<void> {
  const right = readFileSync(`src/exercises/${EXERCISE}/right/early-returns.ts`, 'utf8');
  const wrong = await wrongSubmission(EXERCISE, 'true-is-one');
  if (!wrong.ok) throw new Error(wrong.problem);
  await open();
  await engine.call(wakeExercise, EXERCISE);
  const before = await engine.call(plainText, EXERCISE);
  await open();
  await engine.call(wakeExercise, EXERCISE);
  await engine.call(useCodeEditor, EXERCISE);
  await engine.call(focusEditor, EXERCISE);
  await engine.press('Control+Home', ...'// kept', 'Enter');
  const typed = await engine.call(plainText, EXERCISE);
  expectSame('what was typed', typed, `// kept\n${before}`);
  await open();
  await engine.call(wakeExercise, EXERCISE);
  expectSame('what is kept over a reload', await engine.call(plainText, EXERCISE), typed);
  const rows = [
    [right, 'passed'],
    [wrong.text, 'wrong'],
    ['export function validateQuery() { for (;;) {} }', 'timeout'],
    [right, 'passed'],
    ['export const validateQuery = (;', 'compile-error'],
  ] as const;
  for (const [text, state] of rows) {
    await engine.call(writeText, EXERCISE, text);
    expectSame('the state after a run', (await engine.call(runExercise, EXERCISE)).state, state);
  }
}

/** Chooses the code editor of an exercise. */
function useCodeEditor(id: string): null {
  const exercise = document.querySelector(`[data-exercise="${id}"]`);
  const button = [...(exercise?.querySelectorAll('button') ?? [])].find(({ textContent }) =>
    /^\s*Code editor\s*$/.test(textContent ?? ''),
  );
  button?.click();
  return null;
}

function expectSame(what: string, found: string, expected: string): void {
  if (found !== expected)
    throw new Error(
      `${what} is ${JSON.stringify(found.slice(0, 200))}, not ${JSON.stringify(expected.slice(0, 200))}`,
    );
}
