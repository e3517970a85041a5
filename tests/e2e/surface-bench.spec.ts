import { expect, type Page, test } from '@playwright/test';

/** The lesson's bench, awake. */
async function openBench(page: Page, locale = 'en', hash = '') {
  await page.goto(`${locale}/lessons/wide-vs-narrow/${hash}`);
  const bench = page.locator('[data-widget="surface-bench"]');
  await bench.scrollIntoViewIfNeeded();
  await expect(bench).toHaveAttribute('data-ready', '');
  return bench;
}

test('a case runs on three surfaces: the wide tool writes where a preview was wanted, the gated one previews', async ({
  page,
}) => {
  const bench = await openBench(page);
  await expect(bench.locator('[data-surface="wide"]')).toHaveAttribute('data-passed', 'false');
  await expect(bench.locator('[data-surface="wide"]')).toContainText('record:T-102:');
  for (const surface of ['gated', 'typed'])
    await expect(bench.locator(`[data-surface="${surface}"]`)).toHaveAttribute('data-passed', 'true');
  await expect(bench.locator('[data-surface="gated"]')).toContainText('"operation":"preview"');
  await expect(bench.locator('[data-score]')).toContainText('37 of 37');
});

test('a gate taken out by keyboard lets the write through, and put back it holds again', async ({ page }) => {
  const bench = await openBench(page);
  await bench.locator('select').selectOption('write-needs-approval');
  const approval = bench.locator('[data-safeguard="approval"]');
  await approval.focus();
  await page.keyboard.press('Enter');
  const typed = bench.locator('[data-surface="typed"]');
  const gated = bench.locator('[data-surface="gated"]');
  await expect(typed).toHaveAttribute('data-passed', 'false');
  await expect(gated).toHaveAttribute('data-passed', 'false');
  await expect(bench.locator('[data-step="approval"]')).toContainText('taken out');
  await expect(bench.locator('[data-announcement]')).toContainText('Not as it must be');
  await page.keyboard.press('Enter');
  await expect(typed).toHaveAttribute('data-passed', 'true');
  await expect(gated).toHaveAttribute('data-passed', 'true');
});

test('a further case runs on the wide tool too', async ({ page }) => {
  const bench = await openBench(page);
  await bench.locator('select').selectOption('replay-after-restart');
  await expect(bench.locator('[data-surface="wide"]')).toHaveAttribute('data-passed', 'false');
  await expect(bench.locator('[data-surface="gated"]')).toHaveAttribute('data-passed', 'true');
});

test('a mark of the matrix shows its case without its safeguard, and a link brings it back', async ({
  page,
}) => {
  const bench = await openBench(page, 'zh');
  await bench.locator('[data-cell="receipt duplicate-action"]').click();
  for (const surface of ['gated', 'typed'])
    await expect(bench.locator(`[data-surface="${surface}"] [data-unwanted="true"]`)).toHaveCount(1);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await bench.locator('.copy-link button').click();
  await expect(page).toHaveURL(/#surface-bench=/);
  const again = await openBench(page, 'zh', new URL(page.url()).hash);
  await expect(again.locator('select')).toHaveValue('duplicate-action');
  await expect(again.locator('[data-safeguard="receipt"]')).toHaveAttribute('aria-pressed', 'true');
});

test('the catalog costs what the chosen tools cost', async ({ page }) => {
  const bench = await openBench(page);
  const sum = bench.locator('[data-sum-bytes]');
  await expect(sum).toHaveText('2299');
  for (const box of await bench.locator('.surface-costs input').all()) await box.uncheck();
  await expect(sum).toHaveText('2');
});
