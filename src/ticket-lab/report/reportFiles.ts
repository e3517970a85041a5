import type { Comparison } from '../compare.ts';
import { type Costs, comparisonJson } from './comparisonJson.ts';
import { comparisonMarkdown } from './comparisonMarkdown.ts';
import { failuresMarkdown, runsByCase } from './failuresMarkdown.ts';
import { runRecord } from './runRecord.ts';

/** The lab's reports by file name. The same cases give the same bytes. */
export function reportFiles(comparison: Comparison, costs: Costs): Readonly<Record<string, string>> {
  return {
    'tool-comparison.json': comparisonJson(comparison, costs),
    'tool-comparison.md': comparisonMarkdown(comparison, costs),
    'tool-failures.md': failuresMarkdown(comparison),
    'tool-runs.jsonl': runsByCase(comparison)
      .map(({ strategy, run }) => `${JSON.stringify(runRecord(strategy, run))}\n`)
      .join(''),
  };
}
