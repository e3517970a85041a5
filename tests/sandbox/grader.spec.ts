import { expect, type Page, test } from '@playwright/test';
import { exerciseMeta } from '#exercises';
import { verdictJson } from '#grader/verdictJson.ts';
import { gradeInThread } from '#sandbox/node/gradeInThread.ts';
import type { PageRun, RunOptions, TestPage } from './support/page.ts';
import { scenarios } from './support/scenarios.ts';
import { type Replace, type ServedGrader, serveGrader } from './support/serveGrader.ts';
import { rightAnswer } from './support/suite.ts';

const endless = 'export function validateQuery() { for (;;); }';
let served: ServedGrader | null = null;

test.afterEach(async () => {
  await served?.close();
  served = null;
});

test(scenarios.cancelled, async ({ page }) => {
  await open(page);
  expect(await run(page, endless, { cancelAfter: 6 })).toMatchObject({ kind: 'cancelled', inputsRun: 0 });
  expect(await run(page, rightAnswer)).toMatchObject({ kind: 'passed' });
});

test('a reader ends a run in the moment in which it starts', async ({ page }) => {
  await open(page);
  expect(await run(page, endless, { cancelAfter: 0 })).toMatchObject({ kind: 'cancelled' });
  expect(await run(page, rightAnswer)).toMatchObject({ kind: 'passed' });
});

test(scenarios['grader-fault'], async ({ page }) => {
  let isThere = false;
  await open(page, (path) => (path.startsWith('/grader-worker/') && !isThere ? null : undefined));
  expect(await run(page, rightAnswer)).toMatchObject({ kind: 'grader-fault' });
  isThere = true;
  expect(await run(page, rightAnswer)).toMatchObject({ kind: 'passed' });
});

test('the judge throws while it loads', async ({ page }) => {
  await open(page, (path) => (path.startsWith('/grader-worker/') ? 'throw new Error("broken")' : undefined));
  expect(await run(page, rightAnswer)).toMatchObject({ kind: 'grader-fault' });
});

test('the judge knows no such exercise', async ({ page }) => {
  await open(page);
  const verdict = await run(page, rightAnswer, { exercise: 'no-such-exercise' });
  expect(verdict).toMatchObject({ kind: 'grader-fault', exercise: 'no-such-exercise' });
  expect(await run(page, rightAnswer)).toMatchObject({ kind: 'passed' });
});

test('a judge that hangs is ended, with the verdict of the command line', async ({ page }) => {
  const meta = exerciseMeta('validate-query');
  if (meta === undefined) throw new Error('There is no exercise.');
  let hangs = true;
  await open(page, (path) => (hangs && path.startsWith('/grader-worker/') ? 'for (;;);' : undefined));
  const inPage = await run(page, rightAnswer, { graderMs: 1 });
  const inNode = await gradeInThread(meta, rightAnswer, null, { graderMs: 1 });
  expect(JSON.stringify(inPage)).toBe(verdictJson(inNode.verdict));
  expect(inPage).toMatchObject({ kind: 'grader-fault', detail: 'no verdict within 1 ms' });
  hangs = false;
  expect(await run(page, rightAnswer)).toMatchObject({ kind: 'passed' });
});

test('a kind of exercise that runs nothing of the learner’s opens no frame', async ({ page }) => {
  await open(page);
  const sheets = [
    ['narrow-catalog', '[]'],
    ['break-servers', '[]'],
    ['decide-repeat', '{"answers": {}}'],
    ['predict-admission', '{"seed": 7, "answers": []}'],
    ['order-gates', '{"order": []}'],
  ] as const;
  for (const [exercise, text] of sheets) {
    const { verdict, frames } = await runPage(page, text, { exercise });
    expect(JSON.parse(verdict)).toMatchObject({ exercise });
    expect([exercise, frames]).toEqual([exercise, 0]);
  }
  expect((await runPage(page, rightAnswer, {})).frames).toBeGreaterThan(0);
});

const noWorker = '<!doctype html><body><script>delete globalThis.Worker</script>';

test(scenarios.unsupported, async ({ page }) => {
  await open(page, (path, text) =>
    path.startsWith('/realms/') ? text?.replace('<!doctype html>', noWorker) : undefined,
  );
  expect(await run(page, rightAnswer)).toMatchObject({ kind: 'unsupported' });
});

test('the browser makes a worker and does not start it', async ({ page }) => {
  const dead = '<script type="text/plain" id="realm">throw new Error("not started");</script>';
  await open(page, (path, text) =>
    path.startsWith('/realms/')
      ? text?.replace(/<script type="text\/plain" id="realm">[\s\S]*?<\/script>/, () => dead)
      : undefined,
  );
  expect(await run(page, rightAnswer)).toMatchObject({ kind: 'unsupported' });
});

async function open(page: Page, replace?: Replace): Promise<void> {
  served = await serveGrader(replace);
  await page.goto(served.pageAddress);
  await page.waitForSelector('html[data-ready]');
}

async function run(page: Page, text: string, options: RunOptions = {}): Promise<unknown> {
  return JSON.parse((await runPage(page, text, options)).verdict);
}

function runPage(page: Page, text: string, options: RunOptions): Promise<PageRun> {
  return page.evaluate(
    ([program, given]) => (window as unknown as { testPage: TestPage }).testPage.run(program, given),
    [text, options] as const,
  );
}
