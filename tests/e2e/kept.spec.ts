import { expect as expectNow, type Page, test } from '@playwright/test';
import { exerciseMeta } from '#exercises';
import { writeRunLink } from '#practice/runLink.ts';
import { lesson, openExercise, stored, wakeExercise } from './exercisePage.ts';

/** A verdict takes its time on a busy machine. */
const expect = expectNow.configure({ timeout: 60_000 });

const idempotency = 'en/lessons/idempotency/';

/** Stores items before the page is opened, as an earlier visit left them. */
const leave = (page: Page, items: Readonly<Record<string, unknown>>) =>
  page.addInitScript((given) => {
    for (const [key, value] of Object.entries(given)) {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, JSON.stringify(value));
    }
  }, items);

for (const [locale, words] of [
  ['en', { open: 'Open it', note: 'does not count', own: 'Run with the text’s own seed', mark: 'passed' }],
  ['zh', { open: '打开', note: '不计入进度', own: '用文本自己的种子运行', mark: '通过' }],
] as const) {
  test(`a pass under a link’s seed is shown and not counted, in ${locale}`, async ({ page }) => {
    const meta = exerciseMeta('validate-query');
    const text = stored('validate-query', 'right/from-the-last-gate.ts');
    const link = await writeRunLink('validate-query', { revision: meta?.revision ?? 0, seed: 4711, text });
    await page.goto(`${lesson(locale)}${link}`);
    const exercise = await wakeExercise(page, 'validate-query');
    await exercise.getByRole('button', { name: words.open, exact: true }).click();
    await exercise.locator('[data-run]').click();
    await expect(exercise).toHaveAttribute('data-state', 'passed');
    await expect(exercise.locator('.verdict')).toContainText('4711');
    await expect(exercise.locator('.verdict')).toContainText(words.note);
    await expect(exercise.locator('.exercise-mark')).toHaveCount(0);
    await exercise.getByRole('button', { name: words.own }).click();
    await expect(exercise.locator('.exercise-mark')).toContainText(words.mark);
    await expect(exercise.locator('.verdict')).not.toContainText(words.note);
  });
}

test('the newest draft of an earlier revision is offered, with a history of runs and after a reload', async ({
  page,
}) => {
  const meta = exerciseMeta('validate-query');
  const revision = meta?.revision ?? 0;
  const draft = (text: string) => ({ text, version: 1, writer: 'before', time: 1000 });
  const key = (kind: string, rest: string) => `tool-contracts:v1:${kind}:validate-query:${rest}`;
  const entry = { id: 'r1', revision, slot: 'main', text: 'a run', time: 1000 };
  await leave(page, {
    [key('draft', `${revision + 1}:main`)]: draft('// the newest draft'),
    [key('draft', `${revision + 2}:other`)]: draft('// of another slot'),
    [key('history', 'r1')]: { ...entry, kind: 'run', verdict: 'wrong', seed: 1 },
  });
  const exercise = await openExercise(page, 'validate-query');
  const offer = exercise.locator('.draft-notice').filter({ hasText: 'draft of another revision' });
  await expect(offer).toBeVisible();
  await page.reload();
  await wakeExercise(page, 'validate-query');
  await offer.getByRole('button', { name: 'Go on with that draft' }).click();
  await expect(exercise.locator('textarea')).toHaveValue('// the newest draft');
  await expect(offer).toHaveCount(0);
  await page.reload();
  await wakeExercise(page, 'validate-query');
  await expect(exercise.locator('textarea')).toHaveValue('// the newest draft');
  await expect(offer).toHaveCount(0);
});

test('“Try this input” that is pressed without pointer or focus is judged', async ({ page }) => {
  const exercise = await openExercise(page, 'break-servers', idempotency);
  await exercise.locator('[data-run]').evaluate((button: HTMLElement) => button.click());
  await expect(exercise.locator('.hunt-inputs > li')).toHaveCount(1);
  await expect(exercise.locator('.hunt-exposes')).toContainText('exposes');
});

test('the search box counts its results in Chinese on a Chinese page', async ({ page }) => {
  await page.goto('zh/');
  await page.locator('site-search button[data-open-modal]').click();
  await page.locator('#starlight__search input').fill('幂等');
  await expect(page.locator('.pagefind-ui__message')).toHaveText(/^找到 \d+ 条与“幂等”有关的结果$/);
  await page.locator('#starlight__search input').fill('zzzzqqqqxxxx');
  await expect(page.locator('.pagefind-ui__message')).toContainText('没有找到');
});
