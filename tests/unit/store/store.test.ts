import { describe, expect, it } from 'vitest';
import { openDraftSession } from '#store/draftSession.ts';
import { draftKey } from '#store/draftStore.ts';
import { maxSnapshots } from '#store/historyStore.ts';
import { itemKey, keyPrefix, parseItemKey } from '#store/itemKey.ts';
import { openLearnerStore } from '#store/learnerStore.ts';
import type { StoragePort, StoreHost } from '#store/storagePort.ts';
import { maxImportLength } from '#store/workFile.ts';

const ref = { exercise: 'validate-query', revision: 2, slot: 'main' };
const saved = { kind: 'saved' };
const full = { kind: 'memory-only', reason: 'full' };
const blocked = { kind: 'memory-only', reason: 'blocked' };

describe('drafts', () => {
  it('come back after a reload', () => {
    const disk = fakeDisk();
    openTab(disk).store.saveDraft(ref, 'typed');
    expect(openTab(disk).store.readDraft(ref)?.text).toBe('typed');
  });

  it('are kept apart by exercise, revision and slot', () => {
    const { store } = openTab(fakeDisk());
    const refs = [ref, { ...ref, exercise: 'other' }, { ...ref, revision: 3 }, { ...ref, slot: 'second' }];
    for (const [index, one] of refs.entries()) store.saveDraft(one, `text ${index}`);
    expect(refs.map((one) => store.readDraft(one)?.text)).toEqual(['text 0', 'text 1', 'text 2', 'text 3']);
  });

  it('of other revisions are listed, the newest revision first', () => {
    const { store } = openTab(fakeDisk());
    for (const revision of [1, 3, 2]) store.saveDraft({ ...ref, revision }, `revision ${revision}`);
    const others = store.draftsOfOtherRevisions(ref.exercise, 2);
    expect(others.map(({ draft }) => draft.text)).toEqual(['revision 3', 'revision 1']);
  });
});

describe('typing', () => {
  it('is on disk after 300 ms at the latest, however steadily it goes on', () => {
    const disk = fakeDisk();
    const tab = openTab(disk);
    const session = openDraftSession(tab.store, ref, 'starter', () => {});
    for (const text of ['a', 'ab', 'abc']) {
      session.setText(text);
      tab.clock.advance(100);
    }
    expect(disk.draftText(ref)).toBe('abc');
  });

  it.each(['flush of the store', 'flush of the session', 'close', 'export'])(
    'is on disk at once on %s',
    (event) => {
      const disk = fakeDisk();
      const { store } = openTab(disk);
      const session = openDraftSession(store, ref, 'starter', () => {});
      session.setText('typed');
      expect(disk.draftText(ref)).toBeNull();
      if (event === 'flush of the store') store.flush();
      if (event === 'flush of the session') session.flush();
      if (event === 'close') session.close();
      if (event === 'export') store.exportAll();
      expect(disk.draftText(ref)).toBe('typed');
    },
  );

  it('of nothing writes nothing', () => {
    const disk = fakeDisk();
    const { store } = openTab(disk);
    const session = openDraftSession(store, ref, 'starter', () => {});
    session.setText('starter');
    session.close();
    expect(disk.items.size).toBe(0);
  });
});

