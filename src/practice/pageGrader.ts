import type { Grader } from '#sandbox/browser/startGrader.ts';

let grader: Promise<Grader> | null = null;

/**
 * The one grader of this page, loaded when a reader first shows the intent to use it.
 * @param address the folder that holds the realm pages, with a slash at its end
 */
export function pageGrader(address: string): Promise<Grader> {
  grader ??= import('#sandbox/browser/startGrader.ts').then(({ startGrader }) => startGrader(address));
  // A failed load is not kept, so that the next press tries again.
  grader.catch(() => {
    grader = null;
  });
  return grader;
}
