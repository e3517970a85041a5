import fs from 'node:fs';
import type { LabCase } from '#ticket-lab/labCase.ts';
import { parseCases } from '#ticket-lab/parseCases.ts';

/** The cases of one of the lab's data sets. */
export function labCases(file: 'cases' | 'more-cases'): readonly LabCase[] {
  const parsed = parseCases(fs.readFileSync(`examples/tool-lab/${file}.jsonl`, 'utf8'));
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.cases;
}
