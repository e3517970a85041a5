import { readFileSync } from 'node:fs';
import { parseCases } from '#ticket-lab/parseCases.ts';

/** Where the lab's cases stand for a page, read and checked. */
export const labCasesFile = 'src/ticket-lab/generated/cases.json';

/**
 * What has to stand there.
 * @throws Error naming the file, where a data set is not whole
 */
export function labCasesText(): string {
  const read = (name: string) => {
    const file = `examples/tool-lab/${name}.jsonl`;
    const parsed = parseCases(readFileSync(file, 'utf8'));
    if (!parsed.ok) throw new Error(`${file}: ${JSON.stringify(parsed.problems)}`);
    return parsed.cases;
  };
  return `${JSON.stringify({ eleven: read('cases'), more: read('more-cases') })}\n`;
}
