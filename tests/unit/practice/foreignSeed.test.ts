import { describe, expect, it } from 'vitest';
import { seedOf } from '#grader/seed.ts';
import { readSheet, writeSheet } from '#practice/predictDraft.ts';
import { isForeignSeed, runRecord } from '#practice/runRecord.ts';
import { exerciseMark } from '#progress/exerciseMark.ts';
import { type LearnerStore, openLearnerStore } from '#store';

const meta = { id: 'validate-query', revision: 2 };
const ref = { exercise: meta.id, revision: meta.revision, slot: 'main' };
const text = 'export const validateQuery = () => true;';
const own = seedOf(meta.id, meta.revision, text);
/** A seed that a link carries, and that the text does not have. */
const chosen = own ^ 1;

function openStore(): LearnerStore {
  const items = new Map<string, string>();
  return openLearnerStore(
    {
      get: (key) => items.get(key) ?? null,
      set: (key, value) => void items.set(key, value),
      remove: (key) => void items.delete(key),
      keys: () => [...items.keys()],
      watch: () => () => {},
    },
    { writer: 'a', now: () => 1000, schedule: () => () => {} },
  );
}

/** The mark after a run of the text passed with this seed; null takes the text's own, as without a link. */
function markAfter(seed: number | null, store = openStore()) {
  const verdict = { kind: 'passed' as const, seed: seed ?? own };
  store.recordRun(ref, runRecord(text, verdict, isForeignSeed(meta, text, seed)));
  return exerciseMark(meta.revision, store.history(meta.id), true);
}

describe('a pass counts', () => {
  it.each<readonly [what: string, seed: number | null, mark: string]>([
    ['without a chosen seed', null, 'passed'],
    ['under a link’s seed that is the text’s own', own, 'passed'],
    ['not under a foreign seed, which is shown in the history', chosen, 'begun'],
    ['not under the seed 0', 0, 'begun'],
  ])('%s', (_what, seed, mark) => expect(markAfter(seed)).toBe(mark));

  it('once it was run with its own seed, too; the other run stays as it is', () => {
    const store = openStore();
    markAfter(chosen, store);
    expect(markAfter(null, store)).toBe('passed');
    expect(markAfter(chosen, store)).toBe('passed');
    const runs = store.history(meta.id).map((entry) => entry.kind === 'run' && entry.foreignSeed);
    expect(runs.toSorted()).toEqual([true, undefined]);
  });

  it('not in an earlier revision either', () => {
    const store = openStore();
    markAfter(chosen, store);
    expect(exerciseMark(meta.revision + 1, store.history(meta.id), true)).toBe('begun');
  });

  it('not after an export and an import, which keep what is said of the seed', () => {
    const store = openStore();
    markAfter(chosen, store);
    const there = openStore();
    there.importAll(store.exportAll());
    expect(there.history(meta.id)).toMatchObject([{ verdict: 'passed', seed: chosen, foreignSeed: true }]);
    expect(exerciseMark(meta.revision, there.history(meta.id), true)).toBe('begun');
  });
});

describe('a round of predictions that came with a link', () => {
  const sheet = { seed: 7, answers: [{ gate: 'city' }] };

  it('is still one after it was stored and read again', () => {
    expect(readSheet(writeSheet({ ...sheet, shared: true }))).toEqual({ ...sheet, shared: true });
    expect(readSheet(writeSheet(sheet))).toEqual(sheet);
    expect(readSheet('{"seed":7,"answers":[],"shared":"yes"}')).toEqual({ seed: 7, answers: [] });
  });

  it('is passed and not counted', () => {
    const store = openStore();
    store.recordRun(
      ref,
      runRecord(writeSheet({ ...sheet, shared: true }), { kind: 'passed', seed: 7 }, true),
    );
    expect(exerciseMark(meta.revision, store.history(meta.id), true)).toBe('begun');
  });
});
