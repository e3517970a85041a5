import { describe, expect, it } from 'vitest';
import { locales } from '#i18n/locale.ts';
import { allCases, compared, pairs, tools } from '#lessons/wide-vs-narrow/rows.ts';
import { ablationTable, pairRows, singleRows } from '#lessons/wide-vs-narrow/tables/ablations.ts';
import { catalogRows, catalogTable, readingRows } from '#lessons/wide-vs-narrow/tables/catalogCosts.ts';
import { nameRows, nameTable } from '#lessons/wide-vs-narrow/tables/names.ts';
import { caseRows, caseTable, metricRows, metricTable } from '#lessons/wide-vs-narrow/tables/surfaces.ts';
import { contractTable } from '#lessons/wide-vs-narrow/tables/toolContracts.ts';
import { pairTable } from '#lessons/wide-vs-narrow/tables/toolPairs.ts';
import { safeguards } from '#ticket-lab/safeguards.ts';
import type { Cell, TableSpec } from '#ui/tables/tableSpec.ts';

/** Rows as a reader of the table has them: their cells, each with its notes behind. */
function told<Row>(by: TableSpec<Row>, rows: readonly Row[]): readonly (readonly string[])[] {
  const say = (cell: Cell | { text: string } | { code: string }): string =>
    'outcome' in cell ? `${cell.outcome}: ${cell.words}` : 'code' in cell ? cell.code : cell.text;
  return rows.map((row) =>
    by.cells(row, 'en', rows).map((cell) => [say(cell), ...(cell.notes ?? []).map(say)].join(' | ')),
  );
}

it('a table of metrics has the wide tool, its best calls, the gated wide tool and the narrow tools side by side', () => {
  expect(told(metricTable, metricRows(compared))).toEqual([
    ['Cases that come out right', '1/11', '1/11', '11/11', '11/11'],
    ['Side effects where none was wanted', '4', '3', '0', '0'],
    ['Side effects beyond those wanted', '2', '2', '0', '0'],
    ['Side effects wanted and missing', '0', '0', '0', '0'],
    ['Errors that say of what kind they are', '0/7', '0/7', '7/7', '7/7'],
    ['Errors with the code expected', '0/7', '0/7', '7/7', '7/7'],
    ['Errors that hold what the next step needs', '0/7', '0/7', '7/7', '7/7'],
    ['Of the further cases', '1/26', '–', '26/26', '26/26'],
  ]);
});

describe('a table of cases', () => {
  const rows = told(caseTable, caseRows(compared));

  it('tells of each side how the case ended, the side effects if they are not those wanted, and the next step', () => {
    expect(rows).toContainEqual([
      'A write that nobody approved',
      'refused: Wrong | ok | 1 side effect, 0 wanted',
      'allowed: Right | approval_required | Show the call to somebody who may approve it.',
      'allowed: Right | approval_required | Show the call to somebody who may approve it.',
    ]);
    expect(rows).toContainEqual([
      'The same write arrives twice',
      'refused: Wrong | ok | 2 side effects, 1 wanted',
      'allowed: Right | ok',
      'allowed: Right | ok',
    ]);
    expect(rows).toContainEqual([
      'A ticket that does not exist',
      'refused: Wrong | ok',
      'allowed: Right | ticket_not_found | Check the id, or search again.',
      'allowed: Right | ticket_not_found | Check the id, or search again.',
    ]);
  });

  it('refuses surfaces that did not run the same cases', () => {
    const reversed = (of: 'candidate' | 'gated') => ({
      ...compared,
      [of]: { ...compared[of], runs: compared[of].runs.toReversed() },
    });
    for (const others of [reversed('candidate'), reversed('gated')])
      expect(() => caseRows(others)).toThrow('"read-ticket" was not run on every surface.');
  });
});

describe('what the model has to read', () => {
  it('is ten times as much for the catalog of five', () => {
    expect(told(catalogTable, catalogRows())).toEqual([
      ['The wide tool', '261', '55'],
      ['The gated wide tool', '2040', '483'],
      ['The five narrow tools', '2299', '537'],
      ['get_ticket | strict: true', '309', '73'],
      ['list_tickets', '422', '100'],
      ['preview_ticket_followup | strict: true', '484', '115'],
      ['record_ticket_followup | strict: true', '677', '158'],
      ['slow_ticket_lookup | strict: true', '401', '93'],
    ]);
    expect(catalogTable.foot?.([], 'en')).toContain('247 and 2505 bytes');
    const [, , ...entries] = catalogRows().map(({ tokens }) => tokens);
    expect(entries.slice(1).reduce((sum, one) => sum + one, 0)).toBe(539);
  });

  it('is more on the wide side without gates as soon as one list has come back', () => {
    const tokens = readingRows(compared, 'bounded-list').map(({ wide, gated, narrow }) => [
      wide.tokens,
      gated.tokens,
      narrow.tokens,
    ]);
    expect(tokens).toEqual([
      [55, 483, 537],
      [630, 75, 75],
      [685, 558, 612],
    ]);
  });

  it('is nothing where a case has no output', () => {
    expect(() => readingRows(compared, 'transient-timeout')).toThrow('"transient-timeout" has no output.');
  });
});

it('a table of names has what is left to the name where the gates are the same', () => {
  expect(told(nameTable, nameRows(allCases))).toEqual([
    ['Names that a host sees', '1', '1', '5'],
    ['Names that may be hinted read-only', '0', '0', '4'],
    [
      'Calls of all cases that a host asks about, if it asks before every name that may write',
      '53/53',
      '53/53',
      '41/53',
    ],
    ['Tokens read by a model whose user may only read, if names are hidden', '55', '483', '380'],
    ['Entries that may claim `strict`', '0', '0', '4'],
    ['What ties a payload to its operation', 'nothing', 'code alone', 'schema and code'],
  ]);
});

