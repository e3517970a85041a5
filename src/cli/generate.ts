// npm run generate [-- --check]: makes the generated files that are not fresh. They are not committed: every command
// makes them before it reads them. Writes to stderr alone. With --check it writes no file, and exits with 1 where one
// is stale.
import path from 'node:path';
import { exerciseRegister } from './generate/exerciseRegister.ts';
import { exerciseRules } from './generate/exerciseRules.ts';
import { staleAmong, writeGenerated } from './generate/generatedFile.ts';
import { labCases } from './generate/labCases.ts';

/**
 * Makes every generated file that is missing, changed or older than its sources.
 * @param check looks only, and writes nothing
 * @returns the files that were not fresh, named from the project's root
 * @throws Error naming the source, where one is not whole
 */
export async function generateAll({ check = false } = {}): Promise<readonly string[]> {
  const stale = staleAmong([...exerciseRules(), exerciseRegister(), labCases]);
  if (!check) for (const one of stale) await writeGenerated(one);
  return stale.flatMap(({ files }) => files);
}

const isProgram = process.argv[1] !== undefined && path.resolve(process.argv[1]) === import.meta.filename;

if (isProgram) {
  const check = process.argv.includes('--check');
  try {
    const files = await generateAll({ check });
    for (const file of files)
      console.error(check ? `${file} is stale: run "npm run generate"` : `made ${file}`);
    process.exitCode = check && files.length > 0 ? 1 : 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}