describe('replacing a draft', () => {
  it.each(['reset', 'solution', 'restore', 'other-revision'] as const)('for %s can be undone', (why) => {
    const { store } = openTab(fakeDisk());
    const session = openDraftSession(store, ref, 'starter', () => {});
    session.setText('mine');
    session.replace('replacement', why);
    expect(session.state().text).toBe('replacement');
    expect(store.history(ref.exercise)).toMatchObject([{ kind: 'snapshot', why, text: 'mine' }]);
    session.undo();
    expect(session.state()).toMatchObject({ text: 'mine', undo: null });
    expect(store.readDraft(ref)?.text).toBe('mine');
    expect(store.history(ref.exercise).map(({ text }) => text)).toContain('replacement');
  });

  it('takes no snapshot of the starter, which is always at hand, and can be undone all the same', () => {
    const { store } = openTab(fakeDisk());
    const session = openDraftSession(store, ref, 'starter', () => {});
    session.replace('solution', 'solution');
    expect(store.history(ref.exercise)).toEqual([]);
    session.undo();
    expect(session.state().text).toBe('starter');
  });

  it('survives a reload between replacement and undo', () => {
    const disk = fakeDisk();
    const session = openDraftSession(openTab(disk).store, ref, 'starter', () => {});
    session.setText('mine');
    session.replace('starter', 'reset');
    expect(openTab(disk).store.history(ref.exercise)[0]?.text).toBe('mine');
  });

  it('does not touch the draft on disk while its snapshot has no room there', () => {
    const disk = fakeDisk();
    const { store } = openTab(disk);
    const session = openDraftSession(store, ref, 'starter', () => {});
    session.setText('mine');
    session.flush();
    disk.fail = (key) => (key.includes(':history:') ? quota() : null);
    session.replace('starter', 'reset');
    session.setText('starter, and more');
    session.flush();
    expect(disk.draftText(ref)).toBe('mine');
    expect(store.readDraft(ref)?.text).toBe('starter, and more');
    expect(store.status()).toEqual(full);
    disk.fail = () => null;
    session.flush();
    expect(disk.draftText(ref)).toBe('starter, and more');
    expect(openTab(disk).store.history(ref.exercise)[0]?.text).toBe('mine');
    expect(store.status()).toEqual(saved);
  });
});

describe('history', () => {
  it('keeps each run with its verdict, seed and time, the newest first', () => {
    const { store, clock } = openTab(fakeDisk());
    store.recordRun(ref, { text: 'one', verdict: 'wrong', seed: 7 });
    clock.advance(5);
    store.recordRun(ref, { text: 'two', verdict: 'passed', seed: 8 });
    expect(store.history(ref.exercise)).toMatchObject([
      { kind: 'run', text: 'two', verdict: 'passed', seed: 8, time: 1_000_005 },
      { kind: 'run', text: 'one', verdict: 'wrong', seed: 7, time: 1_000_000 },
    ]);
  });

  it('holds the same run once, and it moves up', () => {
    const { store, clock } = openTab(fakeDisk());
    for (const text of ['one', 'two', 'one']) {
      clock.advance(1);
      store.recordRun(ref, { text, verdict: 'wrong', seed: 7 });
    }
    expect(store.history(ref.exercise).map(({ text }) => text)).toEqual(['one', 'two']);
  });

  it('takes no snapshot of a text that a run holds already', () => {
    const { store } = openTab(fakeDisk());
    store.recordRun(ref, { text: 'one', verdict: 'wrong', seed: 7 });
    store.snapshot(ref, 'one', 'reset');
    expect(store.history(ref.exercise)).toHaveLength(1);
  });

  it('drops the oldest snapshots beyond the limit, and no run ever', () => {
    const { store, clock } = openTab(fakeDisk());
    store.recordRun(ref, { text: 'the oldest run', verdict: 'wrong', seed: 7 });
    for (let count = 0; count < maxSnapshots + 3; count += 1) {
      clock.advance(1);
      store.snapshot(ref, `snapshot ${count}`, 'reset');
    }
    const texts = store.history(ref.exercise).map(({ text }) => text);
    expect(texts).toHaveLength(maxSnapshots + 1);
    expect(texts).toContain('the oldest run');
    expect(texts).toContain('snapshot 3');
    expect(texts).not.toContain('snapshot 2');
  });

  it('of two tabs in the same millisecond is the history of both', () => {
    const disk = fakeDisk();
    openTab(disk, 'a').store.snapshot(ref, 'from a', 'reset');
    openTab(disk, 'b').store.snapshot(ref, 'from b', 'reset');
    const texts = openTab(disk, 'c')
      .store.history(ref.exercise)
      .map(({ text }) => text);
    expect(texts.toSorted()).toEqual(['from a', 'from b']);
  });
});

