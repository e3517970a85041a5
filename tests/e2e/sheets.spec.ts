import { expect, test } from '@playwright/test';
import { loadExercise } from '#exercises';
import type { DecideExercise, PredictExercise } from '#exercises/contract.ts';
import { drawRound } from '#grader/questions/drawRound.ts';
import { wakeExercise } from './exercisePage.ts';

test('decide: what is answered is judged row by row, and a mended row waits for the next check', async ({
  page,
}) => {
  const exercise = (await loadExercise('decide-response')) as DecideExercise;
  const { items } = exercise;
  const [right, mended] = [exercise.answer(items[0]?.item), exercise.answer(items[1]?.item)];
  await page.goto('en/lessons/response-classification/');
  const sheet = await wakeExercise(page, 'decide-response');
  const row = (index: number) => sheet.locator('.decide-row').nth(index);
  const choose = (index: number, question: string, choice = '') =>
    row(index)
      .locator('select')
      .nth(question === 'read' ? 0 : 1)
      .selectOption(choice);

  await choose(0, 'read', right['read']);
  await choose(0, 'write', right['write']);
  await choose(1, 'read', mended['read']);
  await choose(1, 'write', 'invalidate_and_relist');
  await choose(2, 'read', 'keep_waiting');
  await sheet.getByRole('button', { name: 'Check' }).click();
  await expect(sheet).toHaveAttribute('data-state', 'wrong');
  await expect(sheet.locator('.verdict')).toContainText(`1 of ${items.length} right.`);
  await expect(sheet.locator('[role="status"]').filter({ hasText: '1 of' })).toHaveCount(1);
  await expect(row(0)).toHaveAttribute('data-tone', 'allowed');
  await expect(row(0).locator('.decide-result')).toHaveText(['right', 'right']);
  await expect(row(1)).toHaveAttribute('data-tone', 'refused');
  await expect(row(1).locator('.decide-result')).toHaveText(['right', 'not so']);
  await expect(row(1).locator('.decide-why')).toHaveText(
    exercise.why?.(items[1]?.item).en.replaceAll('`', '') ?? '',
  );
  // Half an answer is marked as far as it goes, and why is not told.
  await expect(row(2).locator('.decide-result')).toHaveText(['not so', '']);
  await expect(row(2).locator('.decide-why')).toHaveCount(0);
  await expect(row(3).locator('.decide-result')).toHaveText(['', '']);

  await sheet.getByRole('button', { name: 'To the first row to mend' }).click();
  await expect(row(1).locator('select').first()).toBeFocused();
  await choose(1, 'write', mended['write']);
  await expect(row(1)).not.toHaveAttribute('data-tone');
  await sheet.getByRole('button', { name: 'Check' }).click();
  await expect(row(1)).toHaveAttribute('data-tone', 'allowed');

  await page.setViewportSize({ width: 360, height: 740 });
  await page.reload();
  const again = await wakeExercise(page, 'decide-response');
  await expect(again).toHaveAttribute('data-state', 'idle');
  await expect(again.locator('select').nth(3)).toHaveValue(mended['write'] ?? '');
  await expect(again.locator('.exercise-history summary')).toHaveText('History (2)');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test('numbers: what is no number is said and not judged, and each answer is judged by itself', async ({
  page,
}) => {
  const exercise = (await loadExercise('fill-load-plan')) as PredictExercise;
  await page.goto('en/lessons/skill-load-plan/');
  const sheet = await wakeExercise(page, 'fill-load-plan');
  await sheet.getByRole('button', { name: 'Start a round' }).click();
  await expect(sheet.getByRole('heading', { name: 'Request 1 of 5' })).toBeFocused();
  const stored = await page.evaluate(() =>
    Object.entries(localStorage).find(([key]) => key.includes('draft:fill-load-plan')),
  );
  const { seed } = JSON.parse(JSON.parse(stored?.[1] ?? '').text);
  const [situation] = drawRound(exercise, seed);
  const key = exercise.answer(situation);
  const fullWidth = (key['metadata'] ?? '').replace(
    /\d/g,
    (digit) => '０１２３４５６７８９'[Number(digit)] ?? '',
  );

  const fields = sheet.locator('.question-typed input');
  await fields.nth(0).fill('1,000');
  await fields.nth(1).fill(` ${key['bodies']} `);
  await fields.nth(2).fill(`0${key['resources']}`);
  await fields.nth(3).fill('1');
  await sheet
    .getByRole('radio')
    .nth(key['fits'] === 'fits' ? 0 : 1)
    .check();
  await sheet.getByRole('button', { name: 'Say it' }).click();
  await expect(sheet.getByRole('status').filter({ hasText: 'not a whole number' })).toHaveCount(1);
  await expect(fields.nth(0)).toHaveAttribute('aria-invalid', 'true');
  await fields.nth(0).fill(fullWidth);
  await fields.nth(0).press('Enter');
  await expect(sheet.locator('.verdict-headline')).toBeFocused();
  await expect(sheet.locator('.verdict dd b')).toHaveText([
    ...['metadata', 'bodies', 'resources', 'total'].map((id) => `${key[id]} tokens`),
    key['fits'] === 'fits' ? 'it fits' : 'it does not fit',
  ]);
  await expect(sheet.locator('.verdict .cell-mark')).toHaveText([
    'right',
    'right',
    'right',
    'you said 1 tokens',
    'right',
  ]);
  await expect(sheet.locator('.verdict')).toContainText(exercise.why?.(situation).en ?? 'no reason');
});
