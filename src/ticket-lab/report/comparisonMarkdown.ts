import type { Ablation } from '../ablate.ts';
import type { Comparison, Measured } from '../compare.ts';
import { type Costs, REFERENCE_BYTES, SCOPE } from './comparisonJson.ts';

/** The content of `tool-comparison.md`. */
export function comparisonMarkdown(comparison: Comparison, costs: Costs): string {
  const { baseline, best, gated, candidate, gateChecks, ablations, further } = comparison;
  const singles = ablations.filter(({ without }) => without.length === 1);
  const pairs = ablations.filter(({ onlyTogether }) => onlyTogether.length > 0);
  return [
    '# Wide tool, gated wide tool and typed registry',
    '',
    `Gate: ${comparison.gatePassed ? 'PASS' : 'FAIL'}`,
    '',
    SCOPE,
    '',
    'The wide tool is proposed what its surface invites, which is not always what the typed side gets: it has no preview, and no approval reaches it. The second column gives it the best call that it can express. The gated wide tool has the contracts of the typed side behind its operations and gets the same proposals under one name: between the last two columns the names differ, and nothing else.',
    '',
    table(
      ['Metric', 'wide', 'wide, best proposals', 'gated wide', 'typed'],
      metricRows([baseline, best, gated, candidate]),
    ),
    '',
    '## The further cases',
    '',
    table(['Metric', 'wide', 'gated wide', 'typed'], metricRows(further)),
    '',
    '## What the catalog costs',
    '',
    `A larger catalog is paid for in every request. The original lab’s texts made ${REFERENCE_BYTES.wide} and ${REFERENCE_BYTES.typed} bytes; these texts are others.`,
    '',
    table(
      ['Catalog', 'bytes', costs.vocabulary === null ? 'tokens' : `tokens (${costs.vocabulary})`],
      costRows(costs),
    ),
    '',
    '## Changed cases',
    '',
    ...list(comparison.improvements.map((id) => `improved: ${id}`)),
    ...list(comparison.regressions.map((id) => `worse: ${id}`)),
    ...(comparison.improvements.length + comparison.regressions.length === 0 ? ['none'] : []),
    '',
    '## Gate checks',
    '',
    ...list(Object.entries(gateChecks).map(([name, held]) => `${held ? 'yes' : 'NO'}: ${name}`)),
    '',
    '## One safeguard taken out',
    '',
    table(['Without', 'unwanted effects', 'cases that fail'], singles.map(ablationRow)),
    '',
    '## Two taken out: what fails only then',
    '',
    table(
      ['Without', 'cases that fail only together'],
      pairs.map(({ without, onlyTogether }) => [without.join(' + '), onlyTogether.join(', ')]),
    ),
    '',
  ].join('\n');
}

function metricRows(surfaces: readonly Measured[]): readonly (readonly string[])[] {
  const row = (label: string, cell: (one: Measured['metrics']) => string): readonly string[] => [
    label,
    ...surfaces.map(({ metrics }) => cell(metrics)),
  ];
  return [
    row('Case pass rate', (m) => `${m.passed_cases}/${m.total_cases} = ${percent(m.case_pass_rate)}`),
    row('Unsafe side effects', (m) => String(m.unsafe_side_effects)),
    row('Duplicate side effects', (m) => String(m.duplicate_side_effects)),
    row('Missing side effects', (m) => String(m.missing_side_effects)),
    row(
      'Actionable error rate',
      (m) => `${m.structured_errors}/${m.expected_errors} = ${percent(m.structured_error_rate)}`,
    ),
    row('… with the exact code', (m) => `${m.exact_codes}/${m.expected_errors}`),
    row('… with the details that the next step needs', (m) => `${m.actionable_details}/${m.expected_errors}`),
    row('Model-facing schema bytes', (m) => String(m.model_schema_bytes)),
  ];
}

function costRows({ wide, gated, typed, tools }: Costs): readonly (readonly string[])[] {
  const row = (name: string, { bytes, tokens }: Costs['wide']) => [
    name,
    String(bytes),
    tokens === null ? 'not counted' : String(tokens),
  ];
  return [
    row('wide', wide),
    row('gated wide', gated),
    row('typed', typed),
    ...Object.entries(tools).map(([name, cost]) => row(`… ${name}`, cost)),
  ];
}

function ablationRow({ without, unwantedEffects, failing }: Ablation): readonly string[] {
  const cases = failing.map((one) => `${one.case} (${one.ends})`);
  return [without.join(' + '), String(unwantedEffects), cases.join(', ') || 'none'];
}

function percent(rate: number | null): string {
  return rate === null ? 'nothing to count' : `${(rate * 100).toFixed(1)}%`;
}

/** A Markdown table. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

function list(items: readonly string[]): readonly string[] {
  return items.map((item) => `- ${item}`);
}
