import { expect, test } from '@playwright/test';
import { openExercise, write } from './exercisePage.ts';

test('a hunt of histories: the part that is enough is shown, and what cannot be read is handed back', async ({
  page,
}) => {
  const exercise = await openExercise(page, 'break-servers', 'en/lessons/idempotency/');
  const board = exercise.locator('.hunt-board');
  const inputs = exercise.locator('.hunt-inputs > li');
  const give = async (text: string) => {
    await write(exercise, text);
    await exercise.locator('[data-run]').click();
  };
  await give(
    '[{"key": "k1", "arguments": 1, "ends": "refused"}, {"key": "k1", "arguments": 1, "ends": "unknown"}, {"key": "k1", "arguments": 1}]',
  );
  await expect(board).toContainText('3 of 7 exposed');
  await expect(inputs.first()).toContainText('enough for A, D:');
  await expect(inputs.first().locator('.hunt-enough')).toHaveCount(2);
  await expect(inputs.first().locator('.hunt-enough code').first()).not.toContainText('refused');

  await give('[{"arguments": 1}]');
  await expect(exercise.locator('.hunt-problem')).toContainText('Give calls such as');
  await expect(inputs).toHaveCount(1);
  await expect(board).toContainText('3 of 7 exposed');

  await give(
    '[{"key": "k1", "arguments": 1}, {"key": "k1", "arguments": 1, "actor": "eve"}, {"key": "k1", "arguments": 2}]',
  );
  await expect(board).toContainText('5 of 7 exposed');

  await give(
    '[{"key": "k1", "arguments": {"a": 1}, "actor": "a", "tool": "b:c"}, {"key": "k1", "arguments": {"a": 1, "b": null}, "actor": "a", "tool": "b:c"}, {"key": "k1", "arguments": {"a": 1}, "actor": "a:b", "tool": "c"}]',
  );
  await expect(exercise.locator('.verdict')).toContainText('3 inputs used; the fewest known to do is 2.');
});
