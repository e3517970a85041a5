import { describe, expect, it } from 'vitest';
import { traceCheckpoints } from '#core';
import type { Locale } from '#i18n/locale.ts';
import { locales } from '#i18n/locale.ts';
import { benchTable } from '#lessons/admission-gates/gate-bench/caseTable.ts';
import { gallery } from '#lessons/admission-gates/gate-bench/gallery.ts';
import * as lesson from '#lessons/admission-gates/rows.ts';
import { checkpointTable, faultlessCall } from '#lessons/admission-gates/tables/callRecords.ts';
import { callTable, evaluateCall, sameHost } from '#lessons/admission-gates/tables/calls.ts';
import {
  dayCounts,
  dayCountTable,
  evaluateDayCount,
  passesRangeTestAlone,
} from '#lessons/admission-gates/tables/dayCounts.ts';
import { evaluateInstance, instanceTable } from '#lessons/admission-gates/tables/instances.ts';
import {
  evaluatePolicy,
  looksForNo,
  policyTable,
  writtenPolicies,
} from '#lessons/admission-gates/tables/policies.ts';
import type { TableSpec } from '#ui/tables/tableSpec.ts';

const cities = ['Hangzhou'];

/** The stop and the reason of a row, or that nothing stopped it. */
function verdict(json: string, policy: 'granted' | 'denied' = 'granted'): string {
  const judged = evaluateCall({ json, cities, policy });
  if (judged.kind === 'not-json') return judged.kind;
  return judged.run.passed ? 'passed' : `${judged.run.stoppedAt} ${judged.run.refusal.code}`;
}

describe('judgeCall', () => {
  it.each([
    ['text that is no JSON', '{"city": "Hangzhou", "days": 3', 'not-json'],
    ['3.0 after JSON.parse', '{"city": "Hangzhou", "days": 3.0}', 'passed'],
    ['an own __proto__', '{"city": "Hangzhou", "__proto__": {"days": 3}}', 'fields schema_fields'],
    ['a city of another host', '{"city": "Oslo", "days": 3}', 'city semantic_city'],
  ])('%s', (_, json, want) => expect(verdict(json)).toBe(want));

  it('asks the policy that the row names', () => {
    expect(verdict('{"city": "Hangzhou", "days": 3}', 'denied')).toBe('permission permission_denied');
  });
});

describe('sameHost', () => {
  it('takes a policy that is left out for one that grants', () => {
    expect(
      sameHost([
        { json: '1', cities },
        { json: '2', cities, policy: 'granted' },
      ]),
    ).toBe(true);
  });
  it('tells hosts apart by their cities and by their policy', () => {
    expect(
      sameHost([
        { json: '1', cities },
        { json: '1', cities: [] },
      ]),
    ).toBe(false);
    expect(
      sameHost([
        { json: '1', cities },
        { json: '1', cities, policy: 'denied' },
      ]),
    ).toBe(false);
  });
});

describe('day counts', () => {
  it.each(dayCounts.map(({ written, value }) => [written, value] as const))(
    '%s is written as what it is',
    (written, value) => {
      expect(new Function(`return ${written}`)()).toEqual(value);
    },
  );
  it('shows the claims of the text: the range test alone lets NaN and true pass, the gates do not', () => {
    for (const value of [Number.NaN, true, '3']) {
      expect([passesRangeTestAlone(value), evaluateDayCount(value).passed]).toEqual([true, false]);
    }
  });
});

describe('policies', () => {
  it.each(writtenPolicies.map((written) => [written.source, written] as const))(
    '%s is what the table runs',
    (source, { policy }) => {
      const fromSource = new Function(`return ${source}`)() as () => unknown;
      expect(looksForNo(fromSource)).toBe(looksForNo(policy));
      expect(evaluatePolicy(fromSource)).toEqual(evaluatePolicy(policy));
    },
  );
  it('shows the claim of the text: an async denial is not the word denied, and no decision', () => {
    const denial = async () => 'denied';
    expect(looksForNo(denial)).toBe('passes');
    expect(evaluatePolicy(denial)).toMatchObject({
      passed: false,
      refusal: { code: 'permission_undecided' },
    });
  });
});

describe('schemas of the lesson', () => {
  const count = (text: string, json: string) => evaluateInstance({ name: 'schema', text }, json).length;

  it('differ by what they say of extra fields', () => {
    const { unit, proto, plain } = lesson.heatingCalls;
    expect([plain, unit, proto].map((json) => count(lesson.openSchema, json))).toEqual([0, 0, 0]);
    expect([plain, unit, proto].map((json) => count(lesson.closedSchema, json))).toEqual([0, 1, 1]);
  });
  it('refuse by form what sentences let through', () => {
    const states = Object.values(lesson.heatingStates);
    expect(states.map((json) => count(lesson.looseSchema, json))).toEqual([0, 0, 0, 0, 0]);
    expect(states.map((json) => count(lesson.tightSchema, json))).toEqual([0, 1, 1, 2, 0]);
  });
  it('have nothing against a right form about the wrong city', () => {
    expect(Object.values(lesson.results).map((json) => count(lesson.resultSchema, json))).toEqual([
      0, 1, 1, 0,
    ]);
  });
  it('that does not compile is named', () => {
    expect(() => evaluateInstance({ name: 'typo', text: '{"tpye": "object"}' }, '1')).toThrow('"typo"');
  });
});

