import { describe, expect, it } from 'vitest';
import { maxSnapshots } from '#store/historyStore.ts';
import { openLearnerStore } from '#store/learnerStore.ts';
import type { StoragePort, StoreHost } from '#store/storagePort.ts';

const ref = { exercise: 'validate-query', revision: 2, slot: 'main' };

/** A storage that counts what is asked of it and can be full. */
function countingDisk() {
  const items = new Map<string, string>();
  const disk = {
    items,
    gets: 0,
    sets: 0,
    lists: 0,
    told: [] as (string | null)[],
    isFull: false,
    tellOther: (_key: string | null) => {},
    port: (): StoragePort => ({
      get: (key) => {
        disk.gets += 1;
        return items.get(key) ?? null;
      },
      set: (key, value) => {
        disk.sets += 1;
        if (disk.isFull) throw { name: 'QuotaExceededError' };
        items.set(key, value);
        disk.tellOther(key);
      },
      remove: (key) => {
        items.delete(key);
        disk.tellOther(key);
      },
      keys: () => {
        disk.lists += 1;
        return [...items.keys()];
      },
      watch: (changed) => {
        disk.tellOther = changed;
        return () => {};
      },
    }),
  };
  return disk;
}

/** A host whose tasks run as soon as the page is free. */
function openTab(disk: ReturnType<typeof countingDisk>, writer: string, now = 1_000_000) {
  const clock = { now };
  const host: StoreHost = {
    writer,
    now: () => clock.now,
    schedule: (task) => {
      queueMicrotask(task);
      return () => {};
    },
  };
  return { store: openLearnerStore(disk.port(), host), clock };
}

/** A file with this many snapshots of one exercise, the newest last. */
function fileOf(entries: number, from = 0) {
  return JSON.stringify({
    format: 'tool-contracts-work',
    version: 1,
    exportedAt: 5,
    drafts: [],
    history: Array.from({ length: entries }, (_, index) => ({
      ...ref,
      id: `file-${from + index}`,
      text: `from the file ${from + index}`,
      time: 900_000 + index,
      kind: 'snapshot',
      why: 'reset',
    })),
  });
}

const textsOf = (store: ReturnType<typeof openTab>['store']) =>
  store.history(ref.exercise).map(({ text }) => text);

describe('an import removes nothing', () => {
  it('five own snapshots are there after a file of 100 newer ones, and after the next own snapshot', () => {
    const { store, clock } = openTab(countingDisk(), 'a', 800_000);
    const own = Array.from({ length: 5 }, (_, index) => `own ${index}`);
    for (const text of own) {
      clock.now += 1;
      store.snapshot(ref, text, 'reset');
    }
    clock.now = 1_000_000;
    expect(store.importAll(fileOf(maxSnapshots))).toMatchObject({ entries: maxSnapshots, onDisk: true });
    expect(textsOf(store)).toEqual(expect.arrayContaining(own));
    store.snapshot(ref, 'own, after the import', 'reset');
    expect(textsOf(store)).toEqual(expect.arrayContaining([...own, 'own, after the import']));
    expect(textsOf(store)).toHaveLength(5 + maxSnapshots + 1);
  });

  it('nor does the copy of a draft that a newer one of the file replaces', () => {
    const from = openTab(countingDisk(), 'b', 2_000_000).store;
    from.saveDraft(ref, 'newer');
    const { store, clock } = openTab(countingDisk(), 'a');
    store.saveDraft(ref, 'older');
    for (let count = 0; count < maxSnapshots; count += 1) {
      clock.now += 1;
      store.snapshot(ref, `own ${count}`, 'reset');
    }
    clock.now = 3_000_000;
    store.importAll(from.exportAll());
    expect(store.readDraft(ref)?.text).toBe('newer');
    expect(textsOf(store)).toEqual(expect.arrayContaining(['older', 'own 0', `own ${maxSnapshots - 1}`]));
  });

  it('own snapshots beyond the limit still go, however many were imported', () => {
    const { store, clock } = openTab(countingDisk(), 'a');
    store.importAll(fileOf(30));
    for (let count = 0; count <= maxSnapshots; count += 1) {
      clock.now += 1;
      store.snapshot(ref, `own ${count}`, 'reset');
    }
    expect(textsOf(store)).not.toContain('own 0');
    expect(textsOf(store)).toHaveLength(30 + maxSnapshots);
  });

  it('a full storage is told, and one download holds both sides', () => {
    const disk = countingDisk();
    const { store } = openTab(disk, 'a');
    store.snapshot(ref, 'own', 'reset');
    disk.isFull = true;
    expect(store.importAll(fileOf(3))).toMatchObject({ ok: true, entries: 3, onDisk: false });
    expect(store.status()).toEqual({ kind: 'memory-only', reason: 'full' });
    const rescued = openTab(countingDisk(), 'c').store;
    rescued.importAll(store.exportAll());
    expect(textsOf(rescued)).toEqual(
      expect.arrayContaining(['own', 'from the file 0', 'from the file 1', 'from the file 2']),
    );
  });

  it('an entry that another tab wrote under the same id meanwhile is not overwritten', async () => {
    const disk = countingDisk();
    const { store } = openTab(disk, 'a');
    const key = 'tool-contracts:v1:history:validate-query:file-250';
    const theirs = {
      ...ref,
      id: 'file-250',
      text: 'of the other tab',
      time: 5,
      kind: 'snapshot',
      why: 'reset',
    };
    const { exercise: _, ...entry } = theirs;
    await store.importInSlices(fileOf(300), ({ done }) => {
      if (done === 200) disk.items.set(key, JSON.stringify(entry));
    });
    expect(textsOf(store)).toEqual(expect.arrayContaining(['of the other tab', 'from the file 250']));
  });
});

