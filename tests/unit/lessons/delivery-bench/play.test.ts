import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deliveryTable, playCases } from '#lessons/idempotency/delivery-bench/caseTable.ts';
import { atEnd, type DeliveryState, withAction } from '#lessons/idempotency/delivery-bench/deliveryState.ts';
import {
  answerSentences,
  eventSentences,
  ledgerAt,
  markOf,
  momentText,
  noteText,
} from '#lessons/idempotency/delivery-bench/explain.ts';
import { firstSituation, gallery } from '#lessons/idempotency/delivery-bench/gallery.ts';
import { actions, fates, noteIds } from '#lessons/idempotency/delivery-bench/history.ts';
import { words } from '#lessons/idempotency/delivery-bench/messages/messages.ts';
import { type PlayedServer, play } from '#lessons/idempotency/delivery-bench/play.ts';
import { serverKinds } from '#ticket-lab/delivery/runDelivery.ts';

const locales = ['en', 'zh'] as const;
const stateOf = (id: string) => (gallery.find((one) => one.id === id) ?? firstSituation).state;

/** A server in short: each answer with its harm, the entries with how they came, and doubled and lost. */
const short = ({ answers, entries, doubled, lost }: PlayedServer): string => {
  const said = answers.flat().map(({ server, harm }) => (harm === null ? server : `${server}!${harm}`));
  return `${said.join(' ')} | ${entries.map(({ how }) => how).join(' ')} | ${doubled} ${lost}`;
};

const three = (all: string): readonly string[] => [all, all, all];

/** Each situation with what the three servers make of it. */
const expected: Readonly<Record<string, readonly string[]>> = {
  'request-lost': three('nothing_arrived wrote | first | 0 0'),
  'answer-lost': [
    'wrote wrote!again | first again | 1 0',
    'wrote replayed | first | 0 0',
    'wrote replayed | first | 0 0',
  ],
  'restart-between': [
    'wrote wrote!again | first again | 1 0',
    'wrote wrote!again | first again | 1 0',
    'wrote replayed | first | 0 0',
  ],
  'other-note': [
    'wrote wrote | first first | 0 0',
    'wrote replayed!false_done | first | 0 1',
    'wrote conflict | first | 0 0',
  ],
  'new-version': [
    'wrote wrote!again | first again | 1 0',
    'wrote replayed | first | 0 0',
    'wrote conflict | first | 0 0',
  ],
  'changed-mind': [
    'wrote wrote | first first | 0 0',
    'wrote replayed!false_done | first | 0 1',
    'wrote conflict | first | 0 0',
  ],
  'at-once': [
    'wrote wrote!again | first again | 1 0',
    'wrote replayed | first | 0 0',
    'wrote replayed | first | 0 0',
  ],
  'new-key': three('wrote wrote | first other_key | 0 0'),
  'key-each-try': three('wrote wrote wrote | first other_key other_key | 0 0'),
  'one-key-throughout': [
    'nothing_arrived wrote wrote!again wrote!again | first again again | 2 0',
    'nothing_arrived wrote wrote!again replayed | first again | 1 0',
    'nothing_arrived wrote replayed replayed | first | 0 0',
  ],
};

describe('each situation shows what its title says', () => {
  it.each(gallery.map(({ id, state }) => [id, state] as const))('%s', async (id, { events }) => {
    const { servers } = await play(events);
    expect(servers.map(({ server }) => server)).toEqual(serverKinds);
    expect(servers.map(short)).toEqual(expected[id]);
  });

  it('and all are told apart by name', () => {
    expect(gallery.map(({ id }) => id)).toEqual(Object.keys(expected));
    for (const locale of locales) {
      expect(new Set(gallery.map(({ title }) => title[locale])).size).toBe(gallery.length);
      expect(new Set(gallery.map(({ shows }) => shows[locale])).size).toBe(gallery.length);
    }
  });
});

const histories = fc.array(fc.tuple(fc.constantFrom(...actions), fc.constantFrom(...fates)), {
  maxLength: 8,
});
const built = (steps: readonly (readonly [(typeof actions)[number], (typeof fates)[number]])[]) =>
  steps.reduce<DeliveryState>((state, [action, fate]) => withAction(state, action, fate), atEnd([])).events;

