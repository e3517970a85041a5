import { chromium } from 'playwright';
import { browserArguments } from '../../src/cli/findBrowser.mjs';
import { ANSWER_MS, callText, type Engine, within } from './engine.ts';

/** Starts Chromium, driven by Playwright: what the others are compared with where Node has no answer. */
export async function startChromium(file: string): Promise<Engine> {
  const browser = await chromium.launch({ executablePath: file, args: browserArguments() });
  const page = await browser.newPage();
  return {
    name: 'chromium',
    version: `chromium ${browser.version()}`,
    open: async (address) => void (await page.goto(address, { timeout: ANSWER_MS })),
    call: async (fn, ...args) => {
      const text = await within(
        page.evaluate<string>(`(${callText(fn as never, args)})()`),
        ANSWER_MS,
        'chromium',
      );
      return JSON.parse(text);
    },
    press: async (...keys) => {
      for (const key of keys) await page.keyboard.press(key === ' ' ? 'Space' : key);
    },
    close: () => browser.close(),
  };
}