describe('the work of an import is linear', () => {
  const ENTRIES = 4000;

  /** What a preview and an import of `entries` entries ask of a storage that holds as many of its own. */
  function cost(entries: number) {
    const disk = countingDisk();
    const { store } = openTab(disk, 'a');
    store.importAll(fileOf(entries, entries));
    store.subscribe(() => {});
    Object.assign(disk, { gets: 0, sets: 0, lists: 0 });
    const file = fileOf(entries);
    const preview = store.previewImport(file);
    expect(preview).toMatchObject({ exercises: [{ entries, newEntries: entries }] });
    expect(store.importAll(file)).toMatchObject({ entries });
    return { gets: disk.gets, sets: disk.sets, lists: disk.lists };
  }

  it('4,000 entries: one write each, at most three reads each, and the keys listed a fixed number of times', () => {
    const few = cost(100);
    const many = cost(ENTRIES);
    expect(many.sets).toBe(ENTRIES);
    expect(many.gets).toBeLessThan(3 * 2 * ENTRIES);
    expect(many.lists).toBe(few.lists);
  });

  it('4,000 drafts that lie beside own ones, too', () => {
    const disk = countingDisk();
    const { store } = openTab(disk, 'a');
    store.saveDraft(ref, 'own');
    const drafts = Array.from({ length: ENTRIES }, (_, index) => ({
      ...{ ...ref, text: `beside ${index}`, version: 1, writer: 'w', time: 1 },
    }));
    const file = JSON.stringify({ format: 'tool-contracts-work', version: 1, drafts });
    Object.assign(disk, { gets: 0, lists: 0 });
    expect(store.importAll(file)).toMatchObject({ drafts: ENTRIES });
    expect(disk.gets).toBeLessThan(6 * ENTRIES);
    expect(disk.lists).toBeLessThan(10);
    expect(textsOf(store)).toHaveLength(ENTRIES);
    expect(store.importAll(file)).toMatchObject({ drafts: 0 });
  });

  it('in slices: progress is told, listeners hear at the first and the last, and the result is that of one go', async () => {
    const { store } = openTab(countingDisk(), 'a');
    let told = 0;
    store.subscribe((_key, origin) => {
      if (origin === 'here') told += 1;
    });
    const seen: number[] = [];
    const result = await store.importInSlices(fileOf(1000), ({ done, all }) => {
      expect(all).toBe(1000);
      seen.push(done);
    });
    expect(seen).toEqual([0, 200, 400, 600, 800]);
    expect(told).toBe(2);
    expect(result).toEqual(openTab(countingDisk(), 'b').store.importAll(fileOf(1000)));
    expect(await store.importInSlices('[]', () => {})).toEqual({ ok: false, reason: 'not-our-format' });
  });

  it('another tab hears of all of it at once', async () => {
    const disk = countingDisk();
    const other = openTab(disk, 'b').store;
    const heard: (readonly [string | null, string])[] = [];
    other.subscribe((key, origin) => heard.push([key, origin]));
    openTab(disk, 'a').store.importAll(fileOf(1000));
    await Promise.resolve();
    expect(heard).toEqual([[null, 'other-tab']]);
  });

  it('another tab hears of a single run by its key', async () => {
    const disk = countingDisk();
    const other = openTab(disk, 'b').store;
    const heard: (string | null)[] = [];
    other.subscribe((key) => heard.push(key));
    openTab(disk, 'a').store.recordRun(ref, { text: 'x', verdict: 'wrong', seed: 1 });
    await Promise.resolve();
    expect(heard).toHaveLength(1);
    expect(heard[0]).toMatch(/:history:validate-query:/);
  });
});