describe('an unreadable item', () => {
  it.each([
    ['no JSON', '{"text": "half'],
    ['not an object', '7'],
    ['null', 'null'],
    ['a field missing', '{"text":"x","version":1,"writer":"w"}'],
    ['a field of another type', '{"text":1,"version":1,"writer":"w","time":1}'],
    ['a negative version', '{"text":"x","version":-1,"writer":"w","time":1}'],
    ['a time that is no time', '{"text":"x","version":1,"writer":"w","time":1e300}'],
  ])('(%s) goes to quarantine as it is, and the key is free again', (_, raw) => {
    const disk = fakeDisk();
    disk.items.set(draftKey(ref), raw);
    const { store } = openTab(disk);
    expect(store.readDraft(ref)).toBeNull();
    expect(disk.quarantined()).toEqual([raw]);
    store.saveDraft(ref, 'new');
    expect(disk.draftText(ref)).toBe('new');
    expect(disk.quarantined()).toEqual([raw]);
  });

  it('stays under its key if there is no room for the copy, and is not written over', () => {
    const disk = fakeDisk();
    disk.items.set(draftKey(ref), 'half a dra');
    disk.fail = (key) => (key.includes(':quarantine:') ? quota() : null);
    const { store } = openTab(disk);
    expect(store.saveDraft(ref, 'new')).toEqual({ onDisk: false, conflict: null });
    expect(store.readDraft(ref)?.text).toBe('new');
    expect(disk.items.get(draftKey(ref))).toBe('half a dra');
    expect(store.status()).toEqual(full);
  });

  it.each([
    ['history', itemKey('history', ref.exercise, 'broken')],
    ['running', itemKey('running', ref.exercise, 'other')],
    ['preference', itemKey('preference', 'editorMode')],
  ])('among the %s items hides no readable one and is not deleted', (_, key) => {
    const disk = fakeDisk();
    disk.items.set(key, '{"kind":"run"');
    const { store } = openTab(disk);
    store.recordRun(ref, { text: 'good', verdict: 'passed', seed: 1 });
    store.writePreference('tabMode', 'indent');
    expect(store.history(ref.exercise)).toHaveLength(1);
    expect(store.readPreference('tabMode')).toBe('indent');
    expect(store.readPreference('editorMode')).toBeNull();
    expect(store.interruptedRun(ref.exercise)).toBeNull();
    expect(disk.quarantined()).toEqual(['{"kind":"run"']);
  });

  it('does not harm keys that are not ours', () => {
    const disk = fakeDisk();
    disk.items.set('theme', 'dark');
    disk.items.set(`${keyPrefix}nothing:known`, 'x');
    disk.items.set(`${keyPrefix}draft:%`, 'x');
    const { store } = openTab(disk);
    expect(store.allDrafts()).toEqual([]);
    store.exportAll();
    expect([...disk.items.keys()]).toEqual(['theme', `${keyPrefix}nothing:known`, `${keyPrefix}draft:%`]);
  });
});

