import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { exerciseMetas } from '#exercises';
import { exerciseProgress } from '#progress/lessonProgress.ts';
import { type DraftRef, type LearnerStore, offeredDraft, openLearnerStore, type StoreHost } from '#store';
import { openDraftSession } from '#store/draftSession.ts';

/**
 * What a learner had left in a browser before the source was arranged in layers: recorded from the built site of that
 * time, with the file that its button for downloads gave at the same moment.
 */
const recordedFile = (name: string) =>
  readFileSync(`tests/fixtures/store/recorded-2026-11.${name}.json`, 'utf8');
const recorded: Readonly<Record<string, string>> = JSON.parse(recordedFile('localStorage'));
const workText = recordedFile('work');
const work = JSON.parse(workText);

const prefix = 'tool-contracts:v1:';
/** The recorded items of a kind: the parts of each key, and the value. */
const itemsOf = (kind: string) =>
  Object.entries(recorded)
    .filter(([key]) => key.startsWith(`${prefix}${kind}:`))
    .map(([key, raw]) => ({
      parts: key.slice(prefix.length + kind.length + 1).split(':'),
      value: JSON.parse(raw),
    }));

const refOf = ([exercise = '', revision = '', slot = '']: readonly string[]): DraftRef => ({
  exercise,
  revision: Number(revision),
  slot,
});

/** A day after the recording. */
const now = work.exportedAt + 86_400_000;

function open(items: Readonly<Record<string, string>>) {
  const disk = new Map(Object.entries(items));
  const host: StoreHost = { now: () => now, writer: 'today', schedule: () => () => {} };
  const store = openLearnerStore(
    {
      get: (key) => disk.get(key) ?? null,
      set: (key, value) => void disk.set(key, value),
      remove: (key) => void disk.delete(key),
      keys: () => [...disk.keys()],
      watch: () => () => {},
    },
    host,
  );
  return { store, disk };
}

const byJson = (list: readonly unknown[]) => list.map((one) => JSON.stringify(one)).sort();

/** Everything of a store that an export holds, in an order that does not depend on the storage's. */
function contents(store: LearnerStore) {
  const { exportedAt: _, drafts, history, reading, ...rest } = JSON.parse(store.exportAll());
  return { drafts: byJson(drafts), history: byJson(history), reading: byJson(reading), ...rest };
}

