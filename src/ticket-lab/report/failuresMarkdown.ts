import type { Comparison, Measured } from '../compare.ts';
import { table } from './comparisonMarkdown.ts';

/** The content of `tool-failures.md`: every failed run of the two surfaces, in the order in which they ran. */
export function failuresMarkdown({ baseline, candidate, more }: Comparison): string {
  const runs = pairwise(baseline, candidate);
  const rows = [...runs, ...more.map((run) => ({ strategy: candidate.strategy, run }))]
    .filter(({ run }) => !run.passed)
    .map(({ strategy, run }) => [
      strategy,
      run.case.id,
      run.grades
        .filter(({ passed }) => !passed)
        .map(({ name }) => name)
        .join(', '),
      String(run.effects.length),
      run.results.at(-1)?.error?.code ?? '-',
    ]);
  return [
    '# Failed runs',
    '',
    table(
      ['Strategy', 'Case', 'Failed graders', 'Side effects', 'Final error'],
      rows.length > 0 ? rows : [['-', 'none', '-', '-', '-']],
    ),
    '',
  ].join('\n');
}

/** The runs of two surfaces, case by case, the first surface in front. */
export function pairwise(first: Measured, second: Measured) {
  return first.runs.flatMap((run, index) => {
    const other = second.runs[index];
    return [
      { strategy: first.strategy, run },
      ...(other === undefined ? [] : [{ strategy: second.strategy, run: other }]),
    ];
  });
}
