import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { exerciseMeta, exerciseMetas } from '#exercises';
import { openExercise, wakeExercise } from './exercisePage.ts';

/** What a learner had left in a browser, recorded from the site as it was before the source was arranged in layers. */
const file = (name: string) => readFileSync(`tests/fixtures/store/recorded-2026-11.${name}.json`, 'utf8');
const recorded: Readonly<Record<string, string>> = JSON.parse(file('localStorage'));

// It is there before the first page loads.
test.use({
  storageState: async ({ baseURL }, use) => {
    const localStorage = Object.entries(recorded).map(([name, value]) => ({ name, value }));
    await use({ cookies: [], origins: [{ origin: new URL(baseURL ?? '').origin, localStorage }] });
  },
});

const draftText = (key: string): string => JSON.parse(recorded[`tool-contracts:v1:draft:${key}`] ?? '').text;

/** The drafts and the history that the page's storage holds. */
const work = (page: Page) =>
  page.evaluate(() =>
    Object.fromEntries(Object.entries(localStorage).filter(([key]) => /:v1:(draft|history):/.test(key))),
  );
const recordedWork = Object.fromEntries(
  Object.entries(recorded).filter(([key]) => /:v1:(draft|history):/.test(key)),
);

/** Takes the recorded draft of an exercise where its revision was raised since, as its notice offers. */
async function takeDraft(exercise: Locator): Promise<void> {
  const id = (await exercise.getAttribute('data-exercise')) ?? '';
  if (revisionOf(id) === RECORDED) return;
  await exercise.getByRole('button', { name: /^(Go on with that draft|接着写那份草稿)$/ }).click();
}

/** The revision of every exercise when the store was recorded. */
const RECORDED = 1;
const revisionOf = (id: string) => exerciseMeta(id)?.revision ?? RECORDED;

/** The mark of an exercise that was passed then. */
const passedMark = (id: string) => (revisionOf(id) === RECORDED ? 'passed' : 'passed in an earlier revision');

/** Expects that all recorded work is there as it was; what was taken from it is there beside it. */
async function expectRecordedWork(page: Page): Promise<void> {
  expect(await work(page)).toMatchObject(recordedWork);
}

/** The exercises that were passed when the store was recorded. */
const passedThen = ['canonical-fingerprint', 'narrow-catalog', 'validate-query', 'weather-schema'];
const passedIn = (lesson: string) =>
  exerciseMetas.filter(
    (meta) => meta.lesson === lesson && passedThen.includes(meta.id) && meta.revision === RECORDED,
  ).length;

const historyOf = (exercise: Locator) => exercise.locator('.exercise-history summary');

test('home counts what was saved, goes on where the reader was, and downloads all of it', async ({
  page,
}) => {
  await page.goto('en/');
  const panel = page.locator('[data-saved-work]');
  await panel.scrollIntoViewIfNeeded();
  await expect(panel).toContainText('Saved here: 14 drafts, 14 runs, 5 lessons read.');
  const outline = page.locator('#outline');
  for (const lesson of ['admission-gates', 'wide-vs-narrow'])
    await expect(outline.locator(`[data-lesson="${lesson}"]`)).toContainText(
      `${passedIn(lesson)} of 4 exercises passed`,
    );
  await expect(outline.locator('[data-last-read] a')).toContainText('Idempotency');
  const download = page.waitForEvent('download');
  await panel.getByRole('button', { name: 'Download all my work' }).click();
  const sorted = (text: string) => {
    const { exportedAt: _, drafts, history, reading, ...rest } = JSON.parse(text);
    const lists = [drafts, history, reading].map((list) =>
      list.map((one: unknown) => JSON.stringify(one)).sort(),
    );
    return { lists, ...rest };
  };
  expect(sorted(await readFile(await (await download).path(), 'utf8'))).toEqual(sorted(file('work')));
});

test('the list of exercises marks what was passed and what was begun', async ({ page }) => {
  await page.goto('en/exercises/');
  const marked = async (text: string) =>
    (
      await page
        .locator('[data-exercise-mark]')
        .filter({ hasText: new RegExp(`^${text}$`) })
        .evaluateAll((marks) => marks.map((mark) => mark.getAttribute('data-exercise-mark')))
    ).sort();
  for (const mark of ['passed', 'passed in an earlier revision'])
    await expect.poll(() => marked(mark)).toEqual(passedThen.filter((id) => passedMark(id) === mark));
  expect(await marked('begun')).toEqual([
    'break-validate-query',
    'classify-response',
    'decide-response',
    'execute-once',
    'fill-load-plan',
    'granularity',
    'order-gates',
    'predict-admission',
    'predict-response',
  ]);
});