it('a checkpoint row shows the facts that decide it: all of them, or the changed one', () => {
  const notesOf = (row: Parameters<typeof checkpointTable.cells>[0]) =>
    checkpointTable
      .cells(row, 'en', [row])[0]
      ?.notes?.map((note) => ('code' in note ? note.code : note.text));
  expect(notesOf({ label: 'denied', facts: { permitted: false } })).toEqual(['permitted: false']);
  expect(notesOf({ label: 'Nothing wrong' })).toEqual([
    'exposedTools: ["get_weather"]',
    'proposal: {"callId":"call-7","tool":"get_weather"}',
    'argumentsFit: true',
    'permitted: true',
    'execution: "finished"',
    'returnedFor: "call-7"',
  ]);
});

it('the call that the checkpoint rows start from has no fault', () => {
  expect(traceCheckpoints(faultlessCall).passed).toBe(true);
});

describe('judges', () => {
  /** What a judge says of some rows, a line a row: label, content and notes, the outcome's kind in front. */
  function told<Row>(judge: TableSpec<Row>, rows: readonly Row[], locale: Locale): readonly string[] {
    return rows.map((row) =>
      judge
        .cells(row, locale, rows)
        .map((cell) => {
          const said =
            'outcome' in cell ? `${cell.outcome}: ${cell.words}` : 'code' in cell ? cell.code : cell.text;
          const notes = (cell.notes ?? []).map((note) => ('code' in note ? note.code : note.text));
          return [...(cell.label === undefined ? [] : [cell.label]), said, ...notes].join(' / ');
        })
        .join(' | '),
    );
  }

  const calls = [
    { json: '{"city": "Hangzhou", "days": 3}', cities },
    { json: '{"city": "Oslo", "days": 3}', cities, label: 'elsewhere' },
    { json: '{', cities, policy: 'denied' as const },
  ];

  it('name the host under the table where all rows share it, in each row where they do not', () => {
    const [first = '', second = ''] = told(callTable, calls.slice(0, 2), 'en');
    expect(first).toBe('{"city": "Hangzhou", "days": 3} | allowed: May start');
    expect(second).toBe(
      'elsewhere / {"city": "Oslo", "days": 3} | refused: Refused at meaning / semantic_city',
    );
    expect(callTable.foot?.(calls.slice(0, 2), 'en')).toBe('The host knows Hangzhou; its policy grants.');
    expect(told(callTable, calls, 'zh').at(-1)).toBe(
      '{ / 宿主认识 Hangzhou；策略不许可。 | refused: 不是 JSON',
    );
    expect(callTable.foot?.(calls, 'en')).toBeNull();
  });

  it('say which schema an instance does not fit, and by which keyword where', () => {
    const judge = instanceTable([
      { name: 'open', text: lesson.openSchema },
      { name: 'closed', text: lesson.closedSchema },
    ]);
    expect(told(judge, [{ json: lesson.heatingCalls.unit }, { json: '1' }], 'en')).toEqual([
      `${lesson.heatingCalls.unit} | allowed: Fits | refused: Does not fit / \`additionalProperties\` \`/unit\``,
      '1 | refused: Does not fit / `type` (the whole) | refused: Does not fit / `type` (the whole)',
    ]);
  });

  it('put what a range test alone does beside what the gates do', () => {
    const nan = dayCounts.filter(({ written }) => written === 'NaN');
    expect(told(dayCountTable, nan, 'en')).toEqual([
      'NaN | allowed: Lets it pass | refused: Refuses / schema_types',
    ]);
  });

  it('fill every column in both languages', () => {
    const tables = [
      [callTable, calls],
      [dayCountTable, dayCounts],
      [policyTable, writtenPolicies],
      [checkpointTable, [{ label: 'any' }, { label: 'denied', facts: { permitted: false } }]],
      [benchTable, gallery],
    ] as unknown as readonly (readonly [TableSpec<unknown>, readonly unknown[]])[];
    for (const [judge, rows] of tables) {
      for (const locale of locales) {
        for (const [i, line] of told(judge, rows, locale).entries()) {
          expect(judge.cells(rows[i], locale, rows)).toHaveLength(judge.head.length);
          expect(line).not.toMatch(/undefined|\[object/);
        }
      }
    }
  });
});
