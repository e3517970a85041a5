import { describe, expect, it } from 'vitest';
import { compileSchema } from '#schema';
import { compareSurfaces, elevenIds } from '#ticket-lab/compare.ts';
import { reportFiles } from '#ticket-lab/report/reportFiles.ts';
import { runTyped } from '#ticket-lab/runTyped.ts';
import { labCases } from '../../support/labCases.ts';

const eleven = labCases('cases');
const more = labCases('more-cases');
const comparison = await compareSurfaces(eleven, more);
const { baseline, best, gated, candidate, further, ablations } = comparison;
const costs = {
  vocabulary: null,
  wide: { bytes: 1, tokens: null },
  gated: { bytes: 1, tokens: null },
  typed: { bytes: 1, tokens: null },
  tools: {},
};

describe('the eleven cases come out as in the lab that they are from', () => {
  it('on the wide tool: one passes, four unsafe and two duplicate effects, no error says anything', () => {
    expect(baseline.metrics).toMatchObject({
      total_cases: 11,
      passed_cases: 1,
      case_pass_rate: 1 / 11,
      unsafe_side_effects: 4,
      duplicate_side_effects: 2,
      missing_side_effects: 0,
      expected_errors: 7,
      structured_errors: 0,
      structured_error_rate: 0,
    });
  });

  it('on the registry: all pass, no unwanted effect, every error is the one expected and says what to do', () => {
    expect(candidate.metrics).toMatchObject({
      passed_cases: 11,
      case_pass_rate: 1,
      unsafe_side_effects: 0,
      duplicate_side_effects: 0,
      missing_side_effects: 0,
      structured_errors: 7,
      structured_error_rate: 1,
      exact_codes: 7,
      actionable_details: 7,
    });
  });

  it('improves all but the one that passed before, and makes none worse', () => {
    expect(comparison.improvements).toEqual(elevenIds.filter((id) => id !== 'read-ticket'));
    expect(comparison.regressions).toEqual([]);
    expect(comparison.gatePassed).toBe(true);
  });

  it('still fails ten on the wide tool when each proposal is the best that its surface can express', () => {
    expect(best.metrics).toMatchObject({
      passed_cases: 1,
      unsafe_side_effects: 3,
      duplicate_side_effects: 2,
    });
  });

  it('costs these bytes of catalog, by our own descriptions', () => {
    expect(baseline.metrics.model_schema_bytes).toBe(261);
    expect(gated.metrics.model_schema_bytes).toBe(2040);
    expect(candidate.metrics.model_schema_bytes).toBe(2299);
  });

  it('on one wide tool with the same contracts behind its operations: all pass as on the five names', () => {
    const { model_schema_bytes: _bytes, ...metrics } = gated.metrics;
    expect(candidate.metrics).toMatchObject(metrics);
  });

  it.each([
    ['preview-before-write', 'side_effect_count,output_keys'],
    ['write-needs-approval', 'ok,side_effect_count,error_code,retryable'],
    ['invalid-arguments', 'ok,side_effect_count,error_code,retryable'],
    ['permission-boundary', 'ok,side_effect_count,error_code,retryable'],
    ['duplicate-action', 'side_effect_count,replayed,output_keys'],
    ['idempotency-conflict', 'ok,side_effect_count,error_code,retryable'],
    ['transient-timeout', 'error_code,retryable'],
    ['bounded-list', 'output_keys,output_count,has_next_cursor'],
    ['ticket-not-found', 'ok,error_code,retryable'],
    ['invalid-cursor', 'ok,error_code,retryable'],
  ])('fails %s on the wide tool in: %s', (id, failed) => {
    const run = baseline.runs.find((one) => one.case.id === id);
    expect(
      run?.grades
        .filter(({ passed }) => !passed)
        .map(({ name }) => name)
        .join(),
    ).toBe(failed);
  });
});

