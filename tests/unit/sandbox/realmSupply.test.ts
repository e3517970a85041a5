import { describe, expect, it, vi } from 'vitest';
import { type Realm, UnsupportedHost } from '#grader/realm.ts';
import { realmPool } from '#sandbox/grader-worker/realmPool.ts';

function realm(answers: boolean) {
  const close = vi.fn();
  const one: Realm = {
    answers: async () => answers,
    load: async () => ({ type: 'loaded' }),
    call: async () => ({ type: 'timeout' }),
    close,
  };
  return { one, close };
}

describe('the supply of realms', () => {
  it('hands out a realm that was sent ahead, and asks for none', async () => {
    const want = vi.fn();
    const supply = realmPool(want);
    const { one } = realm(true);
    supply.add('program', one);
    expect(await supply.host.open('program')).toBe(one);
    expect(want).not.toHaveBeenCalled();
  });

  it('hands out each once, and asks for the next', async () => {
    const want = vi.fn();
    const supply = realmPool(want);
    supply.add('program', realm(true).one);
    await supply.host.open('program');
    const second = supply.host.open('program');
    const { one } = realm(true);
    await vi.waitFor(() => expect(want).toHaveBeenCalledWith('program'));
    supply.add('program', one);
    expect(await second).toBe(one);
  });

  it('closes one that answers no more, so that nobody is told that their code hangs', async () => {
    const want = vi.fn();
    const supply = realmPool(want);
    const dead = realm(false);
    const fresh = realm(true);
    supply.add('program', dead.one);
    const opening = supply.host.open('program');
    await vi.waitFor(() => expect(want).toHaveBeenCalled());
    expect(dead.close).toHaveBeenCalledOnce();
    supply.add('program', fresh.one);
    expect(await opening).toBe(fresh.one);
  });

  it('gives a realm of one kind to nobody who waits for the other', async () => {
    const supply = realmPool(() => {});
    const schema = supply.host.open('schema');
    supply.add('program', realm(true).one);
    const { one } = realm(true);
    supply.add('schema', one);
    expect(await schema).toBe(one);
  });

  it('says that the host is not supported where the page opens none', async () => {
    const supply = realmPool(() => {});
    const refused = supply.host.open('program');
    supply.refuse('program', 'no worker');
    await expect(refused).rejects.toThrow(UnsupportedHost);
  });

  it('asks again for a realm that is silent, and says that the host is not supported once three were', async () => {
    const silent: ReturnType<typeof realm>[] = [];
    const supply = realmPool((kind) => {
      const next = realm(false);
      silent.push(next);
      supply.add(kind, next.one);
    });
    await expect(supply.host.open('program')).rejects.toThrow(UnsupportedHost);
    expect(silent.map(({ close }) => close.mock.calls.length)).toEqual([1, 1, 1]);
  });

  it('hands out the second where the first is silent, as after a program that filled the memory', async () => {
    const opened = [realm(false), realm(true)];
    let asked = 0;
    const supply = realmPool((kind) => {
      const next = opened[asked];
      asked += 1;
      if (next !== undefined) supply.add(kind, next.one);
    });
    expect(await supply.host.open('program')).toBe(opened[1]?.one);
  });

  it('keeps one spare of a kind, and closes the former', () => {
    const supply = realmPool(() => {});
    const former = realm(true);
    supply.add('program', former.one);
    supply.add('program', realm(true).one);
    expect(former.close).toHaveBeenCalledOnce();
  });
});