describe('a full storage', () => {
  // The steps write draft, run, snapshot, replaced draft, preference and running flag; each write in turn is refused.
  const steps = (tab: ReturnType<typeof openTab>) => {
    const session = openDraftSession(tab.store, ref, 'starter', () => {});
    session.setText('first');
    session.flush();
    tab.store.markRunning(ref.exercise);
    tab.store.recordRun(ref, { text: 'first', verdict: 'wrong', seed: 1 });
    tab.store.markDone(ref.exercise);
    session.setText('second');
    session.replace('starter', 'reset');
    session.setText('third');
    session.flush();
    tab.store.writePreference('editorMode', 'plain');
    return session;
  };
  const writes = (() => {
    const disk = fakeDisk();
    steps(openTab(disk));
    return disk.writes;
  })();

  it.each(Array.from({ length: writes }, (_, index) => index + 1))(
    'from write %i on loses nothing and says so, and all is on disk once there is room',
    (failing) => {
      const disk = fakeDisk();
      disk.fail = () => (disk.writes >= failing ? quota() : null);
      const tab = openTab(disk);
      const session = steps(tab);
      expect(session.state().text).toBe('third');
      expect(tab.store.status()).toEqual(full);
      const complete = (store: typeof tab.store) => {
        expect(store.readDraft(ref)?.text).toBe('third');
        expect(store.history(ref.exercise).map(({ text }) => text)).toEqual(
          expect.arrayContaining(['first', 'second']),
        );
        expect(store.readPreference('editorMode')).toBe('plain');
      };
      complete(tab.store);
      const rescued = openTab(fakeDisk());
      expect(rescued.store.importAll(tab.store.exportAll())).toMatchObject({ ok: true, skipped: 0 });
      complete(rescued.store);
      disk.fail = () => null;
      tab.store.flush();
      tab.store.flush();
      expect(tab.store.status()).toEqual(saved);
      complete(openTab(disk).store);
    },
  );

  it.each(Array.from({ length: writes }, (_, index) => index + 1))(
    'at write %i alone loses nothing',
    (failing) => {
      const disk = fakeDisk();
      disk.fail = () => (disk.writes === failing ? quota() : null);
      const tab = openTab(disk);
      steps(tab);
      tab.store.flush();
      const { store } = openTab(disk);
      expect(store.readDraft(ref)?.text).toBe('third');
      expect(store.history(ref.exercise).map(({ text }) => text)).toEqual(
        expect.arrayContaining(['first', 'second']),
      );
    },
  );

  it.each([
    ['by name', { name: 'QuotaExceededError' }],
    ['by the name of Firefox', { name: 'NS_ERROR_DOM_QUOTA_REACHED' }],
    ['by number', { name: 'Error', code: 22 }],
  ])('is recognised %s', (_, error) => {
    const disk = fakeDisk();
    disk.fail = () => error;
    const { store } = openTab(disk);
    store.saveDraft(ref, 'typed');
    expect(store.status()).toEqual(full);
  });
});

describe('a blocked storage', () => {
  it('keeps work in memory, says so before anything is typed, and exports it', () => {
    const refuse = () => {
      throw { name: 'SecurityError' };
    };
    const port = { get: refuse, set: refuse, remove: refuse, keys: refuse, watch: () => () => {} };
    const { host } = fakeHost('a');
    const store = openLearnerStore(port, host);
    const session = openDraftSession(store, ref, 'starter', () => {});
    expect(store.status()).toEqual(blocked);
    session.setText('mine');
    session.replace('starter', 'reset');
    store.markRunning(ref.exercise);
    store.recordRun(ref, { text: 'run', verdict: 'threw', seed: 1 });
    store.markDone(ref.exercise);
    session.undo();
    session.flush();
    expect(store.status()).toEqual(blocked);
    expect(store.readDraft(ref)?.text).toBe('mine');
    const rescued = openTab(fakeDisk()).store;
    rescued.importAll(store.exportAll());
    expect(rescued.readDraft(ref)?.text).toBe('mine');
    expect(rescued.history(ref.exercise).map(({ text }) => text)).toContain('run');
  });
});

