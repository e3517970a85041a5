import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { termOf } from '#course/glossary/termOf.ts';
import { readCourse } from '#course/readCourse.ts';
import { exerciseMetas } from '#exercises';
import type { Locale } from '#i18n/locale.ts';
import { siteUrl } from '#site/url.ts';
import { lesson, openExercise, run, stored, wakeExercise, write } from './exercisePage.ts';

const count = exerciseMetas.filter((head) => head.lesson === 'admission-gates').length;
const { glossary } = readCourse();
const host = termOf('host');

/** A term in a lesson: its link, and the note that says what it means. */
function termOn(page: Page, id: string) {
  const term = page.locator(`[data-term="${id}"]`);
  return { link: term.locator('> a'), note: term.locator('[popover]') };
}

/** The panel of saved work on a home page, once it answers. */
async function savedWork(page: Page, locale: Locale): Promise<Locator> {
  await page.goto(`${locale}/`);
  const panel = page.locator('[data-saved-work]');
  await panel.scrollIntoViewIfNeeded();
  await expect(panel).toHaveAttribute('data-ready', '');
  return panel;
}

/** Everything that the page's storage holds of ours. */
const storedWork = (page: Page) =>
  page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([key]) => key.startsWith('tool-contracts:v1:') && !key.includes(':reading:'))
      .sort(),
  );

test('a term says what it means by keyboard and by pointer, and lets its reader go on', async ({ page }) => {
  await page.goto(lesson('en'));
  const { link, note } = termOn(page, 'host');
  await expect(link).toHaveAccessibleDescription(host.en.definition);
  await termOn(page, 'tool').link.focus();
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  await expect(note).toBeVisible();
  await expect(note).toContainText(host.zh.term);
  await page.keyboard.press('Escape');
  await expect(note).toBeHidden();
  await expect(link).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(termOn(page, 'proposal').note).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/glossary\/#term-proposal$/);
  await page.goBack();

  await link.hover();
  await expect(note).toBeVisible();
  await note.hover();
  await expect(note).toBeVisible();
  await page.mouse.move(0, 0);
  await expect(note).toBeHidden();

  const box = async () => (await note.boundingBox()) ?? { x: -1, width: 0 };
  await page.setViewportSize({ width: 360, height: 740 });
  await link.hover();
  await expect(note).toBeVisible();
  expect((await box()).x).toBeGreaterThanOrEqual(8);
  expect((await box()).x + (await box()).width).toBeLessThanOrEqual(352);
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test('a tap opens the note and stays on the page; the link in the note leads to the term', async ({
    page,
  }) => {
    await page.goto(lesson('zh'));
    const { link, note } = termOn(page, 'admission-gate');
    await link.tap();
    await expect(note).toBeVisible();
    await expect(page).toHaveURL(/lessons\/admission-gates\/$/);
    await note.getByRole('link').tap();
    await expect(page).toHaveURL(/\/zh\/glossary\/#term-admission-gate$/);
    await expect(page.locator('#term-admission-gate')).toBeInViewport();
  });
});

for (const locale of ['en', 'zh'] as const) {
  test(`the glossary has every term in both languages, is filtered by either and leads to lessons, ${locale}`, async ({
    page,
  }) => {
    await page.goto(`${locale}/glossary/`);
    const terms = page.locator('#glossary li');
    await expect(terms).toHaveCount(glossary.length);
    const item = terms.filter({ has: page.locator('#term-host') });
    await expect(item).toContainText(host.en.term);
    await expect(item).toContainText(host.zh.term);
    await expect(item).toContainText(host[locale].definition);
    const use = siteUrl(`${locale}/lessons/admission-gates/#know-first`);
    await expect(item.getByRole('link').first()).toHaveAttribute('href', use);
    for (const typed of ['HOST-permission', '权限 模型', 'talks decides']) {
      await page.getByRole('searchbox').fill(typed);
      await expect(terms.filter({ visible: true })).toHaveCount(1);
    }
    const data = await page.locator('#glossary ~ script[type="application/ld+json"]').textContent();
    expect(JSON.parse(data ?? '')).toMatchObject({ '@type': 'DefinedTermSet' });
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('terms lead to the glossary, which is whole, and the outline is as it was built', async ({ page }) => {
    await page.goto(lesson('en'));
    await termOn(page, 'host').link.click();
    await expect(page).toHaveURL(/\/en\/glossary\/#term-host$/);
    await expect(page.locator('#glossary li')).toHaveCount(glossary.length);
    await expect(page.locator('[data-filter-box]')).toBeHidden();
    await page.goto('en/');
    await expect(page.locator('[data-lesson]').first()).toContainText(`${count} exercises`);
    await expect(page.locator('.saved-work')).toBeHidden();
  });
});

test('what was read and passed is told at home, in the list of exercises and on the exercise', async ({
  page,
}) => {
  const exercise = await openExercise(page, 'validate-query');
  await expect(exercise.locator('.exercise-mark')).toHaveCount(0);
  await write(exercise, stored('validate-query', 'right/early-returns.ts'));
  expect(await run(exercise)).toBe('passed');
  await expect(exercise.locator('.exercise-mark')).toHaveText('passed');
  await page.locator('#exact-integer-check').evaluate((point) => point.scrollIntoView());
  // What is in view is noted when the browser next looks; a reader would not be gone by then.
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('exact-integer-check');

  await page.goto('en/');
  const outline = page.locator('#outline');
  await expect(outline.locator('[data-lesson="admission-gates"]')).toContainText(
    `1 of ${count} exercises passed`,
  );
  const next = outline.locator('[data-go-on] a');
  await expect(next).toHaveText('Break seven gates');
  const read = outline.locator('[data-last-read] a');
  await expect(read).toHaveText('Admission gates · A day count is an integer, and true is not');
  await read.click();
  await expect(page.locator('#exact-integer-check')).toBeInViewport();
  // The mark is there again after a reload.
  await expect((await wakeExercise(page, 'validate-query')).locator('.exercise-mark')).toHaveText('passed');

  await page.goto('zh/exercises/');
  await expect(page.locator('[data-exercise-mark="validate-query"]')).toHaveText('已通过');
  await expect(page.locator('[data-exercise-mark="weather-schema"]')).toBeEmpty();
});

test('where storage is forbidden, home is whole and says so', async ({ page }) => {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Storage is forbidden here.', 'SecurityError');
    };
    // The theme asks for it outside of any guard; all that is asked through the prototype is refused.
    for (const name of ['getItem', 'setItem', 'removeItem', 'key'] as const) Storage.prototype[name] = refuse;
  });
  const panel = await savedWork(page, 'en');
  await expect(panel).toContainText('does not let the page store anything');
  await expect(panel.getByRole('button')).toHaveCount(0);
  await expect(page.locator('[data-lesson]').first()).toContainText(`${count} exercises`);
  await page.goto(lesson('en'));
  await wakeExercise(page, 'validate-query');
  expect(
    faults.filter((fault) => !fault.includes('Storage is forbidden') && !fault.includes('Starlight')),
  ).toEqual([]);
});

