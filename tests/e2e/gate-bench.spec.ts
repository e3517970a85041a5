import { expect, type Page, test } from '@playwright/test';
import type { Locale } from '#i18n/locale.ts';

const lesson = (locale: Locale) => `${locale}/lessons/admission-gates/`;
const linkTo = (value: unknown) =>
  `#gate-bench=${Buffer.from(JSON.stringify(value), 'utf8').toString('base64url')}`;

async function openBench(page: Page, address = lesson('en')) {
  await page.goto(address);
  const bench = page.locator('[data-widget="gate-bench"]');
  // It wakes when it is seen.
  await bench.scrollIntoViewIfNeeded();
  await expect(bench).toHaveAttribute('data-ready', '');
  return {
    bench,
    args: bench.getByRole('textbox', { name: /^(Arguments|参数)/ }),
    result: bench.locator('.widget-result'),
    announcement: bench.locator('[data-announcement]'),
    gate: (id: string) => bench.locator(`[data-step="${id}"]`),
    light: (id: string) => page.locator(`[data-diagram="gate-flow"] [data-node="${id}"]`),
  };
}

test('every keystroke is judged, gate by gate, and lights the diagram in both drawings', async ({ page }) => {
  const { args, result, gate, light, bench } = await openBench(page);
  await args.fill('{"city": "Hangzhou", "days": 3}');
  await expect(result).toContainText('Passed by all five gates.');
  for (const id of ['fields', 'types', 'range', 'city', 'permission']) {
    await expect(gate(id)).toHaveAttribute('data-verdict', 'passed');
  }
  for (const drawing of await light('start').all())
    await expect(drawing).toHaveAttribute('data-state', 'passed');

  await args.press('End');
  await args.press('ArrowLeft');
  await args.press('5');
  await expect(result).toContainText('Refused at range. days is 35, more than 7.');
  await expect(bench.locator('mark')).toHaveText('35');
  await expect(gate('types')).toHaveAttribute('data-verdict', 'passed');
  await expect(gate('range')).toHaveAttribute('data-verdict', 'refused');
  await expect(gate('city')).toHaveAttribute('data-verdict', 'not-reached');
  await expect(light('range')).toHaveCount(2);
  for (const drawing of await light('range').all())
    await expect(drawing).toHaveAttribute('data-state', 'refused');
  for (const drawing of await light('city').all())
    await expect(drawing).toHaveAttribute('data-state', 'not-reached');
  for (const drawing of await light('refused').all())
    await expect(drawing).toHaveAttribute('data-state', 'refused');

  await args.fill('{\n  "days": 3,\n}');
  await expect(result).toContainText('Not JSON. Line 3, column 1: } cannot stand here.');
});

test('the vocabulary and the host’s permission are part of the judgement', async ({ page }) => {
  const { bench, args, result } = await openBench(page);
  await args.fill('{"city": "Oslo", "days": 3}');
  await expect(result).toContainText('Refused at meaning.');
  await bench.getByRole('textbox', { name: 'Add a city' }).fill('Oslo');
  await bench.getByRole('button', { name: 'Add a city' }).click();
  await expect(result).toContainText('Passed by all five gates.');
  await bench.getByRole('radio', { name: 'no decision' }).check({ force: true });
  await expect(result).toContainText('Refused at host permission.');
  await bench.getByRole('radio', { name: 'granted' }).check({ force: true });
  await bench.getByRole('button', { name: 'Remove Oslo' }).click();
  await expect(result).toContainText('Refused at meaning.');
});

for (const locale of ['en', 'zh'] as const) {
  test(`each situation of the gallery opens with one click (${locale})`, async ({ page }) => {
    const { bench, result } = await openBench(page, lesson(locale));
    const chips = bench.locator('[data-situation]');
    expect(await chips.count()).toBeGreaterThanOrEqual(12);
    for (const chip of await chips.all()) {
      await chip.click();
      await expect(chip).toHaveAttribute('aria-pressed', 'true');
      await expect(bench.locator('[data-situation][aria-pressed="true"]')).toHaveCount(1);
      await expect(result.locator('strong')).not.toBeEmpty();
      await expect(bench.locator('.gallery-shows')).not.toBeEmpty();
    }
  });
}

