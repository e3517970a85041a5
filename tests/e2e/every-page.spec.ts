// One visit of each built page: what it asks for, what it says to the console, and what axe finds in both themes.
import AxeBuilder from '@axe-core/playwright';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { type BuiltPage, builtPages, isRedirect } from './builtPages.ts';

let context: BrowserContext;
let page: Page;
/** What must not happen, collected from the first request of a visit on. */
let problems: string[] = [];

test.describe.configure({ mode: 'parallel' });

// One context for each worker: what a page has fetched is not fetched again for the next.
test.beforeAll(async ({ browser, baseURL }) => {
  context = await browser.newContext({
    colorScheme: 'light',
    reducedMotion: 'reduce',
    ...(baseURL === undefined ? {} : { baseURL }),
  });
  // The choice of the reader, which goes before that of the system.
  await context.addInitScript(() => localStorage.setItem('starlight-theme', 'dark'));
  page = await context.newPage();
  watch(page, new URL(baseURL ?? '').origin);
});

test.afterAll(() => context.close());

for (const built of builtPages()) {
  test(`${built.file} asks no other site, breaks no policy, and axe finds nothing in either theme`, async () => {
    await visit(built);
    expect.soft(problems, 'requests, responses and the console').toEqual([]);
    for (const theme of ['dark', 'light'] as const) {
      await show(theme);
      expect.soft(await violations(), `axe, ${theme}`).toEqual([]);
    }
  });
}

test('every page carries a policy that lets no foreign script run', () => {
  for (const { file, html } of builtPages()) {
    const policy = html.match(/<head[^>]*><meta http-equiv="content-security-policy" content="([^"]*)"/)?.[1];
    expect(policy, file).toContain("default-src 'self'");
    expect(policy?.match(/script-src[^;]*/)?.[0], file).not.toMatch(/unsafe-inline|'unsafe-eval'|https?:/);
  }
});

test('search answers under the policy, from this site alone', async () => {
  problems = [];
  await page.goto('en/');
  await page.keyboard.press('Control+k');
  await page.locator('dialog input').fill('permission');
  await expect(page.locator('dialog .pagefind-ui__result-link').first()).toBeVisible();
  expect(problems).toEqual([]);
});

/** Opens a page from nothing, and scrolls through it, since islands start when they come into view. */
async function visit(built: BuiltPage): Promise<void> {
  await page.goto('about:blank');
  await page.unrouteAll();
  problems = [];
  if (isRedirect(built)) {
    // The page would leave before it is looked at.
    const html = built.html.replace(/<meta http-equiv="refresh"[^>]*>/, '');
    await page.route(`**/${built.address}`, (route) =>
      route.fulfill({ body: html, contentType: 'text/html' }),
    );
  }
  await page.goto(built.address);
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await page.waitForLoadState('networkidle');
}

/** The page comes in the dark theme, as its reader chose. The other is switched to in place: both are colours alone. */
async function show(theme: 'dark' | 'light'): Promise<void> {
  if (theme === 'dark') return expect(page.locator('html')).toHaveAttribute('data-theme', theme);
  await page.evaluate(async () => {
    document.documentElement.dataset['theme'] = 'light';
    await Promise.all(document.getAnimations().map(({ finished }) => finished));
  });
}

/** What axe finds on the page as it stands. A page without frames needs none of what axe does for frames. */
async function violations(): Promise<readonly string[]> {
  expect(page.frames()).toHaveLength(1);
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  return (await axe.analyze()).violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')}: ${node.failureSummary}`),
  );
}

function watch(watched: Page, origin: string): void {
  watched.on('request', (request) => {
    const { protocol, origin: asked } = new URL(request.url());
    if (asked !== origin && protocol !== 'data:' && protocol !== 'blob:')
      problems.push(`request: ${request.url()}`);
  });
  watched.on('response', (response) => {
    // The page for a missing address is tested under its own file name, which is there.
    if (response.status() >= 400) problems.push(`${response.status()}: ${response.url()}`);
  });
  watched.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      problems.push(`${message.type()}: ${message.text()}`);
  });
  watched.on('pageerror', (error) => problems.push(`thrown: ${error.message}`));
}