describe('two tabs', () => {
  const openTwo = () => {
    const disk = fakeDisk();
    const a = openTab(disk, 'a');
    const b = openTab(disk, 'b');
    return {
      disk,
      a: { ...a, session: openDraftSession(a.store, ref, 'starter', () => {}) },
      b: { ...b, session: openDraftSession(b.store, ref, 'starter', () => {}) },
    };
  };

  it('a write over a newer draft of the other tab puts that one in the history and reports both', () => {
    const disk = fakeDisk();
    const [a, b] = [openTab(disk, 'a').store, openTab(disk, 'b').store];
    a.readDraft(ref);
    b.readDraft(ref);
    a.saveDraft(ref, 'from a');
    expect(b.saveDraft(ref, 'from b')).toEqual({
      onDisk: true,
      conflict: { mine: 'from b', theirs: 'from a' },
    });
    expect(a.history(ref.exercise)).toMatchObject([{ why: 'other-tab', text: 'from a' }]);
    expect(disk.draftText(ref)).toBe('from b');
    expect(b.saveDraft(ref, 'from b, more').conflict).toBeNull();
  });

  it('the same text twice is no conflict', () => {
    const disk = fakeDisk();
    const [a, b] = [openTab(disk, 'a').store, openTab(disk, 'b').store];
    a.saveDraft(ref, 'same');
    expect(b.saveDraft(ref, 'same').conflict).toBeNull();
  });

  it('a tab is told while it is idle, and its text is not changed under the reader', () => {
    const { a, b } = openTwo();
    a.session.setText('from a');
    a.session.flush();
    expect(b.session.state()).toMatchObject({
      text: 'starter',
      conflict: { mine: 'starter', theirs: 'from a' },
    });
  });

  it.each([
    ['keepMine', 'from b', 'from a'],
    ['takeTheirs', 'from a', 'from b'],
  ] as const)('%s goes on with one text and keeps the other', (choice, chosen, other) => {
    const { disk, a, b } = openTwo();
    a.session.setText('from a');
    b.session.setText('from b');
    a.session.flush();
    b.session.flush();
    expect(b.session.state().conflict).toEqual({ mine: 'from b', theirs: 'from a' });
    b.session[choice]();
    b.session.flush();
    expect(b.session.state()).toMatchObject({ text: chosen, conflict: null });
    expect(disk.draftText(ref)).toBe(chosen);
    expect(b.store.history(ref.exercise).map(({ text }) => text)).toContain(other);
  });

  it('a conflict left open when the page goes keeps the text that is on no disk', () => {
    const { disk, a, b } = openTwo();
    b.session.setText('from b');
    b.session.flush();
    a.session.setText('from a');
    a.session.flush();
    a.session.close();
    b.session.close();
    const texts = [
      disk.draftText(ref),
      ...openTab(disk)
        .store.history(ref.exercise)
        .map(({ text }) => text),
    ];
    expect(texts).toEqual(expect.arrayContaining(['from a', 'from b']));
  });

  it('a tab that was frozen and heard nothing still finds the conflict when it writes', () => {
    const { disk, a, b } = openTwo();
    disk.silent = true;
    a.session.setText('from a');
    a.session.flush();
    b.session.lookAround();
    expect(b.session.state().conflict).toEqual({ mine: 'starter', theirs: 'from a' });
    b.session.setText('from b');
    b.session.flush();
    expect(b.store.history(ref.exercise).map(({ text }) => text)).toContain('from a');
  });

  it('when the other draft has no room in the history, it stays where it is', () => {
    const { disk, a, b } = openTwo();
    a.session.setText('from a');
    a.session.flush();
    disk.fail = (key) => (key.includes(':history:') ? quota() : null);
    b.session.setText('from b');
    b.session.flush();
    expect(disk.draftText(ref)).toBe('from a');
    expect(b.store.readDraft(ref)?.text).toBe('from b');
  });
});

describe('a run', () => {
  it('that the page did not survive is told at the next opening, once', () => {
    const disk = fakeDisk();
    openTab(disk, 'a').store.markRunning(ref.exercise);
    const { store } = openTab(disk, 'b');
    expect(store.interruptedRun('another-exercise')).toBeNull();
    expect(store.interruptedRun(ref.exercise)).toEqual({ since: 1_000_000 });
    store.forgetInterruptedRun(ref.exercise);
    expect(openTab(disk, 'c').store.interruptedRun(ref.exercise)).toBeNull();
  });

  it('that ended is not told, and does not end the run of another tab', () => {
    const disk = fakeDisk();
    const [a, b] = [openTab(disk, 'a').store, openTab(disk, 'b').store];
    a.markRunning(ref.exercise);
    b.markRunning(ref.exercise);
    b.markDone(ref.exercise);
    expect(a.interruptedRun(ref.exercise)).toBeNull();
    expect(b.interruptedRun(ref.exercise)).toEqual({ since: 1_000_000 });
  });
});

