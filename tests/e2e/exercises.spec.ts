import { expect, test } from '@playwright/test';
import { lesson, openExercise, run, stored, storedWrong, wakeExercise, write } from './exercisePage.ts';

const right = stored('validate-query', 'right/early-returns.ts');
const wrong = await storedWrong('validate-query', 'true-is-one');

test('a wrong answer comes back with the input, both answers, the rule, the likely cause and, on asking, a hint', async ({
  page,
}) => {
  const exercise = await openExercise(page, 'validate-query');
  await write(exercise, wrong);
  expect(await run(exercise)).toBe('wrong');
  const verdict = exercise.locator('.verdict');
  await expect(verdict).toContainText('A different answer on one input');
  await expect(verdict.locator('dt')).toHaveText(['Given', 'The reference says', 'Yours says']);
  await expect(verdict.locator('dd').nth(0)).toContainText('"days": true');
  await expect(verdict.locator('dd').nth(1)).toContainText('schema_types');
  await expect(verdict.locator('dd').nth(2)).toContainText('semantic_city');
  await expect(verdict).toContainText('Likely cause: true counts as the number 1');
  await expect(verdict).not.toContainText('Arithmetic turns');
  await verdict.getByRole('button', { name: 'Show a hint' }).click();
  await expect(verdict).toContainText('Arithmetic turns true into 1');
});

test('the same verdict is announced again when it comes again', async ({ page }) => {
  const exercise = await openExercise(page, 'validate-query');
  await write(exercise, wrong);
  const heard = await exercise.evaluateHandle((root) => {
    const said: string[] = [];
    const region = root.querySelector('.visually-hidden[role="status"]');
    new MutationObserver(() => {
      if (region?.textContent) said.push(region.textContent);
    }).observe(region as Node, { childList: true, characterData: true, subtree: true });
    return said;
  });
  const verdicts = async () =>
    (await heard.jsonValue()).filter((text) => text.startsWith('A different answer'));
  await run(exercise);
  await expect.poll(verdicts).toHaveLength(1);
  await exercise.locator('[data-run]').click();
  await expect.poll(verdicts).toHaveLength(2);
});

test('keyboard alone: from the title to a passed exercise', async ({ page }) => {
  const exercise = await openExercise(page, 'validate-query');
  await exercise.locator('.exercise-link').focus();
  await page.keyboard.press('Tab');
  await expect(exercise.getByRole('button', { name: 'Plain text' })).toBeFocused();
  await page.keyboard.press('Enter');
  for (let i = 0; i < 4 && (await exercise.locator('textarea:focus').count()) === 0; i += 1) {
    await page.keyboard.press('Tab');
  }
  await expect(exercise.locator('textarea')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText(right);
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(exercise).toHaveAttribute('data-state', 'passed');
  await page.keyboard.press('Tab');
  await expect(exercise.locator('[data-run]')).toBeFocused();
  // After passing, the reference stands open for comparison.
  await expect(exercise.locator('.exercise-reference')).toHaveAttribute('open', '');
  await expect(exercise.locator('.exercise-reference')).toContainText('queryGates');
});

test('nothing runs by itself: an endless loop is saved, and the page opens as ever', async ({ page }) => {
  const exercise = await openExercise(page, 'validate-query');
  const loop = 'for (;;) {}\nexport function validateQuery() {}\n';
  await write(exercise, loop);
  await page.reload();
  const again = await wakeExercise(page, 'validate-query');
  await again.getByRole('button', { name: 'Plain text' }).click();
  await expect(again.locator('textarea')).toHaveValue(loop);
  await expect(again).toHaveAttribute('data-state', 'idle');
});

test('a run can be stopped, and the next one is judged as if nothing had been', async ({ page }) => {
  const exercise = await openExercise(page, 'validate-query');
  await write(exercise, 'export function validateQuery() { for (;;) {} }');
  await exercise.locator('[data-run]').click();
  await exercise.getByRole('button', { name: 'Stop' }).click();
  await expect(exercise).toHaveAttribute('data-state', 'cancelled');
  await write(exercise, right);
  expect(await run(exercise)).toBe('passed');
});

test('reset and solution can be undone, and every text is in the history', async ({ page }) => {
  const exercise = await openExercise(page, 'validate-query');
  await write(exercise, wrong);
  const area = exercise.locator('textarea');
  await exercise.getByRole('button', { name: 'Reset' }).click();
  await expect(area).not.toHaveValue(wrong);
  await exercise.getByRole('button', { name: 'Undo' }).click();
  await expect(area).toHaveValue(wrong);
  await exercise.getByRole('button', { name: 'Show a solution' }).click();
  await expect(area).toHaveValue(right);
  await exercise.locator('.exercise-history summary').click();
  await exercise
    .getByRole('button', { name: /^Bring back: before the solution/ })
    .first()
    .click();
  await expect(area).toHaveValue(wrong);
});

test('a link to a run is opened only on request, not run, and leaves one’s own text in the history', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const exercise = await openExercise(page, 'validate-query');
  await write(exercise, wrong);
  await run(exercise);
  const seed = await exercise.locator('.verdict-meta').textContent();
  await exercise.getByRole('button', { name: 'Copy a link to this run' }).click();
  await expect(exercise).toContainText('Link copied');
  const link = await page.evaluate(() => navigator.clipboard.readText());

  const other = await context.newPage();
  const mine = 'export const mine = 1;\n';
  const theirs = await openExercise(other, 'validate-query');
  await write(theirs, mine);
  await other.goto('about:blank');
  await other.goto(link);
  const offered = await wakeExercise(other, 'validate-query');
  await offered.getByRole('button', { name: 'Plain text' }).click();
  await expect(offered.locator('textarea')).toHaveValue(mine);
  await expect(offered.locator('.draft-notice')).toContainText('It has not been run');
  await offered.getByRole('button', { name: 'Open it' }).click();
  await expect(offered.locator('textarea')).toHaveValue(wrong);
  await expect(offered).toHaveAttribute('data-state', 'idle');
  expect(await run(offered)).toBe('wrong');
  await expect(offered.locator('.verdict-meta')).toHaveText(seed ?? '');
  await offered.locator('.exercise-history summary').click();
  await expect(offered.locator('.exercise-history')).toContainText('before a text from a link was opened');
});

