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
      const scope = { actor: 'ann', tool: 'note', key: name ?? '' };
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
    const scope = { actor: 'ann', tool: 'note', key: 'k3' };
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

/** Settles what stands under a key, as this page reads it or as an earlier reading had it: whether it was settled. */
function settle(page: Page, key: string, output: string | null, attempt?: string): Promise<boolean> {
  return page.evaluate(
    async ([name, text, read]) => {
      const scope = { actor: 'ann', tool: 'note', key: name };
      const found = read ?? (await globalThis.store.find(scope))?.attempt ?? '';
      return globalThis.store.settle(scope, found, text);
    },
    [key, output, attempt] as const,
  );
}

/** The id of the attempt that has left what stands under a key. */
function attemptOf(page: Page, key: string): Promise<string> {
  return page.evaluate(
    async (name) => (await globalThis.store.find({ actor: 'ann', tool: 'note', key: name }))?.attempt ?? '',
    key,
  );
}

test('a key that a page has left open is settled as found, for good, and by one attempt only', async ({
  page,
}) => {
  const script = await storeScript();
  await start(page, script);
  expect(await reserve(page, 'k4')).toBe('reserved');
  expect(await settle(page, 'k4', null), 'it is under way in this page').toBe(false);
  await start(page, script);
  const attempt = await attemptOf(page, 'k4');
  expect(await settle(page, 'k4', '"found"', 'another attempt')).toBe(false);
  expect(await settle(page, 'k4', '"found"', attempt)).toBe(true);
  expect(await settle(page, 'k4', null, attempt)).toBe(false);
  await start(page, script);
  expect(await reserve(page, 'k4')).toBe('done "found"');

  expect(await reserve(page, 'k5')).toBe('reserved');
  await end(page, 'leaveUnknown');
  const both = await page.evaluate(async () => {
    const scope = { actor: 'ann', tool: 'note', key: 'k5' };
    const open = (await globalThis.store.find(scope))?.attempt ?? '';
    return Promise.all([
      globalThis.store.settle(scope, open, null),
      globalThis.store.settle(scope, open, '"b"'),
    ]);
  });
  expect(both).toEqual([true, false]);
  expect(await reserve(page, 'k5')).toBe('reserved');
});

test('settlements against repetitions in one page and another: the key goes to one call at most', async ({
  page,
  context,
}) => {
  const script = await storeScript();
  const other = await context.newPage();
  await start(page, script);
  await start(other, script);
  for (let round = 0; round < 20; round += 1) {
    const key = `race-${round}`;
    expect(await reserve(page, key)).toBe('reserved');
    await end(page, 'leaveUnknown');
    const attempt = await attemptOf(page, key);
    const states = await Promise.all([
      settle(page, key, null, attempt),
      settle(other, key, null, attempt),
      reserve(page, key),
      reserve(other, key),
    ]);
    expect(states.filter((state) => state === true)).toHaveLength(1);
    const taken = states.filter((state) => state === 'reserved').length;
    expect(taken).toBeLessThanOrEqual(1);
    expect(await settle(other, key, '"late"', attempt)).toBe(false);
  }
});

test('a page whose key was settled and taken by another page stores no receipt over it', async ({
  page,
  context,
}) => {
  const script = await storeScript();
  const other = await context.newPage();
  await start(page, script);
  await start(other, script);
  expect(await reserve(page, 'k6')).toBe('reserved');
  expect(await reserve(other, 'k6')).toBe('unknown');
  expect(await settle(other, 'k6', null)).toBe(true);
  expect(await reserve(other, 'k6')).toBe('reserved');
  await expect(end(page, 'commit')).rejects.toThrow('another attempt');
  expect(await reserve(page, 'k6')).toBe('unknown');
  await end(other, 'commit');
  expect(await reserve(page, 'k6')).toBe('done "written"');
});

/** Makes a database as the first release has written it: the contract’s version stands in the key. */
function makeOld(page: Page, rows: readonly (readonly [key: string, state: string])[]): Promise<void> {
  return page.evaluate(
    (given) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('receipts-test', 1);
        request.onupgradeneeded = () => {
          const store = request.result.createObjectStore('receipts');
          for (const [key, state] of given)
            store.put({ fingerprint: `print ${key}`, state, output: `"${key}"`, page: 'a page' }, key);
        };
        request.onsuccess = () => {
          (globalThis as { old?: IDBDatabase }).old = request.result;
          resolve();
        };
        request.onerror = () => reject(request.error);
      }),
    rows,
  );
}

test('receipts of the first release stay receipts, and no key of theirs is free', async ({ page }) => {
  const key = (version: number, name: string) => JSON.stringify(['ann', 'note', version, name]);
  await page.goto('points.json');
  await makeOld(page, [
    [key(1, 'k1'), 'done'],
    [key(1, 'k2'), 'in_flight'],
    [key(1, 'k3'), 'done'],
    [key(2, 'k3'), 'unknown'],
    [key(1, 'k4'), 'done'],
    [key(2, 'k4'), 'done'],
  ]);
  const script = await storeScript();
  await page.evaluate(script);
  const refused = await page.evaluate(() =>
    globalThis.receipts.indexedDbReceipts('receipts-test').then(
      () => 'opened',
      (error: Error) => error.message,
    ),
  );
  expect(refused, 'a page with the first release still has it open').toContain('Close that page');
  await start(page, script);
  expect(await reserve(page, 'k1')).toBe(`done "${key(1, 'k1')}"`);
  expect(await reserve(page, 'k2')).toBe('unknown');
  // The one that says done stays: the other could be settled as not applied, which would free the key.
  expect(await reserve(page, 'k3')).toBe(`done "${key(1, 'k3')}"`);
  expect(await reserve(page, 'k4')).toBe(`done "${key(2, 'k4')}"`);
  expect(await settle(page, 'k2', null)).toBe(true);
  expect(await reserve(page, 'k2')).toBe('reserved');
});
