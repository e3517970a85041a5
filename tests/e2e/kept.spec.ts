import { readFile } from 'node:fs/promises';
import { expect as expectNow, type Page, test } from '@playwright/test';
import { exerciseMeta, loadExercise } from '#exercises';
import { drawRound } from '#grader/questions/drawRound.ts';
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

/** Opens the panel of saved work at home and gives it a file with this many entries to bring in. */
async function bringIn(page: Page, entries: number) {
  const history = Array.from({ length: entries }, (_, index) => ({
    ...{ exercise: 'validate-query', revision: 1, slot: 'main', kind: 'snapshot', why: 'reset' },
    ...{ id: `file-${index}`, time: 900_000 + index, text: `// from the file ${index}\n${'x'.repeat(100)}` },
  }));
  await page.goto('en/');
  const panel = page.locator('[data-saved-work]');
  await panel.scrollIntoViewIfNeeded();
  await expect(panel).toHaveAttribute('data-ready', '');
  const buffer = Buffer.from(
    JSON.stringify({ format: 'tool-contracts-work', version: 1, drafts: [], history }),
  );
  await panel
    .locator('input[type="file"]')
    .setInputFiles({ name: 'work.json', mimeType: 'application/json', buffer });
  await panel.getByRole('button', { name: 'Bring it in' }).click();
  return panel;
}

const historyKeys = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes(':history:')).length);

test('4,000 entries are brought in beside what is there, and nothing of it is removed', async ({ page }) => {
  const key = 'tool-contracts:v1:history:validate-query:own';
  const own = { id: 'own', revision: 1, slot: 'main', text: '// own', time: 1000 };
  await leave(page, { [key]: { ...own, kind: 'snapshot', why: 'reset' } });
  const panel = await bringIn(page, 4000);
  await expect(
    panel.locator('p').filter({ hasText: 'Brought in: 4000 entries of the history.' }).first(),
  ).toBeVisible();
  expect(await historyKeys(page)).toBe(4001);
  expect(await page.evaluate((at) => localStorage.getItem(at), key)).toContain('// own');
});

test('an import into a full storage says so, and the download holds both sides', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem(
      'tool-contracts:v1:draft:validate-query:1:main',
      '{"text":"// own","version":1,"writer":"w","time":1000}',
    );
    // Fills what the browser gives, down to the last kilobyte.
    for (let size = 4_000_000; size > 500; size = Math.floor(size / 2)) {
      try {
        for (let part = 0; ; part += 1) localStorage.setItem(`filler-${size}-${part}`, 'x'.repeat(size));
      } catch {
        // No room for a piece of this size is left.
      }
    }
  });
  const panel = await bringIn(page, 100);
  await expect(panel).toContainText('a part is held by this page alone');
  const download = page.waitForEvent('download');
  await panel.getByRole('button', { name: 'Download all my work' }).click();
  const file = await (await download).path();
  const { drafts, history } = JSON.parse(await readFile(file, 'utf8'));
  expect([drafts[0].text, history.length]).toEqual(['// own', 100]);
});

test('a round of predictions that came with a link is shown and not counted', async ({ page }) => {
  const exercise = await loadExercise('predict-admission');
  if (exercise.kind !== 'predict') throw new Error('predict-admission is no longer a round of predictions');
  const seed = 4711;
  const answers = drawRound(exercise, seed).map((situation) => exercise.answer(situation));
  const text = JSON.stringify({ seed, answers: answers.slice(0, -1) });
  const link = await writeRunLink('predict-admission', { revision: exercise.revision, seed, text });
  await page.goto(`${lesson('en')}${link}`);
  const round = await wakeExercise(page, 'predict-admission');
  await round.getByRole('button', { name: 'Open it', exact: true }).click();
  await round.getByRole('button', { name: /^Go on with the round \(\d+ said\)$/ }).click();
  for (const answer of Object.values(answers.at(-1) ?? {}))
    await round.locator(`input[type="radio"][value="${answer}"]`).check();
  await round.getByRole('button', { name: 'Say it' }).click();
  await round.getByRole('button', { name: 'See the round' }).click();
  await expect(round.locator('.verdict')).toHaveAttribute('data-verdict', 'passed');
  await expect(round.locator('.verdict')).toContainText('does not count');
  await expect(round.locator('.exercise-mark')).toHaveCount(0);
});