test('programs and schemas: the draft, the history and the mark are there', async ({ page }) => {
  const program = await openExercise(page, 'validate-query');
  await takeDraft(program);
  await expect(program.getByRole('button', { name: 'Tab indents' })).toHaveAttribute('aria-pressed', 'true');
  await expect(program.locator('textarea')).toHaveValue(draftText('validate-query:1:main'));
  await expect(program.locator('.exercise-mark')).toHaveText(passedMark('validate-query'));
  await expect(program).toHaveAttribute('data-state', 'idle');
  await expect(historyOf(program)).toHaveText(/^History \([4-9]\)$/);
  await historyOf(program).click();
  await program.getByRole('button', { name: /^Bring back: before a reset/ }).click();
  await expect(program.locator('textarea')).toHaveValue(/^\/\/ first draft, thrown away\n/);
  await program.getByRole('button', { name: 'Undo' }).click();
  await expect(program.locator('textarea')).toHaveValue(draftText('validate-query:1:main'));

  const schema = await wakeExercise(page, 'weather-schema');
  await takeDraft(schema);
  await expect(schema.locator('textarea')).toHaveValue(draftText('weather-schema:1:main'));
  await expect(schema.locator('.exercise-mark')).toHaveText(passedMark('weather-schema'));
  await expect(historyOf(schema)).toHaveText(/^History \([3-9]\)$/);

  await page.goto('en/lessons/wide-vs-narrow/');
  const catalog = await wakeExercise(page, 'narrow-catalog');
  await takeDraft(catalog);
  await expect(catalog.locator('textarea')).toHaveValue(draftText('narrow-catalog:1:main'));
  await expect(catalog.locator('.exercise-mark')).toHaveText(passedMark('narrow-catalog'));
});

test('a hunt has its inputs and the one being typed; a round goes on at the question it had come to', async ({
  page,
}) => {
  const hunt = await openExercise(page, 'break-validate-query');
  await takeDraft(hunt);
  await expect(hunt.locator('textarea')).toHaveValue('{"city": "Oslo", "days"');
  await hunt.locator('[data-run]').focus();
  await expect(hunt.locator('.hunt-board')).toContainText('3 of 7 exposed');
  const round = await wakeExercise(page, 'predict-admission');
  await takeDraft(round);
  await round.getByRole('button', { name: 'Go on with the round (3 said)' }).click();
  await expect(round).toContainText('Call 4 of 8');
  await page.goto('en/lessons/skill-load-plan/');
  const sums = await wakeExercise(page, 'fill-load-plan');
  await takeDraft(sums);
  await sums.getByRole('button', { name: 'Go on with the round (1 said)' }).click();
  await expect(sums.getByRole('heading', { name: 'Request 2 of 5' })).toBeVisible();
  await expectRecordedWork(page);
});

test('sheets have their answers, an order its steps', async ({ page }) => {
  await page.goto('zh/lessons/response-classification/');
  const sheet = await wakeExercise(page, 'decide-response');
  await takeDraft(sheet);
  const { answers } = JSON.parse(draftText('decide-response:1:sheet'));
  const recordedAnswers = Object.values<Record<string, string>>(answers).flatMap(
    ({ read = '', write = '' }) => [read, write],
  );
  const selects = sheet.locator('select');
  for (const [index, answer] of recordedAnswers.entries())
    await expect(selects.nth(index)).toHaveValue(answer);
  await expect(historyOf(sheet)).toHaveText(/^历史（[1-9]）$/);

  await page.goto('en/lessons/wide-vs-narrow/');
  const steps = await wakeExercise(page, 'order-gates');
  await takeDraft(steps);
  await expect(steps.locator('.order-text').nth(0)).toContainText('output contract');
  await expect(steps.locator('.order-text').nth(1)).toContainText('output budget');
  await expect(steps.locator('.order-text').nth(2)).toContainText('receipt');
  await expect(historyOf(steps)).toHaveText(/^History \([1-9]\)$/);
  await expectRecordedWork(page);
});

test('a run that was cut off is told, and nothing runs by itself', async ({ page }) => {
  const exercise = await openExercise(page, 'execute-once', 'en/lessons/idempotency/');
  await expect(exercise.locator('.draft-notices')).toContainText('The last run did not report its end.');
  await expect(exercise).toHaveAttribute('data-state', 'idle');
  await takeDraft(exercise);
  await expect(exercise.locator('textarea')).toHaveValue(/^\/\/ a loop that was left\n/);
});
