import { expect, type Page, test } from '@playwright/test';
import type { Locale } from '#i18n/locale.ts';

const lesson = (locale: Locale) => `${locale}/lessons/idempotency/`;
const linkTo = (value: unknown) =>
  `#delivery-bench=${Buffer.from(JSON.stringify(value), 'utf8').toString('base64url')}`;

async function openBench(page: Page, address = lesson('en')) {
  await page.goto(address);
  const bench = page.locator('[data-widget="delivery-bench"]');
  // It wakes when it is seen.
  await bench.scrollIntoViewIfNeeded();
  await expect(bench).toHaveAttribute('data-ready', '');
  return {
    bench,
    action: (id: string) => bench.locator(`[data-action="${id}"]`),
    server: (id: string) => bench.locator(`.delivery-server[data-server="${id}"]`),
    written: (id: string) =>
      bench.locator(`.delivery-server[data-server="${id}"] .delivery-ledger [data-written="true"]`),
    row: (number: number) => bench.locator(`[data-event="${number}"]`),
    slider: bench.getByRole('slider'),
    announcement: bench.locator('[data-announcement]'),
  };
}

test('a history is built, taken back and cleared; the page runs the servers under its own policy', async ({
  page,
}) => {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  const { bench, action, server, written, row } = await openBench(page);
  await action('clear').click();
  await expect(action('repeat')).toHaveAttribute('aria-disabled', 'true');
  await bench.getByRole('radio', { name: /its answer is lost/ }).check({ force: true });
  await action('send').click();
  await action('restart').click();
  await bench.getByRole('radio', { name: 'arrives', exact: true }).check({ force: true });
  await action('repeat').click();
  await expect(written('none')).toHaveCount(2);
  await expect(written('key_only')).toHaveCount(2);
  await expect(written('receipts')).toHaveCount(1);
  await expect(server('key_only').locator('[data-how="again"]')).toContainText('written again');
  await expect(row(3).locator('[data-server="none"] [data-harm="again"]')).toBeVisible();
  await expect(server('receipts')).toContainText('Written again: 0.');

  await action('undo').click();
  await expect(row(3)).toHaveCount(0);
  await action('other_note').click();
  await expect(server('receipts').locator('[data-shown="true"]')).toContainText(
    'Refuses: the key belongs to another request.',
  );
  expect(faults).toEqual([]);
});

test('the next version of the contract between a write and its repetition makes a conflict', async ({
  page,
}) => {
  const { bench, action, server, written, row } = await openBench(page);
  await action('clear').click();
  await bench.getByRole('radio', { name: /its answer is lost/ }).check({ force: true });
  await action('send').click();
  await action('new_version').click();
  await expect(row(2)).toContainText('next version');
  await bench.getByRole('radio', { name: 'arrives', exact: true }).check({ force: true });
  await action('repeat').click();
  await expect(written('none')).toHaveCount(2);
  await expect(written('receipts')).toHaveCount(1);
  await expect(server('receipts').locator('[data-shown="true"]')).toContainText(
    'Refuses: the key belongs to another request.',
  );
  await expect(bench.locator('[data-situation="new-version"]')).toHaveAttribute('aria-pressed', 'true');
});

test('all of it can be done by keyboard, and what changes is announced for each server', async ({ page }) => {
  const { bench, action, written, slider, announcement } = await openBench(page);
  await action('twice').focus();
  await page.keyboard.press('Enter');
  await expect(announcement).toContainText('Event 3. The client sends write-2');
  await expect(announcement).toContainText('Key and fingerprint, durable receipts: First: Writes the note.');
  await expect(action('twice')).toBeFocused();
  await slider.focus();
  await page.keyboard.press('Home');
  await expect(written('none')).toHaveCount(0);
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', 'After event 1 of 3');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(written('none')).toHaveCount(2);
  await bench.locator('[data-event="1"] button').focus();
  await page.keyboard.press('Enter');
  await expect(written('none')).toHaveCount(1);
  await expect(bench.locator('[data-event="1"] button')).toHaveAttribute('aria-current', 'step');
});

for (const locale of ['en', 'zh'] as const) {
  test(`each situation opens with one click and fits a phone, and going through it moves nothing (${locale})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const { bench, slider } = await openBench(page, lesson(locale));
    const chips = await bench.locator('[data-situation]').all();
    expect(chips.length).toBeGreaterThanOrEqual(8);
    for (const chip of chips) {
      await chip.click();
      await expect(chip).toHaveAttribute('aria-pressed', 'true');
      await expect(bench).toHaveAttribute('data-played', 'true');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    }
    const height = async () => (await bench.boundingBox())?.height;
    const before = await height();
    for (const moment of ['0', '1', '3']) {
      await slider.fill(moment);
      expect([moment, await height()]).toEqual([moment, before]);
    }
  });
}

test('a link carries the history and the moment, and is data whatever stands in it', async ({ page }) => {
  const send = { kind: 'send', key: 'write-1', note: 'ask-bank', fate: 'answer_lost', twice: false };
  const good = { events: [send, { kind: 'restart' }, send], shown: 2 };
  await page.goto(lesson('en') + linkTo(good));
  const bench = page.locator('[data-widget="delivery-bench"]');
  await expect(bench.locator('[data-link="opened"]')).toBeVisible();
  await expect(bench).toBeInViewport();
  await expect(bench).toBeFocused();
  await expect(bench.locator('[data-event]')).toHaveCount(3);
  await expect(bench.locator('[data-event="2"]')).toHaveAttribute('data-time', 'now');
  await expect(bench.locator('[data-event="1"]')).toContainText('Ask the bank');

  for (const [hash, fault] of [
    [
      linkTo({ ...good, events: [{ ...send, note: '<img src=x onerror=alert(1)>' }], shown: 1 }),
      'not-a-state',
    ],
    ['#delivery-bench=%%%', 'not-base64url'],
  ]) {
    await page.evaluate((next) => {
      window.location.hash = next ?? '';
    }, hash);
    await expect(bench.locator(`[data-link="${fault}"]`)).toBeVisible();
    await expect(bench.locator('[data-situation="answer-lost"]')).toHaveAttribute('aria-pressed', 'true');
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the situations stand there as a table', async ({ page }) => {
    await page.goto(lesson('zh'));
    const rows = page.locator('.widget-static [data-case]');
    expect(await rows.count()).toBeGreaterThanOrEqual(8);
    await expect(rows.first()).toBeVisible();
    await expect(page.locator('[data-case="answer-lost"] .outcome-refused')).toHaveCount(1);
    await expect(page.locator('[data-widget="delivery-bench"]')).toBeHidden();
  });
});
