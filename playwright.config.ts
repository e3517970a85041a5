import { defineConfig } from '@playwright/test';
import { browserArguments, findBrowser } from './src/cli/findBrowser.mjs';
import { BASE_PATH } from './src/site/settings.mjs';

/** Fixed, so that a test can name an address; another one where two people test on one machine. */
const port = Number(process.env.TEST_PORT ?? 4790);
const address = `http://127.0.0.1:${port}${BASE_PATH}`;
const executablePath = findBrowser();

export default defineConfig({
  testDir: 'tests',
  testMatch: ['e2e/**/*.spec.ts', 'sandbox/**/*.spec.ts'],
  fullyParallel: false,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  reporter: 'line',
  // Long enough for a busy machine: no test fails for being slow.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL: address,
    // A trace of every test takes a third of the time. What failed is traced by hand: --trace on, and its name.
    trace: 'off',
    launchOptions: { args: browserArguments(), ...(executablePath === undefined ? {} : { executablePath }) },
  },
  projects: [{ name: 'chromium', use: { browserName: 'chromium' } }],
  webServer: {
    command: `node src/cli/serve.mjs --port ${port}`,
    url: address,
    reuseExistingServer: false,
  },
});
