import { expect, type Page, test } from '@playwright/test';
import { loadExercise } from '#exercises/index.ts';
import { gradeSubmission } from '#grader/gradeSubmission.ts';
import { defaultLimits } from '#grader/limits.ts';
import { verdictJson } from '#grader/verdictJson.ts';
import { nodeRealmHost } from '#sandbox/node/nodeRealmHost.ts';
import { hostilePrograms } from './support/hostilePrograms.ts';
import type { PageRun, TestPage } from './support/page.ts';
import { listenForCanary, type ServedGrader, serveGrader } from './support/serveGrader.ts';
import { rightAnswer, shortLimits, withRealLimits } from './support/suite.ts';

/** A page that stands still for longer than this is blocked, even on a machine that has other things to do. */
const BLOCKED_MS = 1000;

// One half for each worker: as the last of the long files it would leave the others idle.
test.describe.configure({ mode: 'parallel' });

let served: ServedGrader;
let canary: Awaited<ReturnType<typeof listenForCanary>>;
let page: Page;
const outside: string[] = [];
const host = nodeRealmHost();

test.beforeAll(async ({ browser }) => {
  served = await serveGrader();
  canary = await listenForCanary();
  page = await browser.newPage();
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(`${served.origin}/`) && !url.startsWith('blob:')) outside.push(url);
  });
  page.on('popup', () => outside.push('popup'));
  await page.goto(served.pageAddress);
  await page.waitForSelector('html[data-ready]');
});

test.afterAll(async () => {
  await page.close();
  await canary.close();
  await served.close();
});

for (const { name, text: written, kind, members, differs } of hostilePrograms()) {
  test(`${name}: ${kind}`, async () => {
    const limits = withRealLimits.has(name) ? defaultLimits : shortLimits;
    const text = canary.aim(written);
    const exercise = await loadExercise('validate-query');
    const [ran, inNode] = await Promise.all([
      run(text, limits),
      differs === null ? gradeSubmission({ exercise, text }, host, limits) : null,
    ]);
    expect(JSON.parse(ran.verdict)).toMatchObject({ kind, ...members });
    if (inNode !== null) expect(ran.verdict).toBe(verdictJson(inNode.verdict));
    expect(ran.longestPause).toBeLessThan(BLOCKED_MS);

    const after = await run(rightAnswer, defaultLimits);
    expect(JSON.parse(after.verdict)).toMatchObject({ kind: 'passed' });
    expect(page.url()).toBe(served.pageAddress);
    expect(outside).toEqual([]);
    expect(canary.heard).toEqual([]);
    expect(await page.evaluate(() => [document.cookie, localStorage.length, opener])).toEqual(['', 0, null]);
  });
}

function run(text: string, limits: typeof defaultLimits): Promise<PageRun> {
  return page.evaluate(
    ([program, given]) =>
      (window as unknown as { testPage: TestPage }).testPage.run(program, { limits: given }),
    [text, limits] as const,
  );
}
