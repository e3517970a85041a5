import { expect, test } from '@playwright/test';

for (const [language, expected] of [
  ['zh-CN', 'zh'],
  ['zh-TW', 'zh'],
  ['en-GB', 'en'],
  ['fr-FR', 'en'],
] as const) {
  test(`a browser set to ${language} is led to /${expected}/`, async ({ browser, baseURL }) => {
    const page = await browser.newPage({ locale: language, ...(baseURL === undefined ? {} : { baseURL }) });
    await page.goto('');
    await expect(page).toHaveURL(new RegExp(`/${expected}/$`));
    await page.close();
  });
}

test('a language chosen by link is remembered, and one that was merely visited is not', async ({ page }) => {
  await page.goto('zh/points/');
  await page.goto('');
  await expect(page).toHaveURL(/\/en\/$/);
  await page.goto('#choose');
  await page.getByRole('main').getByRole('link', { name: '简体中文' }).click();
  await expect(page).toHaveURL(/\/zh\/$/);
  await page.goto('');
  await expect(page).toHaveURL(/\/zh\/$/);
});

test('a language chosen in the menu is remembered', async ({ page }) => {
  await page.goto('en/points/');
  await page.locator('starlight-lang-select select').first().selectOption({ label: '简体中文' });
  await expect(page).toHaveURL(/\/zh\/points\/$/);
  await page.goto('');
  await expect(page).toHaveURL(/\/zh\/$/);
});

test('the back button leads past the page that picks a language', async ({ page }) => {
  await page.goto('en/points/');
  await page.goto('');
  await expect(page).toHaveURL(/\/en\/$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/en\/points\/$/);
});
