// The page under test: the real grader of the site, and nothing else.
import { exerciseHeads } from '#exercises/index.ts';
import { defaultLimits, type Limits } from '#grader/limits.ts';
import { startGrader } from '#sandbox/browser/startGrader.ts';

/** How a run went, as far as the page can tell. */
export interface PageRun {
  /** The verdict as JSON text, to be compared byte for byte. */
  readonly verdict: string;
  /** The longest time in which the page could not do anything else, in milliseconds. */
  readonly longestPause: number;
}

/** What the test calls from outside. */
export interface TestPage {
  /** Judges a program and measures meanwhile whether the page still answers. */
  readonly run: (text: string, limits: Limits | null) => Promise<PageRun>;
  readonly cancel: () => void;
}

const [head] = exerciseHeads;
if (head === undefined) throw new Error('There is no exercise.');

const address = new URL('../realms/', document.baseURI).href;
const graders = new Map<string, ReturnType<typeof startGrader>>();
let current: ReturnType<typeof startGrader> | null = null;

function graderWith(limits: Limits): ReturnType<typeof startGrader> {
  const key = JSON.stringify(limits);
  const grader = graders.get(key) ?? startGrader(address, limits);
  graders.set(key, grader);
  return grader;
}

const testPage: TestPage = {
  run: async (text, limits) => {
    let longestPause = 0;
    let last = performance.now();
    const tick = setInterval(() => {
      const now = performance.now();
      longestPause = Math.max(longestPause, now - last);
      last = now;
    }, 50);
    current = graderWith(limits ?? defaultLimits);
    const report = await current.judge(head, text, null);
    clearInterval(tick);
    return { verdict: JSON.stringify(report.verdict), longestPause };
  },
  cancel: () => current?.cancel(),
};

Object.assign(window, { testPage });
document.documentElement.dataset['ready'] = '';