describe('an import', () => {
  const exportOf = (text: string, minute: number) => {
    const tab = openTab(fakeDisk());
    tab.clock.advance(minute * 60_000);
    tab.store.saveDraft(ref, text);
    return tab.store.exportAll();
  };

  it.each([
    ['newer', 2, 'imported', 'here'],
    ['older', 0, 'here', 'imported'],
  ])('of a draft that is %s lets the newer one stand and keeps the other', (_, minute, current, kept) => {
    const { store, clock } = openTab(fakeDisk());
    clock.advance(60_000);
    store.saveDraft(ref, 'here');
    clock.advance(10 * 60_000);
    expect(store.importAll(exportOf('imported', minute))).toMatchObject({ ok: true, drafts: 1 });
    expect(store.readDraft(ref)?.text).toBe(current);
    expect(store.history(ref.exercise)).toMatchObject([{ text: kept, why: 'import' }]);
  });

  it('shows in the open draft, and what was just typed is kept', () => {
    const { store, clock } = openTab(fakeDisk());
    const session = openDraftSession(store, ref, 'starter', () => {});
    session.setText('just typed');
    const work = exportOf('imported', 1);
    clock.advance(200);
    session.flush();
    clock.advance(5 * 60_000);
    store.importAll(work);
    expect(session.state().text).toBe('imported');
    expect(store.history(ref.exercise).map(({ text }) => text)).toEqual(['just typed']);
  });

  it('twice is the same as once', () => {
    const { store, clock } = openTab(fakeDisk());
    clock.advance(60_000);
    const work = exportOf('imported', 0);
    store.importAll(work);
    const once = store.exportAll();
    expect(store.importAll(work)).toEqual({
      ...{ ok: true, drafts: 0, entries: 0, places: 0, skipped: 0, onDisk: true },
    });
    expect(store.exportAll()).toBe(once);
  });

  it('does not change a preference that is set', () => {
    const from = openTab(fakeDisk()).store;
    from.writePreference('tabMode', 'indent');
    from.writePreference('editorMode', 'types');
    const { store } = openTab(fakeDisk());
    store.writePreference('tabMode', 'leave');
    store.importAll(from.exportAll());
    expect(store.readPreference('tabMode')).toBe('leave');
    expect(store.readPreference('editorMode')).toBe('types');
  });

  it.each([
    ['empty', '', 'not-json'],
    ['not JSON', 'console.log(1)', 'not-json'],
    ['an array', '[]', 'not-our-format'],
    ['null', 'null', 'not-our-format'],
    ['another format', '{"format":"x","version":1}', 'not-our-format'],
    ['a version that is none', '{"format":"tool-contracts-work","version":"1"}', 'not-our-format'],
    ['a newer version', '{"format":"tool-contracts-work","version":2}', 'newer-format'],
    ['too large', ' '.repeat(maxImportLength + 1), 'too-large'],
  ])('that is %s is refused and changes nothing', (_, text, reason) => {
    const disk = fakeDisk();
    expect(openTab(disk).store.importAll(text)).toEqual({ ok: false, reason });
    expect(disk.items.size).toBe(0);
  });

  it('takes what is sound and counts what is not', () => {
    const good = { exercise: 'e', revision: 1, slot: 'main', text: 'good', version: 1, writer: 'w', time: 5 };
    const entry = { ...good, id: 'x', kind: 'snapshot', why: 'reset' };
    const work = {
      format: 'tool-contracts-work',
      version: 1,
      drafts: [
        good,
        null,
        7,
        { ...good, exercise: 'a:b' },
        { ...good, exercise: '' },
        { ...good, slot: 'm/../n' },
        { ...good, revision: 1.5 },
        { ...good, text: ['good'] },
      ],
      history: [entry, { ...entry, why: 'no reason' }, { ...entry, kind: 'run' }, { ...entry, exercise: {} }],
      reading: [
        { lesson: 'l', point: null, time: 5 },
        { lesson: 'l', point: 7, time: 5 },
        { lesson: 'a b', point: 'p', time: 5 },
        { point: 'p', time: 5 },
      ],
      preferences: { editorMode: 'root', tabMode: ['indent'], toString: 'x' },
      unreadable: [null, { raw: 1 }, { raw: 'x', name: 'n' }, { raw: 'kept', name: ['1', 'draft'] }],
    };
    const disk = fakeDisk();
    const { store } = openTab(disk);
    const text = `{"__proto__":{"polluted":1},${JSON.stringify(work).slice(1)}`;
    expect(store.importAll(text)).toEqual({
      ...{ ok: true, drafts: 1, entries: 1, places: 1, skipped: 13, onDisk: true },
    });
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
    expect([...disk.items.keys()].toSorted()).toEqual([
      'tool-contracts:v1:draft:e:1:main',
      'tool-contracts:v1:history:e:x',
      'tool-contracts:v1:quarantine:1:draft',
      'tool-contracts:v1:reading:l',
    ]);
  });

  it('with lists that are no lists is an empty one', () => {
    const text =
      '{"format":"tool-contracts-work","version":1,"drafts":{"length":9},"history":"x","unreadable":3}';
    expect(openTab(fakeDisk()).store.importAll(text)).toEqual({
      ok: true,
      drafts: 0,
      entries: 0,
      places: 0,
      skipped: 0,
      onDisk: true,
    });
  });

  it('cannot win by a time in the future, nor overwrite an entry by using its id', () => {
    const { store } = openTab(fakeDisk());
    store.saveDraft(ref, 'here');
    store.snapshot(ref, 'put aside', 'reset');
    const [entry] = store.history(ref.exercise);
    const work = {
      format: 'tool-contracts-work',
      version: 1,
      drafts: [{ ...ref, text: 'future', version: 9, writer: 'w', time: 8e15 }],
      history: [{ exercise: ref.exercise, ...entry, text: 'impostor', time: 8e15 }],
    };
    store.importAll(JSON.stringify(work));
    expect(store.readDraft(ref)?.text).toBe('here');
    const history = store.history(ref.exercise);
    expect(history.map(({ text }) => text).toSorted()).toEqual(['future', 'impostor', 'put aside']);
    expect(history.every(({ time }) => time <= 1_000_000)).toBe(true);
  });

  it('keeps the later of two places in a lesson, and takes none from the future', () => {
    const from = openTab(fakeDisk());
    from.store.notePlace('read-further-there', { point: 'b', time: 1_000_500 });
    from.store.notePlace('read-further-here', { point: 'a', time: 1_000_100 });
    from.store.notePlace('read-tomorrow', { point: 'c', time: 9_000_000 });
    const { store, clock } = openTab(fakeDisk());
    clock.advance(1000);
    store.notePlace('read-further-there', { point: 'a', time: 1_000_100 });
    store.notePlace('read-further-here', { point: 'b', time: 1_000_400 });
    expect(store.importAll(from.store.exportAll())).toMatchObject({ ok: true, places: 1 });
    expect(store.readingPlaces()).toEqual([
      { lesson: 'read-further-there', place: { point: 'b', time: 1_000_500 } },
      { lesson: 'read-further-here', place: { point: 'b', time: 1_000_400 } },
    ]);
  });

  it('carries unreadable items along as they are', () => {
    const disk = fakeDisk();
    disk.items.set(draftKey(ref), 'half a dra');
    const there = fakeDisk();
    openTab(there).store.importAll(openTab(disk).store.exportAll());
    expect(there.quarantined()).toEqual(['half a dra']);
  });
});

