import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import type { Locale } from '#i18n/locale.ts';

const lesson = (locale: Locale) => `${locale}/lessons/skill-load-plan/`;
const linkTo = (value: unknown) =>
  `#load-bench=${Buffer.from(JSON.stringify(value), 'utf8').toString('base64url')}`;

async function openBench(page: Page, address = lesson('en')) {
  await page.goto(address);
  const bench = page.locator('[data-widget="load-bench"]');
  // It wakes when it is seen.
  await bench.scrollIntoViewIfNeeded();
  await expect(bench).toHaveAttribute('data-ready', '');
  return {
    bench,
    result: bench.locator('.widget-result'),
    sum: bench.locator('.load-sum'),
    announcement: bench.locator('[data-announcement]'),
    budget: bench.getByRole('textbox', { name: 'Budget, in tokens' }),
    situation: (id: string) => bench.locator(`[data-situation="${id}"]`),
    box: (name: string) => bench.getByRole('checkbox', { name, exact: true }),
    /** How wide a part of the upper bar is, in percent of the bar. */
    width: (layer: string) =>
      bench
        .locator(`[data-bar="on-demand"] [data-layer="${layer}"]`)
        .evaluate((part) => Number.parseFloat((part as HTMLElement).style.width)),
  };
}

test('what is activated, requested and typed becomes bar, sum and verdict at once', async ({ page }) => {
  const { bench, result, sum, budget, box, width } = await openBench(page);
  await expect(result).toContainText('Accepted. The plan costs 100 tokens, and equality fits.');
  await expect(sum).toContainText('10 + 10');
  const [metadata, bodies, resources] = await Promise.all(['metadata', 'bodies', 'resources'].map(width));
  expect([bodies, resources]).toEqual([(metadata ?? 0) * 2.5, (metadata ?? 0) * 1.5]);

  await budget.fill('99');
  await expect(result).toContainText('Over budget by 1.');
  await expect(bench.locator('[data-next="half"]')).toBeVisible();
  await bench.getByRole('button', { name: 'Do not request style.md' }).click();
  await expect(result).toContainText('Accepted. The plan costs 70 tokens; 29 of 99 are left.');
  await expect(box('Request style.md')).not.toBeChecked();

  await box('Request template.md').check();
  await expect(result).toContainText('No plan. The skill that owns a requested resource is not active.');
  await expect(sum).toHaveText('No plan, so there is no sum.');
  await bench.getByRole('textbox', { name: 'body of weather-note' }).fill('"50"');
  await expect(result).toContainText('The body of weather-note reads "50".');
  await expect(bench.getByRole('textbox', { name: 'body of weather-note' })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
});

for (const locale of ['en', 'zh'] as const) {
  test(`each situation opens with one click, and nothing above it moves by it (${locale})`, async ({
    page,
  }) => {
    const { bench, result, situation } = await openBench(page, lesson(locale));
    const top = async () => (await bench.locator('.gallery').boundingBox())?.y;
    await situation('equality').click();
    const before = await top();
    for (const id of ['over-budget', 'nothing-active', 'inactive-owner', 'half-body', 'cost-as-text']) {
      await situation(id).click();
      await expect(situation(id)).toHaveAttribute('aria-pressed', 'true');
      await expect(result.locator('strong')).not.toBeEmpty();
      expect(await top()).toBe(before);
    }
    await situation('cycle').click();
    await expect(bench.locator('.load-graph svg .load-node')).toHaveCount(3);
    await expect(bench.locator('.load-graph svg [data-goes="back"]')).toHaveCount(1);
    await expect(bench.locator('.load-graph-text [data-cycle]')).toContainText(
      'style.md → units.md → style.md',
    );
  });
}

test('all of it can be done by keyboard', async ({ page }) => {
  const { bench, result, announcement, box } = await openBench(page);
  await box('Activate weather-note').focus();
  await page.keyboard.press('Space');
  await expect(result).toContainText('No plan.');
  await expect(announcement).toContainText('It is style.md.');
  // Past the two costs and the button that removes the skill, to its resource.
  for (let i = 0; i < 4; i += 1) await page.keyboard.press('Tab');
  await expect(box('Request style.md')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(result).toContainText('The plan costs 20 tokens; 80 of 100 are left.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(box('template.md')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(bench.locator('.load-graph-text')).toContainText('style.md refers to template.md.');

  const slider = bench.getByRole('slider');
  await slider.focus();
  await page.keyboard.press('Home');
  await expect(result).toContainText('Over budget by 20.');

  await bench.getByRole('textbox', { name: 'Add a skill' }).focus();
  await page.keyboard.type('packing-list');
  await page.keyboard.press('Enter');
  await expect(result).toContainText('Over budget by 30.');
  await expect(bench.getByRole('textbox', { name: 'Add a skill' })).toBeFocused();
  await bench.getByRole('button', { name: 'Remove packing-list' }).focus();
  await page.keyboard.press('Enter');
  // The focus is not lost with the row: it stands where a row is added.
  await expect(bench.getByRole('textbox', { name: 'Add a skill' })).toBeFocused();
});

test('a link carries the state; one that holds none says so and runs nothing', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { bench, budget } = await openBench(page);
  await bench.getByRole('textbox', { name: 'Add a skill' }).fill('<img src=x onerror=alert(1)>');
  await bench.getByRole('button', { name: 'Add a skill' }).click();
  await budget.fill('123');
  await bench.getByRole('button', { name: 'Copy link to this state' }).click();
  await expect(bench.locator('.copy-link-status')).toHaveText('Link copied.');
  const link = await page.evaluate(() => navigator.clipboard.readText());

  const other = await context.newPage();
  const events: string[] = [];
  other.on('dialog', (dialog) => {
    events.push('dialog');
    return dialog.dismiss();
  });
  other.on('pageerror', (error) => events.push(error.message));
  await other.goto(link);
  const opened = other.locator('[data-widget="load-bench"]');
  await expect(opened).toHaveAttribute('data-ready', '');
  await expect(opened).toBeFocused();
  await expect(opened.getByRole('textbox', { name: 'Budget, in tokens' })).toHaveValue('123');
  await expect(
    opened.locator('.load-skill strong', { hasText: '<img src=x onerror=alert(1)>' }),
  ).toBeVisible();

  const state = { skills: [], resources: [], budget: '1', maxDepth: '1', extraBudget: '1' };
  for (const [hash, fault] of [
    ['#load-bench=<img src=x onerror=alert(1)>', 'not-base64url'],
    [linkTo({ ...state, run: 'alert(1)' }), 'not-a-state'],
    [`#load-bench=${'A'.repeat(20_000)}`, 'too-long'],
  ] as const) {
    await other.evaluate((next) => {
      window.location.hash = next;
    }, hash);
    await expect(opened.locator(`[data-link="${fault}"]`)).toBeVisible();
    await expect(opened.locator('[data-situation="equality"]')).toHaveAttribute('aria-pressed', 'true');
  }
  expect(events).toEqual([]);
});

test.describe('a folder of one’s own', () => {
  let folder = '';
  test.beforeAll(() => {
    folder = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'load-bench-')), 'own-skills');
    const files = {
      'pdf/SKILL.md': '---\nname: pdf\ndescription: Fills forms.\n---\nSee [forms](references/forms.md).\n',
      'pdf/references/forms.md': 'Begin with [fields](fields.md).\n',
      'pdf/references/fields.md': 'Nothing more.\n',
      'bad/SKILL.md': '---\nname: bad\ndescription: when: asked\n---\n',
    };
    for (const [file, text] of Object.entries(files)) {
      fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      fs.writeFileSync(path.join(folder, file), text);
    }
  });
  test.afterAll(() => fs.rmSync(path.dirname(folder), { recursive: true }));

  test('is read in the page, shows its real numbers and its faults by line, and is not sent', async ({
    page,
  }) => {
    const sent: string[] = [];
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET' || request.postData() !== null) sent.push(request.url());
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    const { bench, result, box, announcement } = await openBench(page);
    const vocabulary = () => scripts.filter((url) => /o200k/.test(url)).length;
    expect(vocabulary()).toBe(0);

    await bench.locator('input[type="file"]').setInputFiles(folder);
    await expect(bench.locator('[data-own="read"]')).toContainText('own-skills: 2 skills, 2 other files.', {
      timeout: 20_000,
    });
    expect(vocabulary()).toBe(1);
    await expect(announcement).toContainText('own-skills: 2 skills');
    const problem = bench.locator('.load-problems li').first();
    await expect(problem).toContainText('bad/SKILL.md:3:18');
    await expect(problem).toContainText('Put the whole value in quotes.');

    await expect(bench.getByRole('textbox', { name: 'metadata of pdf' })).toHaveValue('36');
    await box('Activate pdf').check();
    await box('Request pdf/references/forms.md').check();
    await expect(result).toContainText('Accepted. The plan costs 55 tokens; 9,945 of 10,000 are left.');
    await expect(bench.locator('.load-term[data-layer="needed"]')).toContainText('by reference');
    expect(sent).toEqual([]);

    for (const theme of ['light', 'dark']) {
      await page.evaluate((next) => {
        document.documentElement.dataset['theme'] = next;
      }, theme);
      const { violations } = await new AxeBuilder({ page }).include('[data-widget="load-bench"]').analyze();
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`),
      ).toEqual([]);
    }
  });

  test('what is dropped and is no folder changes nothing', async ({ page }) => {
    const { bench } = await openBench(page);
    await bench.locator('.load-drop').evaluate((zone) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File(['x'], 'a.txt'));
      zone.dispatchEvent(new DragEvent('dragover', { bubbles: true, cancelable: true, dataTransfer }));
      zone.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
    });
    await expect(bench.locator('[data-own="nothing"]')).toHaveText('What was dropped is no folder.');
    await expect(bench.locator('[data-situation="equality"]')).toHaveAttribute('aria-pressed', 'true');
  });
});

test('on a phone nothing runs over the edge', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { bench, budget, situation } = await openBench(page);
  await situation('cycle').click();
  await bench.getByRole('textbox', { name: 'Add a skill' }).fill('x'.repeat(120));
  await bench.getByRole('button', { name: 'Add a skill' }).click();
  await budget.fill('9007199254740991');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  const edge = await bench.evaluate((root) => root.getBoundingClientRect().right);
  const over = await bench
    .locator('input, button, .load-bar, .load-part')
    .evaluateAll(
      (parts, right) => parts.filter((part) => part.getBoundingClientRect().right > right).length,
      edge,
    );
  expect(over).toBe(0);
});