describe('whatever a reader builds', () => {
  it('the marks add up to what the run counts, and every entry is some event’s', async () => {
    await fc.assert(
      fc.asyncProperty(histories, async (steps) => {
        const events = built(steps);
        const { servers } = await play(events);
        for (const { answers, entries, doubled, lost } of servers) {
          const harms = answers.flat().map(({ harm }) => harm);
          expect(harms.filter((harm) => harm === 'again')).toHaveLength(doubled);
          expect(entries.filter(({ how }) => how === 'again')).toHaveLength(doubled);
          const written = answers.flat().filter(({ server }) => server === 'wrote');
          expect(entries).toHaveLength(written.length);
          const notes = entries.map(({ note }) => note);
          const falsely = events.flatMap((event, i) =>
            event.kind === 'send' &&
            !notes.includes(event.note) &&
            answers[i]?.some(({ harm }) => harm === 'false_done')
              ? [`${event.key} ${event.note}`]
              : [],
          );
          expect(new Set(falsely).size).toBe(lost);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('durable receipts with fingerprints never double a request and never call one done that is not', async () => {
    await fc.assert(
      fc.asyncProperty(histories, async (steps) => {
        const { servers } = await play(built(steps));
        expect(servers.find(({ server }) => server === 'receipts')).toMatchObject({ doubled: 0, lost: 0 });
      }),
      { numRuns: 40 },
    );
  });
});

describe('every step is told in words', () => {
  it('the lost answer, on all three servers', async () => {
    const played = await play(firstSituation.state.events);
    expect(momentText(played, 2, words.en)).toBe(
      'Event 2. The client sends write-1, “Call back on Monday”. The same key and note as before. It arrives, and so does the answer. ' +
        'No key: Writes the note. The client knows: done. This request is written again. 2 entries in the ledger. ' +
        'Key alone, in memory: Takes it for a repetition: writes nothing, answers as the first time. The client knows: done. 1 entry in the ledger. ' +
        'Key and fingerprint, durable receipts: Takes it for a repetition: writes nothing, answers as the first time. The client knows: done. 1 entry in the ledger.',
    );
    expect(momentText(played, 1, words.zh)).toBe(
      '事件 1：客户端发送 write-1“周一回电”。请求送达，答复丢失。' +
        '不看键：写入备注。客户端什么也不知道：可能写了，也可能没写。账本里有 1 条。' +
        '只看键，记在内存：写入备注。客户端什么也不知道：可能写了，也可能没写。账本里有 1 条。' +
        '键加指纹，持久回执：写入备注。客户端什么也不知道：可能写了，也可能没写。账本里有 1 条。',
    );
    expect(momentText(played, 0, words.en)).toBe('Before the first event');
  });

  it('two at once, a restart, and nothing at all', async () => {
    const twice = await play(stateOf('at-once').events);
    expect(momentText(twice, 1, words.en)).toContain(
      'twice at once. It arrives, and so does the answer. No key: First: Writes the note. The client knows: done. Second: Writes',
    );
    const restart = await play(stateOf('restart-between').events);
    expect(momentText(restart, 2, words.en)).toContain(
      'The server restarts. What was in its memory is gone. No key: 1 entry in the ledger.',
    );
    expect(momentText(await play([]), 0, words.en)).toBe('Nothing has happened yet.');
  });

  it.each(locales)('every answer has its sentence, and no two say the same (%s)', (locale) => {
    const { answers, client, harms, harmSentences } = words[locale];
    const told = Object.keys(answers).flatMap((server) =>
      Object.keys(client).flatMap((knows) =>
        [null, ...Object.keys(harms)].map((harm) =>
          answerSentences(
            { server, client: knows, harm } as Parameters<typeof answerSentences>[0],
            words[locale],
          ),
        ),
      ),
    );
    expect(new Set(told).size).toBe(told.length);
    expect(Object.values(harmSentences).every((sentence) => sentence !== '')).toBe(true);
  });

  it.each(locales)('every note has a text, and every event sentences of one line (%s)', (locale) => {
    const notes = noteIds.map((id) => noteText(id, words[locale]));
    expect(new Set(notes).size).toBe(noteIds.length);
    for (const { state } of gallery) {
      for (const index of state.events.keys()) {
        const sentences = eventSentences(state.events, index, words[locale]);
        expect(sentences.every((sentence) => /^\S.*[.。]$/.test(sentence))).toBe(true);
      }
    }
  });

  it('an answer’s mark: harm is refused, a conflict verified, silence unknown', () => {
    const answer = { server: 'wrote', client: 'done', harm: null } as const;
    expect([
      markOf(answer),
      markOf({ ...answer, harm: 'again' }),
      markOf({ ...answer, harm: 'false_done' }),
      markOf({ ...answer, server: 'conflict', client: 'refused' }),
      markOf({ ...answer, server: 'conflict', client: 'no_answer' }),
      markOf({ ...answer, server: 'replayed', client: 'no_answer' }),
      markOf({ ...answer, server: 'nothing_arrived', client: 'no_answer' }),
      markOf({ ...answer, server: 'unknown', client: 'refused' }),
    ]).toEqual(['allowed', 'refused', 'refused', 'verify', 'verify', 'unknown', 'not-reached', 'unknown']);
  });

  it('a ledger at a moment holds what was written by then', async () => {
    const [none] = (await play(stateOf('one-key-throughout').events)).servers;
    if (none === undefined) throw new Error('no server');
    expect([0, 1, 2, 3, 4, 5].map((shown) => ledgerAt(none, shown).length)).toEqual([0, 0, 1, 1, 2, 3]);
  });
});

describe('the table for readers without JavaScript', () => {
  it.each(locales)('holds every situation with what each server made of it (%s)', async (locale) => {
    const rows = await playCases(gallery);
    const told = rows.map((row) =>
      deliveryTable
        .cells(row, locale, rows)
        .flatMap((cell) => ('outcome' in cell ? [`${cell.outcome} ${cell.notes?.length}`] : [])),
    );
    expect(Object.fromEntries(rows.map(({ id }, i) => [id, told[i]]))).toMatchObject({
      'request-lost': ['allowed 3', 'allowed 3', 'allowed 3'],
      'answer-lost': ['refused 3', 'allowed 3', 'allowed 3'],
      'restart-between': ['refused 3', 'refused 3', 'allowed 3'],
      'other-note': ['allowed 3', 'refused 3', 'allowed 3'],
      'at-once': ['refused 3', 'allowed 3', 'allowed 3'],
    });
    expect(rows).toHaveLength(gallery.length);
  });
});
