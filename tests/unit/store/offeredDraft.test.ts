import { describe, expect, it } from 'vitest';
import { type LearnerStore, offeredDraft, openLearnerStore } from '#store';
import { openDraftSession } from '#store/draftSession.ts';

const ref = { exercise: 'weather-schema', revision: 3, slot: 'main' };
const starter = 'starter';

function openStore(): LearnerStore {
  const items = new Map<string, string>();
  let now = 1000;
  return openLearnerStore(
    {
      get: (key) => items.get(key) ?? null,
      set: (key, value) => void items.set(key, value),
      remove: (key) => void items.delete(key),
      keys: () => [...items.keys()],
      watch: () => () => {},
    },
    {
      writer: 'a',
      now: () => {
        now += 1;
        return now;
      },
      schedule: () => () => {},
    },
  );
}

/** What a page offers that opens the draft of this reference now. */
const offerOf = (store: LearnerStore, open = ref) =>
  offeredDraft(
    open,
    store.readDraft(open)?.text ?? starter,
    starter,
    store.draftsOfOtherRevisions(open.exercise, open.revision),
    store.history(open.exercise),
  )?.draft.text ?? null;

describe('after an exercise’s revision has changed, the newest draft is offered', () => {
  it.each<readonly [what: string, drafts: Readonly<Record<number, string>>, offered: string | null]>([
    ['of the revision before', { 2: 'n-1' }, 'n-1'],
    ['of the revision before that, where there is no newer one', { 1: 'n-2' }, 'n-2'],
    ['and of two the newer one, whichever was written last', { 2: 'n-1', 1: 'n-2' }, 'n-1'],
    ['but none where there is none', {}, null],
    ['but not one that says no more than the starter', { 2: starter, 1: 'n-2' }, 'n-2'],
    ['also one of a later revision, where the exercise went back', { 4: 'n+1' }, 'n+1'],
  ])('%s', (_what, drafts, offered) => {
    const store = openStore();
    for (const [revision, text] of Object.entries(drafts).reverse())
      store.saveDraft({ ...ref, revision: Number(revision) }, text);
    expect(offerOf(store)).toBe(offered);
  });

  it('although the history has runs of the former revision, which is where a learner stands who practised', () => {
    const store = openStore();
    const former = { ...ref, revision: 2 };
    store.saveDraft(former, 'n-1');
    store.recordRun(former, { text: 'n-1', verdict: 'passed', seed: 1 });
    expect(offerOf(store)).toBe('n-1');
  });

  it('although something was typed since: until it is taken or left', () => {
    const store = openStore();
    store.saveDraft({ ...ref, revision: 2 }, 'n-1');
    store.saveDraft(ref, 'typed in the new revision');
    expect(offerOf(store)).toBe('n-1');
  });

  it('of its own slot: the list of a hunt is not offered the text of its field', () => {
    const store = openStore();
    store.saveDraft({ ...ref, revision: 2, slot: 'field' }, '{}');
    store.saveDraft({ ...ref, revision: 2, slot: 'inputs' }, '["{}"]');
    expect(offerOf(store, { ...ref, slot: 'inputs' })).toBe('["{}"]');
    expect(offerOf(store, { ...ref, slot: 'field' })).toBe('{}');
  });

  it('and no more once it is left: it is in the history then', () => {
    const store = openStore();
    store.saveDraft({ ...ref, revision: 2 }, 'n-1');
    store.recordRun({ ...ref, revision: 2 }, { text: 'n-1', verdict: 'passed', seed: 1 });
    store.snapshot(ref, 'n-1', 'older-draft');
    expect(offerOf(store)).toBeNull();
    expect(store.history(ref.exercise)).toContainEqual(
      expect.objectContaining({ revision: 3, text: 'n-1', why: 'older-draft' }),
    );
  });

  it('and no more once it is taken and written on, and what stood there before is in the history', () => {
    const store = openStore();
    store.saveDraft({ ...ref, revision: 2 }, 'n-1');
    const session = openDraftSession(store, ref, starter, () => {});
    session.setText('typed first');
    store.snapshot(ref, 'n-1', 'older-draft');
    session.replace('n-1', 'other-revision');
    session.setText('n-1, and more');
    session.flush();
    expect(offerOf(store)).toBeNull();
    expect(store.history(ref.exercise).map(({ text }) => text)).toContain('typed first');
    expect(store.readDraft({ ...ref, revision: 2 })?.text).toBe('n-1');
  });
});
