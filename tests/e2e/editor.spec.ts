import { expect, type Page, test } from '@playwright/test';

const lesson = '/en/lessons/admission-gates/';

test.describe('the code field', () => {
  test('is a textarea until the reader comes, and loads no editor before', async ({ page }) => {
    const scripts = watchScripts(page);
    const { field, area } = await openField(page);
    await expect(area).toBeVisible();
    expect(scripts.filter((url) => /codeMirror|types/i.test(url))).toEqual([]);
    await area.focus();
    await expect(field.locator('.cm-content')).toBeFocused();
    expect(scripts.filter((url) => /typesWorker/.test(url))).toEqual([]);
  });

  test('keeps text and selection when the editor takes the place of the textarea', async ({ page }) => {
    const { field, area } = await openField(page);
    const text = await area.inputValue();
    await area.evaluate((element: HTMLTextAreaElement) => {
      element.focus();
      element.setSelectionRange(3, 9, 'backward');
    });
    await expect(field.locator('.cm-content')).toBeFocused();
    await page.keyboard.type('新');
    await useMode(page, 'Plain text');
    await expect(area).toHaveValue(`${text.slice(0, 3)}新${text.slice(9)}`);
  });

  for (const mode of ['Plain text', 'Code editor']) {
    test(`as ${mode.toLowerCase()}: Tab leaves, indents once chosen, and leaves after Esc`, async ({
      page,
    }) => {
      const { field } = await openField(page);
      await useMode(page, mode);
      const input = field.locator(mode === 'Plain text' ? 'textarea' : '.cm-content');
      const hasFocus = () =>
        field.evaluate((root) => root.querySelector('.code-field-frame :focus') !== null);
      await input.focus();
      await page.keyboard.press('Tab');
      expect(await hasFocus()).toBe(false);

      await field.getByRole('button', { name: 'Tab indents' }).click();
      await input.focus();
      await page.keyboard.press('ControlOrMeta+Home');
      await page.keyboard.press('Tab');
      expect(await hasFocus()).toBe(true);
      await page.keyboard.press('Escape');
      await page.keyboard.press('Tab');
      expect(await hasFocus()).toBe(false);
      await useMode(page, 'Plain text');
      await expect(field.locator('textarea')).toHaveValue(/^ {2}\S/);
    });
  }

  test('keeps what was typed through a reload', async ({ page }) => {
    const { field, area } = await openField(page);
    await area.focus();
    await expect(field.locator('.cm-content')).toBeFocused();
    await page.keyboard.press('ControlOrMeta+Home');
    await page.keyboard.type('// kept ');
    await page.reload();
    await expect((await readyField(page)).area).toHaveValue(/^\/\/ kept /);
  });

  test('does not disturb an input method, in the textarea or in the editor', async ({ page }) => {
    // The editor comes in the middle of a composition.
    let release = () => {};
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/codeMirrorEditor/, async (route) => {
      await gate;
      await route.continue();
    });
    const { field, area } = await openField(page);
    const input = await page.context().newCDPSession(page);
    const compose = (text: string) =>
      input.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
    await area.focus();
    await page.keyboard.press('ControlOrMeta+Home');
    await compose('zhao');
    const loaded = page.waitForResponse(/codeMirrorEditor/);
    release();
    await (await loaded).finished();
    await compose('zhaoyang');
    await expect(area).toBeFocused();
    await input.send('Input.insertText', { text: '朝阳' });

    const content = field.locator('.cm-content');
    await expect(content).toBeFocused();
    for (const letters of ['q', 'qu']) await compose(letters);
    await input.send('Input.insertText', { text: '区' });
    await useMode(page, 'Plain text');
    await expect(area).toHaveValue(/^朝阳区\S/);
  });

  test('lists type errors once types are asked for, from one worker and no other host', async ({ page }) => {
    const { field } = await openField(page);
    const scripts = watchScripts(page);
    await useMode(page, 'With types');
    const content = field.locator('.cm-content');
    await content.focus();
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.type('\nconst count: number = "three";');
    await expect(field.getByText("Type 'string' is not assignable to type 'number'.")).toBeVisible();
    expect(page.workers().filter((worker) => /typesWorker/.test(worker.url()))).toHaveLength(1);
    const { origin } = new URL(page.url());
    expect(scripts.filter((url) => url.startsWith('http') && !url.startsWith(`${origin}/`))).toEqual([]);
  });

  test('goes on without types when they cannot be loaded, and tries again on request', async ({ page }) => {
    await page.route(/typesWorker/, (route) => route.abort());
    const { field } = await openField(page);
    await useMode(page, 'With types');
    await expect(field.getByText('TypeScript could not be loaded')).toBeVisible();
    await expect(field.locator('.cm-content')).toBeVisible();
    await page.unroute(/typesWorker/);
    await field.getByRole('button', { name: 'Try again' }).click();
    await expect(field.getByText('TypeScript is checking')).toBeVisible();
  });

  test('makes no page wider than a phone', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const { field, area } = await openField(page);
    await area.focus();
    await expect(field.locator('.cm-content')).toBeFocused();
    await page.keyboard.type(`// ${'long '.repeat(60)}`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });
});

async function openField(page: Page) {
  await page.goto(lesson);
  return readyField(page);
}

/** The field of the exercise, once its island is awake. */
async function readyField(page: Page) {
  const exercise = page.locator('[data-exercise="validate-query"]');
  await exercise.scrollIntoViewIfNeeded();
  const field = page.locator('astro-island:not([ssr]) [data-exercise="validate-query"] .code-field');
  await field.waitFor();
  return { field, area: field.locator('textarea') };
}

async function useMode(page: Page, name: string) {
  const { field, area } = await readyField(page);
  await field.getByRole('button', { name }).click();
  await expect(name === 'Plain text' ? area : field.locator('.cm-content')).toBeVisible();
}

function watchScripts(page: Page): string[] {
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  return urls;
}
