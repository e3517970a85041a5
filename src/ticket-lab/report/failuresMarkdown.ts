import type { Comparison, Measured } from '../compare.ts';
import type { LabRun } from '../gradeRun.ts';
import { table } from './comparisonMarkdown.ts';

/** The content of `tool-failures.md`: every failed run of the three surfaces, case by case. */
export function failuresMarkdown(comparison: Comparison): string {
  const rows = runsByCase(comparison)
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

/** One run and the surface that it was on. */
export interface SurfaceRun {
  readonly strategy: Measured['strategy'];
  readonly run: LabRun;
}

/** All runs of a comparison, the eleven cases in front; of each case the wide tool, the gated one, the registry. */
export function runsByCase({ baseline, gated, candidate, further }: Comparison): readonly SurfaceRun[] {
  return [[baseline, gated, candidate], further].flatMap((surfaces) =>
    (surfaces[0]?.runs ?? []).flatMap((_run, index) =>
      surfaces.flatMap(({ strategy, runs }) => {
        const run = runs[index];
        return run === undefined ? [] : [{ strategy, run }];
      }),
    ),
  );
}