describe('the preview of an import', () => {
  const other = { ...ref, exercise: 'weather-schema' };

  it('tells what would become of each draft and how much is new, and changes nothing', () => {
    const from = openTab(fakeDisk());
    from.store.saveDraft({ ...ref, slot: 'old' }, 'theirs, old');
    from.clock.advance(60_000);
    for (const slot of ['same', 'main', 'only-there'])
      from.store.saveDraft({ ...ref, slot }, `${slot}, theirs`);
    for (const seed of [1, 2]) from.store.recordRun(other, { text: 'run', verdict: 'passed', seed });
    from.store.notePlace('admission-gates', { point: 'six-checkpoints', time: 1_000_000 });

    const disk = fakeDisk();
    const { store, clock } = openTab(disk);
    clock.advance(30_000);
    store.saveDraft({ ...ref, slot: 'same' }, 'same, theirs');
    store.saveDraft(ref, 'main, ours');
    store.saveDraft({ ...ref, slot: 'old' }, 'ours, newer');
    store.recordRun(other, { text: 'run', verdict: 'passed', seed: 1 });
    clock.advance(5 * 60_000);
    const before = new Map(disk.items);
    expect(store.previewImport(from.store.exportAll())).toEqual({
      ok: true,
      exportedAt: 1_060_000,
      exercises: [
        {
          exercise: ref.exercise,
          drafts: ['beside', 'known', 'in-front', 'new'],
          entries: 0,
          newEntries: 0,
        },
        { exercise: other.exercise, drafts: [], entries: 2, newEntries: 1 },
      ],
      places: 1,
      skipped: 0,
    });
    expect(disk.items).toEqual(before);
    expect(store.importAll(from.store.exportAll())).toMatchObject({ drafts: 3, entries: 1, places: 1 });
  });

  it('refuses what an import refuses', () => {
    const { store } = openTab(fakeDisk());
    expect(store.previewImport('{"format":')).toEqual({ ok: false, reason: 'not-json' });
  });
});

