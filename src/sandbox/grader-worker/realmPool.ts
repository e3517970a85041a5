import { type Realm, type RealmHost, type RealmKind, UnsupportedHost } from '#grader/realm.ts';

/** How long a realm has to answer before it is taken for dead, in milliseconds. */
const ANSWER_MS = 3000;

/** How many realms are opened before the browser is held to start none: one that is short of memory may end the first. */
const TRIES = 3;

/** The realms that the grader's worker holds: those that the page sent ahead, and the requests that wait for one. */
export interface RealmPool {
  readonly host: RealmHost;
  /** Adds a realm from the page. */
  readonly add: (kind: RealmKind, realm: Realm) => void;
  /** Rejects the request that waits for a realm, since the page could open none. */
  readonly refuse: (kind: RealmKind, detail: string) => void;
}

interface Waiting {
  readonly kind: RealmKind;
  readonly give: (realm: Realm) => void;
  readonly refuse: (error: Error) => void;
}

/**
 * Hands out realms: one that was sent ahead, if there is one and it still answers, else one that is asked for. A frame
 * that stood unused for long may have been ended by the browser, and a learner must not be told that their code hangs.
 *
 * @param want asks the page for a realm
 */
export function realmPool(want: (kind: RealmKind) => void): RealmPool {
  const spares = new Map<RealmKind, Realm>();
  const queue: Waiting[] = [];

  const next = (kind: RealmKind): Waiting | undefined => {
    const place = queue.findIndex((waiting) => waiting.kind === kind);
    return place < 0 ? undefined : queue.splice(place, 1)[0];
  };

  const fresh = (kind: RealmKind): Promise<Realm> =>
    new Promise((give, refuse) => {
      queue.push({ kind, give, refuse });
      want(kind);
    });

  return {
    host: {
      open: async (kind) => {
        const spare = spares.get(kind);
        spares.delete(kind);
        if (spare !== undefined) {
          if (await spare.answers(ANSWER_MS)) return spare;
          spare.close();
        }
        for (let tries = 0; tries < TRIES; tries += 1) {
          const realm = await fresh(kind);
          if (await realm.answers(ANSWER_MS)) return realm;
          realm.close();
        }
        throw new UnsupportedHost('The sandboxed frame does not answer.');
      },
    },
    add: (kind, realm) => {
      const waiting = next(kind);
      if (waiting !== undefined) waiting.give(realm);
      else {
        spares.get(kind)?.close();
        spares.set(kind, realm);
      }
    },
    refuse: (kind, detail) => next(kind)?.refuse(new UnsupportedHost(detail)),
  };
}