test('work goes along as a file: looked at first, by keyboard, and both texts of a conflict are kept', async ({
  page,
  browser,
}) => {
  const exercise = await openExercise(page, 'validate-query');
  await write(exercise, '// from the first machine');
  const panel = await savedWork(page, 'en');
  await expect(panel).toContainText('Saved here: 1 draft');
  const download = page.waitForEvent('download');
  await panel.getByRole('button', { name: 'Download all my work' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^tool-contracts-\d{4}-\d\d-\d\d\.json$/);
  const text = await readFile(await file.path(), 'utf8');

  const elsewhere = await browser.newPage();
  await write(await openExercise(elsewhere, 'validate-query'), '// from the second machine');
  const other = await savedWork(elsewhere, 'en');
  const before = await storedWork(elsewhere);
  const input = other.getByLabel('Bring in a download');
  await input.setInputFiles({ name: 'mine.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await expect(other.getByRole('heading', { name: 'In mine.json' })).toBeFocused();
  await expect(other.locator('tbody tr')).toHaveText(
    /Write the gate.*older than yours: it goes into the history/,
  );
  expect(await storedWork(elsewhere)).toEqual(before);
  await elsewhere.keyboard.press('Tab');
  await expect(other.getByRole('button', { name: 'Bring it in' })).toBeFocused();
  await elsewhere.keyboard.press('Enter');
  await expect(other.getByRole('status')).toContainText('Brought in: 1 draft');
  await expect(input).toBeFocused();

  const there = await openExercise(elsewhere, 'validate-query');
  await expect(there.locator('textarea')).toHaveValue('// from the second machine');
  await there.locator('.exercise-history summary').click();
  await there.getByRole('button', { name: /^Bring back/ }).click();
  await expect(there.locator('textarea')).toHaveValue('// from the first machine');
  await elsewhere.close();
});

test('a damaged file is told as one and changes nothing, and a sound one can be left', async ({ page }) => {
  await write(await openExercise(page, 'validate-query'), '// mine');
  const panel = await savedWork(page, 'zh');
  const before = await storedWork(page);
  const work = { format: 'tool-contracts-work', version: 1, drafts: [], history: [{ damaged: true }] };
  const choose = (name: string, text: string) =>
    panel
      .getByLabel('导入下载过的内容')
      .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
  await choose('half.json', JSON.stringify(work).slice(0, 40));
  await expect(panel.getByRole('status')).toHaveText(
    '没有改动任何内容。half.json： 文件不是 JSON，请选择由本页导出的文件。',
  );
  await choose('other.json', '{"version": 1}');
  await expect(panel.getByRole('status')).toContainText('不是本页的导出格式');
  await choose('empty.json', JSON.stringify(work));
  await expect(panel).toContainText('有 1 项已损坏，会跳过。');
  await panel.getByRole('button', { name: '关闭' }).click();
  await expect(panel.getByRole('heading')).toHaveCount(0);
  expect(await storedWork(page)).toEqual(before);
});