describe('how far a lesson was read', () => {
  it('is a record of its own for each lesson, the last one first', () => {
    const disk = fakeDisk();
    const { store } = openTab(disk);
    store.notePlace('first', { point: null, time: 10 });
    store.notePlace('second', { point: 'a', time: 20 });
    store.notePlace('first', { point: 'b', time: 30 });
    expect(
      openTab(disk)
        .store.readingPlaces()
        .map(({ lesson, place }) => [lesson, place.point]),
    ).toEqual([
      ['first', 'b'],
      ['second', 'a'],
    ]);
    expect([...disk.items.keys()]).toEqual([
      'tool-contracts:v1:reading:first',
      'tool-contracts:v1:reading:second',
    ]);
  });

  it('that cannot be read is put aside, and the rest is there', () => {
    const disk = fakeDisk();
    disk.items.set('tool-contracts:v1:reading:broken', '{"point":1}');
    const { store } = openTab(disk);
    store.notePlace('sound', { point: null, time: 1 });
    expect(store.readingPlaces()).toHaveLength(1);
    expect(disk.quarantined()).toEqual(['{"point":1}']);
  });
});

/** A disk that several tabs share, and that can fail. */
function fakeDisk() {
  const items = new Map<string, string>();
  const tabs = new Set<{ readonly tell: (key: string | null) => void }>();
  const disk = {
    items,
    writes: 0,
    silent: false,
    fail: (_key: string): unknown => null,
    open: (): StoragePort => {
      const tab = { tell: (_key: string | null) => {} };
      tabs.add(tab);
      const tellOthers = (key: string) => {
        for (const other of tabs) if (other !== tab && !disk.silent) other.tell(key);
      };
      return {
        get: (key) => items.get(key) ?? null,
        set: (key, value) => {
          disk.writes += 1;
          const error = disk.fail(key);
          if (error !== null) throw error;
          items.set(key, value);
          tellOthers(key);
        },
        remove: (key) => {
          items.delete(key);
          tellOthers(key);
        },
        keys: () => [...items.keys()],
        watch: (changed) => {
          tab.tell = changed;
          return () => {
            tab.tell = () => {};
          };
        },
      };
    },
    draftText: (one: typeof ref): unknown => {
      const raw = items.get(draftKey(one));
      return raw === undefined ? null : Reflect.get(JSON.parse(raw), 'text');
    },
    quarantined: () =>
      [...items].flatMap(([key, raw]) => (parseItemKey(key)?.kind === 'quarantine' ? raw : [])),
  };
  return disk;
}

function openTab(disk: ReturnType<typeof fakeDisk>, writer = 'tab') {
  const { host, clock } = fakeHost(writer);
  return { store: openLearnerStore(disk.open(), host), clock };
}

/** A host whose time stands still until it is moved. */
function fakeHost(writer: string) {
  let now = 1_000_000;
  const tasks = new Map<() => void, number>();
  const host: StoreHost = {
    writer,
    now: () => now,
    schedule: (task, milliseconds) => {
      tasks.set(task, now + milliseconds);
      return () => tasks.delete(task);
    },
  };
  const clock = {
    advance: (milliseconds: number) => {
      now += milliseconds;
      for (const [task, due] of [...tasks]) {
        if (due > now) continue;
        tasks.delete(task);
        task();
      }
    },
  };
  return { host, clock };
}

function quota() {
  return { name: 'QuotaExceededError' };
}