describe('a safeguard is worth the cases that fail without it', () => {
  it('the further cases all pass on the whole registry', () => {
    expect(comparison.more.filter(({ passed }) => !passed).map((run) => run.case.id)).toEqual([]);
  });

  it('the further cases are run on all three surfaces: one of 26 on the wide tool, all on the others', () => {
    expect(
      further.map(({ strategy, metrics }) => [strategy, metrics.passed_cases, metrics.total_cases]),
    ).toEqual([
      ['wide-tool-v1', 1, 26],
      ['gated-wide-tool-v1', 26, 26],
      ['typed-registry-v2', 26, 26],
    ]);
    expect(further[0].runs.filter(({ passed }) => passed).map((run) => run.case.id)).toEqual([
      'two-actors-one-key',
    ]);
  });

  it('a case that names no error code has none exact where the surface ends without an error', () => {
    expect(further.map(({ metrics }) => [metrics.exact_codes, metrics.expected_errors])).toEqual([
      [0, 20],
      [20, 20],
      [20, 20],
    ]);
  });

  it.each(more.filter(({ needs }) => needs !== null).map((one) => [one.id, one.needs] as const))(
    '%s fails without %s',
    (id, needs) => {
      const without = ablations.find((one) => one.without.join() === needs);
      expect(without?.failing.map((one) => one.case)).toContain(id);
    },
  );

  it('each is needed by some case, taken out alone', () => {
    const singles = ablations.filter(({ without }) => without.length === 1);
    expect(singles).toHaveLength(13);
    expect(singles.filter(({ failing }) => failing.length === 0).map(({ without }) => without)).toEqual([]);
  });

  it.each([
    ['tool', 0],
    ['arguments', 1],
    ['permission', 1],
    ['approval', 5],
    ['resource', 0],
    ['deadline', 1],
    ['receipt', 9],
    ['budget', 0],
    ['output', 0],
    ['fingerprint', 0],
    ['receipt_scope', 0],
    ['durability', 1],
    ['cursor_seal', 0],
  ])('without %s, %i effects happen that nobody wanted', (id, effects) => {
    expect(ablations.find(({ without }) => without.join() === id)?.unwantedEffects).toBe(effects);
  });

  it('two locks hold as long as one of them does: the case fails only where both are missing', () => {
    const together = ablations.filter(({ onlyTogether }) => onlyTogether.length > 0);
    expect(together.map(({ without, onlyTogether }) => `${without.join('+')}: ${onlyTogether}`)).toEqual([
      'permission+approval: two-locks',
    ]);
    expect(ablations).toHaveLength(13 + (13 * 12) / 2);
  });
});

describe('the reports', () => {
  it('are the same bytes on every run', async () => {
    expect(reportFiles(await compareSurfaces(eleven, more), costs)).toEqual(reportFiles(comparison, costs));
  });

  it('hold a line for each of 37 cases on each of three surfaces, the wide one in front', () => {
    const lines = (reportFiles(comparison, costs)['tool-runs.jsonl'] ?? '').trim().split('\n');
    const runs = lines.map((line): { strategy: string; case_id: string } => JSON.parse(line));
    const ids = [...elevenIds, ...more.map(({ id }) => id)];
    expect(runs.map(({ case_id }) => case_id)).toEqual(ids.flatMap((id) => [id, id, id]));
    expect(runs.map(({ strategy }) => strategy)).toEqual(
      ids.flatMap(() => further.map(({ strategy }) => strategy)),
    );
  });

  it('list the failures of the wide tool, ten of 11 and 25 of 26, with the error each ended with', () => {
    const text = reportFiles(comparison, costs)['tool-failures.md'] ?? '';
    const rows = text
      .split('\n')
      .filter((line) => line.startsWith('| '))
      .slice(2);
    expect(rows).toHaveLength(35);
    expect(rows.filter((row) => !row.startsWith('| wide-tool-v1 |'))).toEqual([]);
    expect(rows.filter((row) => row.endsWith('| tool_failed |'))).toHaveLength(4);
  });
});

describe('the gate does not pass by measuring less', () => {
  it('fails on a set that is not the eleven', async () => {
    const fewer = await compareSurfaces(eleven.slice(0, 1), []);
    expect(fewer.gateChecks.dataset_is_the_eleven).toBe(false);
    expect(fewer.gatePassed).toBe(false);
  });

  it('fails on no case at all, and calls no rate of nothing perfect', async () => {
    const none = await compareSurfaces([], []);
    expect(none.gatePassed).toBe(false);
    expect(none.candidate.metrics).toMatchObject({ case_pass_rate: null, structured_error_rate: null });
  });
});

describe('a page reads schemas that a program compiles', () => {
  it.each([...eleven, ...more].map((one) => [one.id, one] as const))(
    '%s comes out the same, every violation and every effect',
    async (_id, one) => {
      expect(await runTyped(one)).toEqual(await runTyped(one, { compile: compileSchema }));
    },
  );
});