test('a damaged link to a run says so and changes nothing', async ({ page }) => {
  const exercise = await openExercise(page, 'validate-query');
  for (const damaged of ['AAAA', '%%%', 'A'.repeat(30_000)]) {
    await page.goto(`${lesson('en')}#run:validate-query:${damaged}`);
    await expect(exercise.locator('.draft-notice'), damaged.slice(0, 4)).toContainText('damaged');
    await exercise.getByRole('button', { name: 'Leave mine' }).click();
    await expect(exercise.locator('.draft-notice')).toHaveCount(0);
    expect(new URL(page.url()).hash).toBe('#exercise-validate-query');
  }
});

test('a link to an exercise lands on it, below the header', async ({ page }) => {
  await page.goto(`${lesson('zh')}#exercise-weather-schema`);
  const exercise = await wakeExercise(page, 'weather-schema');
  await expect
    .poll(async () => {
      const header = await page.locator('header.header, header').first().boundingBox();
      const box = await exercise.boundingBox();
      return (box?.y ?? 0) - ((header?.y ?? 0) + (header?.height ?? 0));
    })
    .toBeGreaterThanOrEqual(0);
});

test('hunt: inputs expose, an unreadable one says where, and seven exposed is solved beside the fewest known', async ({
  page,
}) => {
  const exercise = await openExercise(page, 'break-validate-query');
  const give = async (text: string, exposed: number) => {
    await write(exercise, text);
    await exercise.locator('[data-run]').click();
    await expect(exercise.locator('.hunt-board')).toContainText(`${exposed} of 7 exposed`);
  };
  await give('{"city": "toString", "days": 7}', 2);
  await write(exercise, '{"city": "Hangzhou",}');
  await exercise.locator('[data-run]').click();
  await expect(exercise.locator('.hunt-problem')).toContainText('line 1, column 21');
  await expect(exercise.locator('.hunt-board')).toContainText('2 of 7 exposed');
  await give('{"city": "Hangzhou", "days": true}', 3);
  await expect(exercise.locator('.hunt-board')).toContainText('It holds that true counts as the number 1.');
  await give('{"city": "Oslo", "days": 9}', 4);
  await page.reload();
  const again = await wakeExercise(page, 'break-validate-query');
  // What the list exposes is worked out when the learner comes back to it, and nothing is loaded before.
  await expect(again.locator('.hunt-board')).toContainText('0 of 7 exposed');
  await again.locator('[data-run]').focus();
  await expect(again.locator('.hunt-board')).toContainText('4 of 7 exposed');
  await again.getByRole('button', { name: 'Remove input 2' }).click();
  await expect(again.locator('.hunt-board')).toContainText('3 of 7 exposed');
  await give('{"city": "Hangzhou", "days": 3, "permit": true}', 4);
  await give('{"city": "Hangzhou", "days": true}', 5);
  await give('{"city": " Hangzhou", "days": 3}', 6);
  await write(again, '{"city": "Hangzhou", "__proto__": {"days": true}}');
  await again.locator('[data-run]').click();
  await expect(again).toHaveAttribute('data-state', 'passed');
  await expect(again.locator('.verdict')).toContainText('6 inputs used; the fewest known to do is 5.');
});

