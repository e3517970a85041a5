import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Generated, projectRoot } from './generatedFile.ts';

/** The cases of the ticket lab, read and checked: a page cannot read files. */
export const labCases: Generated = {
  files: ['src/ticket-lab/generated/cases.json'],
  sources: ['examples/tool-lab', 'src/ticket-lab', 'src/core', 'src/json', 'src/cli/generate'],
  make: async () => {
    const { parseCases } = await import('#ticket-lab/parseCases.ts');
    const read = (name: string) => {
      const file = `examples/tool-lab/${name}.jsonl`;
      const parsed = parseCases(readFileSync(path.join(projectRoot, file), 'utf8'));
      if (!parsed.ok) throw new Error(`${file}: ${JSON.stringify(parsed.problems)}`);
      return parsed.cases;
    };
    return [`${JSON.stringify({ eleven: read('cases'), more: read('more-cases') })}\n`];
  },
};
