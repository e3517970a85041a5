import stored from './generated/cases.json' with { type: 'json' };
import type { LabCase } from './labCase.ts';

/** The eleven cases, read from `examples/tool-lab/cases.jsonl` by `npm run generate`. */
export const elevenCases = stored.eleven as readonly unknown[] as readonly LabCase[];

/** The further cases, read from `examples/tool-lab/more-cases.jsonl`. */
export const moreCases = stored.more as readonly unknown[] as readonly LabCase[];