test('predict: the answer is shown after it was said, and a round can be gone on with after a reload', async ({
  page,
}) => {
  const exercise = await openExercise(page, 'predict-admission');
  await exercise.getByRole('button', { name: 'Start a round' }).click();
  await expect(exercise).toContainText('Call 1 of 8');
  await expect(exercise.locator('.verdict')).toHaveCount(0);
  await exercise.getByRole('button', { name: 'Say it' }).click();
  await expect(exercise).toContainText('Answer each question.');
  for (let call = 1; call <= 8; call += 1) {
    if (call === 4) {
      await page.reload();
      const again = await wakeExercise(page, 'predict-admission');
      await again.getByRole('button', { name: 'Go on with the round (3 said)' }).click();
    }
    await expect(exercise).toContainText(`Call ${call} of 8`);
    await exercise.getByRole('radio', { name: 'fields', exact: true }).check();
    await exercise.getByRole('radio', { name: 'schema_fields' }).check();
    await exercise.getByRole('button', { name: 'Say it' }).click();
    await expect(exercise.locator('.verdict')).toContainText(/^\s*(Right|Not so)\./);
    await expect(exercise.locator('.verdict-headline')).toBeFocused();
    await exercise.getByRole('button', { name: call < 8 ? 'Next' : 'See the round' }).click();
  }
  await expect(exercise.locator('.verdict-headline')).toContainText('of 8 right');
  await expect(exercise).toHaveAttribute('data-state', 'wrong');
});

test('schema: an open schema fails on an extra field, a closed one passes, a misspelt keyword is placed', async ({
  page,
}) => {
  const exercise = await openExercise(page, 'weather-schema');
  await write(exercise, await storedWrong('weather-schema', 'fields-left-open'));
  expect(await run(exercise)).toBe('wrong');
  await expect(exercise.locator('.verdict')).toContainText('"permit": true');
  await write(exercise, stored('weather-schema', 'right/listed-values.json'));
  expect(await run(exercise)).toBe('passed');
  await write(exercise, '{\n  "type": "object",\n  "aditionalProperties": false\n}');
  expect(await run(exercise)).toBe('compile-error');
  await expect(exercise.locator('.verdict')).toContainText('Line 3, column 3');
  await write(exercise, '{\n  "type": "sting"\n}');
  expect(await run(exercise)).toBe('compile-error');
  await expect(exercise.locator('.verdict')).toContainText('Line 2, column 3');
});

test('a blocked storage is said, work goes on, and it can be downloaded', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  const exercise = await openExercise(page, 'validate-query');
  await write(exercise, right);
  await expect(exercise.locator('.draft-notice')).toContainText('Not saved');
  const download = page.waitForEvent('download');
  await exercise.getByRole('button', { name: 'Download all my work' }).click();
  expect((await download).suggestedFilename()).toBe('tool-contracts.json');
  expect(await run(exercise)).toBe('passed');
});

test('two tabs: the later one is asked, and neither text is lost', async ({ page, context }) => {
  const exercise = await openExercise(page, 'validate-query');
  const other = await context.newPage();
  const there = await openExercise(other, 'validate-query');
  await write(exercise, '// from the first tab\n');
  await write(there, '// from the second tab\n');
  await page.bringToFront();
  await expect(exercise.locator('.draft-notice')).toContainText('also changed in another tab');
  await exercise.getByRole('button', { name: 'Keep the text of this tab' }).click();
  await expect(exercise.locator('textarea')).toHaveValue('// from the first tab\n');
  const texts = await page.evaluate(() => JSON.stringify({ ...localStorage }));
  expect(texts).toContain('from the first tab');
  expect(texts).toContain('from the second tab');
});

for (const locale of ['en', 'zh'] as const) {
  test(`at 360 px nothing of an exercise hangs out of the page (${locale})`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const exercise = await openExercise(page, 'validate-query', lesson(locale));
    await exercise.locator('textarea').focus();
    await expect(exercise.locator('.cm-content')).toBeVisible();
    await run(exercise);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(360);
  });
}