it('a table of pairs says one tool or two, by the traits that the lab’s tools have', () => {
  expect(
    told(pairTable, pairs).map(([both, verdict]) => [
      ...(both?.split(' | ') ?? []),
      verdict?.split(' | ')[0],
    ]),
  ).toEqual([
    [
      '`get_ticket`; `record_ticket_followup`',
      'reads, `ticket:read`; writes, `ticket:write`',
      '`ticket_id` → `ticket`; `ticket_id, note, action_id` → `receipt_id, ticket_id, status`',
      'each on its own, two wishes',
      'Two tools',
    ],
    [
      '`preview_ticket_followup`; `record_ticket_followup`',
      'previews, `ticket:read`; writes, `ticket:write`',
      '`ticket_id, note` → `ticket_id, would_append, side_effects`; `ticket_id, note, action_id` → `receipt_id, ticket_id, status`',
      'always both, in this order, two wishes',
      'Two tools',
    ],
    [
      'list the people of a team; list their free hours',
      'reads, `calendar:use`; reads, `calendar:use`',
      '`team_id` → `person_ids`; `person_ids, day` → `free_hours`',
      'always both, in this order, two wishes',
      'One tool',
    ],
    [
      'list their free hours; enter a meeting in one of them',
      'reads, `calendar:use`; writes, `calendar:use`',
      '`person_ids, day` → `free_hours`; `person_ids, hour` → `meeting_id`',
      'always both, in this order, two wishes',
      'Two tools',
    ],
    [
      '`get_ticket`; `list_tickets`',
      'reads, `ticket:read`; reads, `ticket:read`',
      '`ticket_id` → `ticket`; `limit, cursor` → `items, next_cursor`',
      'each on its own, two wishes',
      'Two tools',
    ],
    [
      '`get_ticket`; `preview_ticket_followup`',
      'reads, `ticket:read`; reads, `ticket:read`',
      '`ticket_id` → `ticket`; `ticket_id, note` → `ticket_id, would_append, side_effects`',
      'each on its own, two wishes',
      'Two tools',
    ],
    [
      '`get_ticket`; `slow_ticket_lookup`',
      'reads, `ticket:read`; reads, `ticket:read`, may be tried again',
      '`ticket_id` → `ticket`; `ticket_id` → `ticket`',
      'each on its own, two words for one wish',
      'Two tools',
    ],
    [
      'find a ticket by its id; find a ticket by its customer’s address',
      'reads, `ticket:read`; reads, `ticket:read`',
      '`ticket_id` → `ticket`; `email` → `ticket`',
      'each on its own, two words for one wish',
      'One tool',
    ],
    [
      'list the open tickets; list the waiting tickets',
      'reads, `ticket:read`; reads, `ticket:read`',
      '`limit, cursor` → `items, next_cursor`; `limit, cursor` → `items, next_cursor`',
      'each on its own, two wishes',
      'One tool',
    ],
  ]);
});

it('a table of contracts has what the model reads beside what code enforces', () => {
  const rows = told(contractTable, tools);
  expect(rows.map(([model]) => model?.split(' | ')[0])).toEqual([
    'get_ticket(ticket_id)',
    'preview_ticket_followup(ticket_id, note)',
    'record_ticket_followup(ticket_id, note, action_id)',
    'list_tickets(limit, cursor?)',
    'slow_ticket_lookup(ticket_id)',
  ]);
  expect(rows[2]?.[1]).toBe(
    'ticket:write | writes | needs an approval | key: `action_id` | within 500 ms | at most 4096 bytes',
  );
});

describe('a table of what is taken out', () => {
  it('has every safeguard, with the side effects that nobody expected', () => {
    const rows = singleRows(compared);
    expect(rows.flatMap(({ without }) => without)).toEqual(safeguards);
    const effects = Object.fromEntries(told(ablationTable, rows).map(([name, count]) => [name, count]));
    expect(effects).toMatchObject({ approval: '5', receipt: '9', resource: '0', 'output budget': '0' });
    expect(ablationTable.foot?.(rows, 'en')).toBe(
      '37 cases; with all 13 safeguards in place each comes out right.',
    );
  });

  it('has of all pairs the one whose case either of the two still stops', () => {
    expect(compared.ablations.filter(({ without }) => without.length === 2)).toHaveLength(78);
    const rows = pairRows(compared);
    expect(told(ablationTable, rows).map(([names, , cases]) => [names, cases])).toEqual([
      ['permission + approval', 'No permission and no approval'],
    ]);
    expect(ablationTable.foot?.(rows, 'en')).toBeNull();
  });
});

it('every table is told in both languages', () => {
  const told = locales.map((locale) =>
    JSON.stringify([
      metricRows(compared).map((row, _at, rows) => metricTable.cells(row, locale, rows)),
      caseRows(compared).map((row, _at, rows) => caseTable.cells(row, locale, rows)),
      pairs.map((row, _at, rows) => pairTable.cells(row, locale, rows)),
      nameRows(allCases).map((row, _at, rows) => nameTable.cells(row, locale, rows)),
      tools.map((row, _at, rows) => contractTable.cells(row, locale, rows)),
      singleRows(compared).map((row, _at, rows) => ablationTable.cells(row, locale, rows)),
    ]),
  );
  expect(told[0]).not.toMatch(/[\u4e00-\u9fff]/);
  expect(told[1]).toMatch(/[\u4e00-\u9fff]/);
  expect(told[1]).not.toContain('Right');
});
