import { type Browser, expect, type Page } from '@playwright/test';
import { loadExercise } from '#exercises';
import { gradeSubmission } from '#grader/gradeSubmission.ts';
import { defaultLimits, type Limits } from '#grader/limits.ts';
import { verdictJson } from '#grader/verdictJson.ts';
import { nodeRealmHost } from '#sandbox/node/nodeRealmHost.ts';
import type { HostileProgram } from './hostilePrograms.ts';
import type { PageRun, TestPage } from './page.ts';
import { listenForCanary, type ServedGrader, serveGrader } from './serveGrader.ts';
import { limitsFor, rightAnswer } from './suite.ts';

/** A page that stands still for longer than this is blocked, even on a machine that has other things to do. */
const BLOCKED_MS = 1000;

const host = nodeRealmHost();

/** A page with the grader, and a server to which programs try to send something. */
export interface HostilePage {
  /** Judges a program in the page and in Node, and fails where it got another verdict or left a trace. */
  readonly check: (program: HostileProgram) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Opens a page of its own, which notes every request that leaves its origin. */
export async function openHostilePage(browser: Browser): Promise<HostilePage> {
  const served = await serveGrader();
  const canary = await listenForCanary();
  const page = await browser.newPage();
  const outside = requestsOutside(page, served);
  await page.goto(served.pageAddress);
  await page.waitForSelector('html[data-ready]');

  return {
    check: async (program) => {
      const { kind, members, differs } = program;
      const limits = limitsFor(program);
      const text = canary.aim(program.text);
      const exercise = await loadExercise('validate-query');
      const [ran, inNode] = await Promise.all([
        run(page, text, limits),
        differs === null ? gradeSubmission({ exercise, text }, host, limits) : null,
      ]);
      expect(JSON.parse(ran.verdict)).toMatchObject({ kind, ...members });
      if (inNode !== null) expect(ran.verdict).toBe(verdictJson(inNode.verdict));
      expect(ran.longestPause).toBeLessThan(BLOCKED_MS);

      const after = await run(page, rightAnswer, defaultLimits);
      expect(JSON.parse(after.verdict)).toMatchObject({ kind: 'passed' });
      expect(page.url()).toBe(served.pageAddress);
      expect(outside).toEqual([]);
      expect(canary.heard).toEqual([]);
      expect(await page.evaluate(() => [document.cookie, localStorage.length, opener])).toEqual([
        '',
        0,
        null,
      ]);
    },
    close: async () => {
      await page.close();
      await canary.close();
      await served.close();
    },
  };
}

function requestsOutside(page: Page, served: ServedGrader): readonly string[] {
  const outside: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(`${served.origin}/`) && !url.startsWith('blob:')) outside.push(url);
  });
  page.on('popup', () => outside.push('popup'));
  return outside;
}

function run(page: Page, text: string, limits: Limits): Promise<PageRun> {
  return page.evaluate(
    ([program, given]) =>
      (window as unknown as { testPage: TestPage }).testPage.run(program, { limits: given }),
    [text, limits] as const,
  );
}
