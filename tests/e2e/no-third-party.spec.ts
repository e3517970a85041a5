import { expect, type Page, test } from '@playwright/test';
import { builtPages } from './builtPages.ts';

for (const { address, file } of builtPages()) {
  test(`${file} asks no other site for anything and breaks no policy`, async ({ page, baseURL }) => {
    const problems = watch(page, baseURL ?? '');
    await page.goto(address, { waitUntil: 'networkidle' });
    // Islands start when they come into view.
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await page.waitForLoadState('networkidle');
    expect(problems).toEqual([]);
  });
}

test('search answers under the policy, from this site alone', async ({ page, baseURL }) => {
  const problems = watch(page, baseURL ?? '');
  await page.goto('en/');
  await page.keyboard.press('Control+k');
  await page.locator('dialog input').fill('permission');
  await expect(page.locator('dialog .pagefind-ui__result-link').first()).toBeVisible();
  expect(problems).toEqual([]);
});

test('every page carries a policy that lets no foreign script run', () => {
  for (const { file, html } of builtPages()) {
    const policy = html.match(/<head[^>]*><meta http-equiv="content-security-policy" content="([^"]*)"/)?.[1];
    expect(policy, file).toContain("default-src 'self'");
    expect(policy?.match(/script-src[^;]*/)?.[0], file).not.toMatch(/unsafe-inline|'unsafe-eval'|https?:/);
  }
});

/** Collects what must not happen, from the first request on. */
function watch(page: Page, baseURL: string): string[] {
  const problems: string[] = [];
  const { origin } = new URL(baseURL);
  page.on('request', (request) => {
    const { protocol, origin: asked } = new URL(request.url());
    if (asked !== origin && protocol !== 'data:' && protocol !== 'blob:')
      problems.push(`request: ${request.url()}`);
  });
  page.on('response', (response) => {
    // The page for a missing address is tested under its own file name, which is there.
    if (response.status() >= 400) problems.push(`${response.status()}: ${response.url()}`);
  });
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      problems.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`thrown: ${error.message}`));
  return problems;
}