test('all of it can be done by keyboard', async ({ page }) => {
  const { bench, args, result, announcement } = await openBench(page);
  await args.focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('{"city": "Bergen", "days": 2}');
  await expect(result).toContainText('Refused at meaning.');
  await expect(announcement).toContainText('city is Bergen');
  await page.keyboard.press('Tab');
  await expect(bench.getByRole('button', { name: 'Remove Hangzhou' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(bench.getByRole('button', { name: 'Remove Hangzhou' })).toHaveCount(0);
  // The focus is not lost with the chip: it stands where a city is added.
  await expect(bench.getByRole('textbox', { name: 'Add a city' })).toBeFocused();
  await page.keyboard.type('Bergen');
  await page.keyboard.press('Enter');
  await expect(result).toContainText('Passed by all five gates.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(bench.getByRole('radio', { name: 'granted' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(result).toContainText('Refused at host permission.');
  await page.keyboard.press('Tab');
  await expect(bench.locator('[data-situation="well-formed"]')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(result).toContainText('Passed by all five gates.');
});

test('what a reader finds by own typing is counted, announced once, and kept for the visit', async ({
  page,
}) => {
  const { bench, args, announcement } = await openBench(page);
  const found = bench.locator('[data-finding][data-found="true"]');
  await bench.locator('[data-situation="extra-field"]').click();
  await expect(announcement).toContainText('Refused at fields.');
  await expect(found).toHaveCount(0);
  await args.fill('{"town": "Hangzhou"}');
  await expect(announcement).toContainText('Found: fields. 1 of 5 gates.');
  await args.fill('{"city": "Hangzhou", "days": []}');
  await expect(announcement).toContainText('Found: types. 2 of 5 gates.');
  await expect(found).toHaveCount(2);
  await page.reload();
  await bench.scrollIntoViewIfNeeded();
  await expect(found).toHaveCount(2);
});

test('a link carries the state, brings the bench into view and focuses it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { bench, args } = await openBench(page);
  const text = '{"city": "哈尔滨 <b>", "days": 4}';
  await args.fill(text);
  await bench.getByRole('radio', { name: 'denied' }).check({ force: true });
  expect(page.url()).not.toContain('#gate-bench');
  await bench.getByRole('button', { name: 'Copy link to this state' }).click();
  await expect(bench.locator('.copy-link-status')).toHaveText('Link copied.');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(page.url()).toBe(link);

  const other = await context.newPage();
  await other.goto(link);
  const opened = other.locator('[data-widget="gate-bench"]');
  await expect(opened).toHaveAttribute('data-ready', '');
  await expect(opened).toBeFocused();
  await expect(opened).toBeInViewport();
  await expect(opened.getByRole('textbox', { name: /^Arguments/ })).toHaveValue(text);
  await expect(opened.getByRole('radio', { name: 'denied' })).toBeChecked();
  await expect(opened.locator('[data-link="opened"]')).toBeVisible();
});

const good = { text: '{}', cities: ['Oslo'], permission: 'granted' };
for (const [name, hash, fault] of [
  ['that is damaged', '#gate-bench=%%%', 'not-base64url'],
  ['that holds markup', '#gate-bench=<img src=x onerror=alert(1)>', 'not-base64url'],
  ['with a member of its own', linkTo({ ...good, run: 'alert(1)' }), 'not-a-state'],
  ['with a wrong permission', linkTo({ ...good, permission: 'root' }), 'not-a-state'],
  ['that is endless', `#gate-bench=${'A'.repeat(20_000)}`, 'too-long'],
] as const) {
  test(`a link ${name} says so, runs nothing and shows the first situation`, async ({ page }) => {
    const events: string[] = [];
    page.on('dialog', (dialog) => {
      events.push('dialog');
      return dialog.dismiss();
    });
    page.on('pageerror', (error) => events.push(error.message));
    await page.goto(lesson('en') + hash);
    const bench = page.locator('[data-widget="gate-bench"]');
    await expect(bench).toHaveAttribute('data-ready', '');
    await expect(bench.locator(`[data-link="${fault}"]`)).toBeVisible();
    await expect(bench.locator('[data-situation="days-true"]')).toHaveAttribute('aria-pressed', 'true');
    expect(events).toEqual([]);
  });
}

test('markup in the arguments stays text', async ({ page }) => {
  const { args, result } = await openBench(page);
  await args.fill('{"city": "<img src=x onerror=alert(1)>", "days": 1}');
  await expect(result).toContainText('<img src=x onerror=alert(1)>');
  await expect(result.locator('img')).toHaveCount(0);
});

test('nothing jumps while somebody types', async ({ page }) => {
  const { bench, args } = await openBench(page);
  const gallery = bench.locator('.gallery');
  const top = async () => (await gallery.boundingBox())?.y;
  await args.fill('{"city": "Hangzhou", "days": 3}');
  const before = await top();
  for (const text of [
    '{"city": "Hangzhou", "days": 3',
    '{"city": "Hangzhou", "days": true}',
    '',
    '{"city": 1}',
  ]) {
    await args.fill(text);
    expect(await top()).toBe(before);
  }
});

test('on a phone nothing runs over the edge, and the narrow drawing is shown', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { bench, args } = await openBench(page);
  await args.fill(`{"city": "${'x'.repeat(120)}", "days": 3}`);
  await expect(bench.locator('.widget-result')).toContainText('Refused at meaning.');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await expect(page.locator('[data-diagram="gate-flow"] .diagram-narrow')).toBeVisible();
  await expect(page.locator('[data-diagram="gate-flow"] .diagram-wide')).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  for (const locale of ['en', 'zh'] as const) {
    test(`the situations stand there as a table (${locale})`, async ({ page }) => {
      await page.goto(lesson(locale));
      const rows = page.locator('.widget-static tbody tr');
      expect(await rows.count()).toBeGreaterThanOrEqual(12);
      await expect(rows.first()).toBeVisible();
      await expect(page.locator('[data-case="days-true"]')).toContainText('schema_types');
      await expect(page.locator('[data-case="well-formed"] .outcome-allowed')).toBeVisible();
      await expect(page.locator('[data-widget="gate-bench"]')).toBeHidden();
      await expect(page.locator('[data-diagram="gate-flow"] svg').filter({ visible: true })).toHaveCount(1);
    });
  }
});
