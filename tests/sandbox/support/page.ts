// The page under test: the real grader of the site, and nothing else.
import { exerciseMeta } from '#exercises';
import { defaultLimits, GRADER_MS, type Limits } from '#grader/limits.ts';
import { verdictJson } from '#grader/verdictJson.ts';
import { startGrader } from '#sandbox/browser/startGrader.ts';

/** How a run went, as far as the page can tell. */
export interface PageRun {
  /** The verdict as JSON text, to be compared byte for byte. */
  readonly verdict: string;
  /** The longest time in which the page could not do anything else, in milliseconds. */
  readonly longestPause: number;
  /** How many realms stand in the page when the run is over, those made ready for the next run included. */
  readonly frames: number;
}

/** How to run. */
export interface RunOptions {
  readonly limits?: Limits;
  /** How long the grader has for one verdict. */
  readonly graderMs?: number;
  /** An exercise other than the first, which need not exist. */
  readonly exercise?: string;
  /** Cancels the run once the page has ticked as often as this. */
  readonly cancelAfter?: number;
}

/** What the test calls from outside. */
export interface TestPage {
  /** Grades a program and measures meanwhile whether the page still answers. */
  readonly run: (text: string, options: RunOptions) => Promise<PageRun>;
}

const meta = exerciseMeta('validate-query');
if (meta === undefined) throw new Error('There is no exercise.');

const address = new URL('../realms/', document.baseURI).href;
const graders = new Map<string, ReturnType<typeof startGrader>>();

function graderWith(limits: Limits, graderMs: number): ReturnType<typeof startGrader> {
  const key = JSON.stringify([limits, graderMs]);
  const grader = graders.get(key) ?? startGrader(address, limits, graderMs);
  graders.set(key, grader);
  return grader;
}

const testPage: TestPage = {
  run: async (
    text,
    {
      limits = defaultLimits,
      graderMs = GRADER_MS,
      exercise = meta.id,
      cancelAfter = Number.POSITIVE_INFINITY,
    },
  ) => {
    let longestPause = 0;
    let last = performance.now();
    let ticks = 0;
    const grader = graderWith(limits, graderMs);
    const tick = setInterval(() => {
      const now = performance.now();
      longestPause = Math.max(longestPause, now - last);
      last = now;
      ticks += 1;
      if (ticks === cancelAfter) grader.cancel();
    }, 50);
    const grading = grader.grade(exerciseMeta(exercise) ?? { ...meta, id: exercise }, text, null);
    if (cancelAfter === 0) grader.cancel();
    const report = await grading;
    clearInterval(tick);
    return {
      verdict: verdictJson(report.verdict),
      longestPause,
      frames: document.querySelectorAll('iframe').length,
    };
  },
};

Object.assign(window, { testPage });
document.documentElement.dataset['ready'] = '';
