import { describe, expect, it } from 'vitest';
import { locales } from '#i18n/locale.ts';
import * as lesson from '#lessons/idempotency/rows.ts';
import { played, playedTable } from '#lessons/idempotency/tables/deliveries.ts';
import { keyMakers, keyMakerTable } from '#lessons/idempotency/tables/keyMakers.ts';
import { type OnceRow, onceTable, textPairTable } from '#lessons/idempotency/tables/onceCalls.ts';
import { settlementTable } from '#lessons/idempotency/tables/settlements.ts';
import type { Cell, TableSpec } from '#ui/tables/tableSpec.ts';

/** Rows as a reader of the table has them: their cells, each with its notes behind. */
function told<Row>(by: TableSpec<Row>, rows: readonly Row[]): readonly (readonly string[])[] {
  const say = (cell: Cell | { text: string } | { code: string }): string =>
    'outcome' in cell ? `${cell.outcome}: ${cell.words}` : 'code' in cell ? cell.code : cell.text;
  return rows.map((row) =>
    by.cells(row, 'en', rows).map((cell) => [say(cell), ...(cell.notes ?? []).map(say)].join(' | ')),
  );
}

/** What becomes of each row, without the notes. */
const verdicts = <Row>(by: TableSpec<Row>, rows: readonly Row[]) =>
  told(by, rows).map((cells) => cells.at(-1)?.split(' | ')[0]);

describe('a table of deliveries', () => {
  it('tells the events above the servers, and of each its ledger and what its client was told', () => {
    const label = playedTable.cells(lesson.otherNote[0] as never, 'en', lesson.otherNote)[0]?.label;
    expect(label).toBe('`write-1` “call back” (arrives); then `write-1` “never mind” (arrives)');
    expect(told(playedTable, lesson.otherNote)).toEqual([
      ['No key', 'allowed: As meant | ledger: call back, never mind | told: done, done'],
      ['Key alone, in memory', 'refused: One lost | ledger: call back | told: done, done'],
      [
        'Key and fingerprint, durable receipts',
        'allowed: As meant | ledger: call back | told: done, refused',
      ],
    ]);
  });

  it('tells a history once, above the first server', () => {
    const labels = lesson.acrossRestart.map(
      (row) => playedTable.cells(row, 'en', lesson.acrossRestart)[0]?.label,
    );
    expect(labels).toEqual([
      '`write-1` “call back” (arrives, its answer is lost); then `write-1` “call back” (arrives)',
      undefined,
      undefined,
      '`write-1` “call back” (arrives, its answer is lost); then the server restarts; then `write-1` “call back” (arrives)',
      undefined,
      undefined,
    ]);
  });

  it('tells a restart between two sends from none', () => {
    expect(verdicts(playedTable, lesson.acrossRestart)).toEqual([
      ...['refused: Written twice', 'allowed: As meant', 'allowed: As meant'],
      ...['refused: Written twice', 'refused: Written twice', 'allowed: As meant'],
    ]);
  });

  it('tells two at once, and an empty ledger', async () => {
    const twice = playedTable.cells(lesson.afterSilence[6] as never, 'en', lesson.afterSilence)[0]?.label;
    expect(twice).toBe('`write-1` “call back” (twice at once, arrives)');
    const lost = await played([[{ kind: 'send', key: 'k', note: 'n', fate: 'request_lost', twice: false }]]);
    expect(told(playedTable, lost)[0]?.[1]).toBe('allowed: As meant | ledger: empty | told: nothing');
  });
});

describe('a table of requests', () => {
  it.each<readonly [what: string, rows: readonly OnceRow[], answers: readonly string[]]>([
    [
      'under one key',
      lesson.underOneKey,
      ['allowed: done', 'allowed: replayed', 'refused: conflict', 'allowed: replayed'],
    ],
    [
      'beside the three',
      lesson.besideTheThree,
      [
        'allowed: done',
        'allowed: done',
        'refused: refused',
        'allowed: done',
        'unknown: unknown',
        'unknown: unknown',
      ],
    ],
  ])('answers each after all before it: %s', (_what, rows, answers) => {
    expect(verdicts(onceTable, rows)).toEqual(answers);
  });
});

it('a table of pairs says which texts are one request, and which cannot be told', () => {
  expect(told(textPairTable, lesson.pairs).map(([, verdict]) => verdict)).toEqual([
    'allowed: Same request | {"a":{"x":1,"y":2}}',
    'allowed: Same request | {"n":1}',
    'refused: Another request | ["a","b"] | ["b","a"]',
    'refused: Another request | {"cc":null} | {}',
    'refused: Another request | "café" | "cafe\u0301"',
    'unknown: Cannot be told | This integer is beyond 2^53 - 1, where parsers round. Send it as a string.',
  ]);
});

it('a table of keys: the one that is kept with the write serves the repetition and the second write', () => {
  expect(
    told(keyMakerTable, keyMakers).map(([, ...cells]) => cells.map((cell) => cell.split(' | ')[0])),
  ).toEqual([
    ['refused: twice', 'allowed: twice'],
    ['allowed: once', 'refused: one lost'],
    ['allowed: once', 'refused: one lost'],
    ['allowed: once', 'allowed: twice'],
  ]);
});

it('a new version between a write and its repetition: written twice, replayed, or a conflict', () => {
  expect(told(playedTable, lesson.acrossVersion).map(([, verdict]) => verdict)).toEqual([
    'refused: Written twice | ledger: call back, call back | told: nothing, done',
    'allowed: As meant | ledger: call back | told: nothing, done',
    'allowed: As meant | ledger: call back | told: nothing, refused',
  ]);
});

it('the table of settlements says what a look-up has found, and what the repetition is answered', () => {
  expect(told(settlementTable, lesson.settlements)).toEqual([
    [
      'The tool breaks after it has written | Nobody looks.',
      'unknown: outcome_unknown | An earlier call under this key began, and nobody knows whether it took effect. | ledger: 1',
    ],
    [
      'The tool breaks after it has written | The host finds the note: settled as applied.',
      'allowed: replayed | Answered from the receipt; the trace says that a look-up vouches for it. | ledger: 1',
    ],
    [
      'The tool breaks before it writes | The host finds no note: settled as not applied.',
      'allowed: done | The tool runs, since the key is free again. | ledger: 1',
    ],
  ]);
});

it('every table is told in both languages', () => {
  for (const by of [playedTable, onceTable, textPairTable, keyMakerTable, settlementTable]) {
    for (const locale of locales)
      expect(by.caption[locale]).toMatch(locale === 'zh' ? /\p{Script=Han}/u : /^[^\p{Script=Han}]+$/u);
  }
  expect(JSON.stringify(playedTable.cells(lesson.otherNote[1] as never, 'zh', lesson.otherNote))).toContain(
    '丢了一次',
  );
  expect(JSON.stringify(keyMakerTable.cells(keyMakers[1] as never, 'zh', keyMakers))).toContain('丢了一次');
});