describe('a store that was recorded before', () => {
  it('is not empty: every kind of item and every kind of exercise is in it', () => {
    const counts = ['draft', 'history', 'reading', 'preference', 'running'].map(
      (kind) => itemsOf(kind).length,
    );
    expect(counts).toEqual([14, 16, 5, 2, 1]);
    const kinds = new Set(
      itemsOf('draft').map(({ parts }) => exerciseMetas.find(({ id }) => id === parts[0])?.kind),
    );
    expect(kinds).toEqual(new Set(exerciseMetas.map(({ kind }) => kind)));
  });

  it.each(itemsOf('draft'))('has the draft of $parts', ({ parts, value }) => {
    const { store } = open(recorded);
    expect(store.readDraft(refOf(parts))).toEqual(value);
    expect(store.allDrafts()).toContainEqual({ ref: refOf(parts), draft: value });
  });

  it.each(itemsOf('draft'))('has it for the present revision of $parts.0, or for one before', ({ parts }) => {
    const { exercise, revision } = refOf(parts);
    expect(exerciseMetas.find(({ id }) => id === exercise)?.revision).toBeGreaterThanOrEqual(revision);
  });

  it('opens the texts that were typed, to the last character', () => {
    const { store } = open(recorded);
    const textOf = (exercise: string, slot: string) =>
      openDraftSession(store, { exercise, revision: 1, slot }, 'starter', () => {}).state().text;
    expect(textOf('validate-query', 'main')).toBe(
      '// 我的草稿：第二稿，还没写完 🌧\nexport function validateQuery(args: unknown): string {\n  return "todo";\n}\n',
    );
    expect(textOf('break-validate-query', 'field')).toBe('{"city": "Oslo", "days"');
    expect(textOf('break-validate-query', 'inputs')).toBe(
      JSON.stringify(['{"city": "toString", "days": 7}', '{"city": "Hangzhou", "days": true}']),
    );
    expect(textOf('granularity', 'main')).toBe('export function granularity( {\n');
  });

  it.each(itemsOf('history'))('has the history entry $parts', ({ parts: [exercise = ''], value }) => {
    expect(open(recorded).store.history(exercise)).toContainEqual(value);
  });

  it('has runs that passed, runs that did not, and what was put aside', () => {
    const { store } = open(recorded);
    const told = ['validate-query', 'weather-schema', 'order-gates'].map((exercise) =>
      store.history(exercise).map((entry) => (entry.kind === 'run' ? entry.verdict : entry.why)),
    );
    expect(told).toEqual([
      ['solution', 'reset', 'passed', 'wrong'],
      ['passed', 'compile-error', 'wrong'],
      ['wrong'],
    ]);
  });

  it('has the places in the lessons, the preferences and the run that was cut off', () => {
    const { store } = open(recorded);
    const places = store.readingPlaces();
    expect(places).toHaveLength(5);
    expect(places[0]?.lesson).toBe('idempotency');
    expect(places.find(({ lesson }) => lesson === 'admission-gates')?.place.point).toBe(
      'exact-integer-check',
    );
    expect(places).toEqual(
      expect.arrayContaining(
        itemsOf('reading').map(({ parts: [lesson], value }) => ({ lesson, place: value })),
      ),
    );
    expect(store.readPreference('editorMode')).toBe('plain');
    expect(store.readPreference('tabMode')).toBe('indent');
    expect(store.interruptedRun('execute-once')).toEqual(itemsOf('running')[0]?.value);
  });

  it('gives the marks of progress that the site gave then', () => {
    // As they were when it was recorded: a revision that was raised since turns a pass into an earlier one.
    const then = exerciseMetas.map(({ id }) => ({ id, revision: 1 }));
    const marks = exerciseProgress(then, open(recorded).store);
    const having = (wanted: string) => marks.filter(({ mark }) => mark === wanted).map(({ id }) => id);
    expect(having('passed').sort()).toEqual([
      'canonical-fingerprint',
      'narrow-catalog',
      'validate-query',
      'weather-schema',
    ]);
    expect(having('begun').sort()).toEqual([
      'break-validate-query',
      'classify-response',
      'decide-response',
      'execute-once',
      'fill-load-plan',
      'granularity',
      'order-gates',
      'predict-admission',
      'predict-response',
    ]);
    expect(having('passed-before')).toEqual([]);
  });

  it.each(itemsOf('draft'))('offers the draft of $parts once the revision is raised', ({ parts, value }) => {
    const { store } = open(recorded);
    const ref = refOf(parts);
    const next = { ...ref, revision: ref.revision + 1 };
    const others = store.draftsOfOtherRevisions(next.exercise, next.revision);
    const offer = offeredDraft(next, 'starter', 'starter', others, store.history(next.exercise));
    expect(offer).toEqual({ ref, draft: value });
  });

  it('has each pass as one of an earlier revision once the revision is raised', () => {
    const raised = exerciseMetas.map(({ id }) => ({ id, revision: 2 }));
    const marks = exerciseProgress(raised, open(recorded).store);
    expect(marks.filter(({ mark }) => mark === 'passed')).toEqual([]);
    expect(marks.filter(({ mark }) => mark === 'passed-before')).toHaveLength(4);
  });

  it('is left as it stands by everything that reads it', () => {
    const { store, disk } = open(recorded);
    for (const { parts } of itemsOf('draft')) {
      const ref = refOf(parts);
      const session = openDraftSession(store, ref, 'starter', () => {});
      store.history(ref.exercise);
      store.draftsOfOtherRevisions(ref.exercise, ref.revision);
      session.close();
    }
    store.exportAll();
    store.flush();
    expect(Object.fromEntries(disk)).toEqual(recorded);
    expect(store.status()).toEqual({ kind: 'saved' });
  });

  it('keeps the former text in the history when it is written over', () => {
    const { store } = open(recorded);
    const ref = { exercise: 'weather-schema', revision: 1, slot: 'main' };
    const former = store.readDraft(ref)?.text ?? '';
    openDraftSession(store, ref, 'starter', () => {}).replace('{}', 'shared-link');
    expect(store.history('weather-schema').map(({ text }) => text)).toContain(former);
    expect(store.readDraft(ref)?.text).toBe('{}');
  });
});

describe('a file that was downloaded before', () => {
  it('holds what the store of the same moment holds', () => {
    const { exportedAt: _, drafts, history, reading, ...rest } = work;
    expect(contents(open(recorded).store)).toEqual({
      drafts: byJson(drafts),
      history: byJson(history),
      reading: byJson(reading),
      ...rest,
    });
  });

  it('brings all of it to a browser that has nothing', () => {
    const { store } = open({});
    expect(store.importAll(workText)).toEqual({
      ...{ ok: true, drafts: 14, entries: 16, places: 5, skipped: 0, onDisk: true },
    });
    const texts = (one: LearnerStore) =>
      byJson(one.allDrafts().map(({ ref, draft: { text } }) => ({ ref, text })));
    const there = open(recorded).store;
    expect(texts(store)).toEqual(texts(there));
    for (const { id } of exerciseMetas) {
      const entries = there.history(id).map((entry) => ({ ...entry, imported: true }));
      expect(store.history(id)).toEqual(entries);
    }
    expect(store.readingPlaces()).toEqual(there.readingPlaces());
    expect(contents(store)['preferences']).toEqual({ editorMode: 'plain', tabMode: 'indent' });
  });

  it('is all known to the browser that it came from, and changes nothing there', () => {
    const { store, disk } = open(recorded);
    const preview = store.previewImport(workText);
    expect(preview.ok && preview.exercises.flatMap(({ drafts }) => drafts)).toEqual(Array(14).fill('known'));
    expect(store.importAll(workText)).toEqual({
      ...{ ok: true, drafts: 0, entries: 0, places: 0, skipped: 0, onDisk: true },
    });
    expect(Object.fromEntries(disk)).toEqual(recorded);
  });
});
