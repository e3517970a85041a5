// npm run generate [-- --check]: compiles the stored schemas of the schema exercises to code, since a page may not
// compile text; lists the exercises; reads the lab's cases, since a page may not read files. With --check it writes
// nothing, and fails where a file is not what would be written.
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { compiledRules, rulesFile, schemaExerciseFolders } from './compiledRules.ts';
import { registerFile, registerText } from './exerciseRegister.ts';
import { labCasesFile, labCasesText } from './labCases.ts';

const onlyCheck = process.argv.includes('--check');

for (const folder of await schemaExerciseFolders()) {
  await keepFresh(rulesFile(folder), await compiledRules(folder));
}
await keepFresh(registerFile, await registerText());
await keepFresh(labCasesFile, labCasesText());

async function keepFresh(file: string, wanted: string): Promise<void> {
  const isFresh = existsSync(file) && (await readFile(file, 'utf8')) === wanted;
  if (!isFresh && onlyCheck) {
    console.error(`${file} is stale: run "npm run generate" and commit what it writes`);
    process.exitCode = 1;
  } else if (!isFresh) {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, wanted);
  }
  if (process.exitCode !== 1) console.log(`${file} ${isFresh ? 'is up to date' : 'written'}`);
}
