import { expect, type Page, test } from '@playwright/test';

/** The errors of the page and of its scripts. */
function errorsOf(page: Page): readonly string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  return errors;
}

async function choose(page: Page, theme: string): Promise<void> {
  await page.locator('starlight-theme-select select').first().selectOption(theme);
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
}

test('where storage is blocked, the page has no error and the theme can be chosen', async ({ page }) => {
  const errors = errorsOf(page);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      configurable: true,
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await page.goto('en/');
  await choose(page, 'light');
  await choose(page, 'dark');
  expect(errors).toEqual([]);
});

test('a theme key that holds no theme is removed, and the theme can be chosen', async ({ page }) => {
  const errors = errorsOf(page);
  await page.addInitScript(() => {
    if (sessionStorage.getItem('set') === null) localStorage.setItem('starlight-theme', '{"broken');
    sessionStorage.setItem('set', '');
  });
  await page.goto('en/');
  await choose(page, 'light');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  expect(errors).toEqual([]);
});

test('where storage is full, the theme can be chosen', async ({ page }) => {
  const errors = errorsOf(page);
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.goto('en/');
  await choose(page, 'light');
  await choose(page, 'dark');
  expect(errors).toEqual([]);
});
