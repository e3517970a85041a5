import { expect, type Page, test } from '@playwright/test';
import { build } from 'esbuild';

/** The store as one script; no page of the course uses it yet, so the test brings it along. */
async function storeScript(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ['src/receipts/indexedDbReceipts.ts'],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'receipts',
    platform: 'browser',
    // The script is run inside a function, and what it declares there is handed to the page.
    footer: { js: 'globalThis.receipts = receipts;' },
  });
  return outputFiles[0]?.text ?? '';
}

type Store = Awaited<ReturnType<typeof import('#receipts/indexedDbReceipts.ts').indexedDbReceipts>>;
type Held = Awaited<ReturnType<Store['reserve']>>;

declare global {
  var receipts: { readonly indexedDbReceipts: (name: string) => Promise<Store> };
  var store: Store;
  var held: Held;
}

/** A page with the store open, as after a start or a restart. */
async function start(page: Page, script: string): Promise<void> {
  await page.goto('points.json');
  await page.evaluate(script);
  await page.evaluate(async () => {
    globalThis.store = await globalThis.receipts.indexedDbReceipts('receipts-test');
  });
}

/** Reserves a key and says how that stands; what is reserved is kept for the next step. */
function reserve(page: Page, key: string, fingerprint = 'a'): Promise<string> {
  return page.evaluate(
    async ([name, print]) => {
      const scope = { actor: 'ann', tool: 'note', contractVersion: 1, key: name ?? '' };
      globalThis.held = await globalThis.store.reserve(scope, print ?? '');
      const { held } = globalThis;
      return held.state === 'done' ? `done ${held.output}` : held.state;
    },
    [key, fingerprint] as const,
  );
}

/** Ends what was reserved last. */
function end(page: Page, how: 'commit' | 'release' | 'leaveUnknown'): Promise<void> {
  return page.evaluate(async (way) => {
    const { held } = globalThis;
    if (held.state === 'reserved') await (way === 'commit' ? held.commit('"written"') : held[way]());
  }, how);
}

test('receipts in the browser outlive the page: what was done is replayed, what was under way is unknown', async ({
  page,
}) => {
  const script = await storeScript();
  await start(page, script);
  expect(await reserve(page, 'k1')).toBe('reserved');
  await end(page, 'commit');
  expect(await reserve(page, 'k1')).toBe('done "written"');
  expect(await reserve(page, 'k2')).toBe('reserved');
  // The page goes in the middle of a write.
  await start(page, script);
  expect(await reserve(page, 'k1')).toBe('done "written"');
  expect(await reserve(page, 'k2')).toBe('unknown');
});

test('of two callers at once one gets the key, and a key that was given back is free', async ({ page }) => {
  await start(page, await storeScript());
  const states = await page.evaluate(async () => {
    const scope = { actor: 'ann', tool: 'note', contractVersion: 1, key: 'k3' };
    const both = await Promise.all([
      globalThis.store.reserve(scope, 'a'),
      globalThis.store.reserve(scope, 'a'),
    ]);
    const [first] = both;
    if (first?.state === 'reserved') await first.release();
    return both.map(({ state }) => state);
  });
  expect(states).toEqual(['reserved', 'in_flight']);
  expect(await reserve(page, 'k3')).toBe('reserved');
  await end(page, 'leaveUnknown');
  expect(await reserve(page, 'k3')).toBe('unknown');
});
