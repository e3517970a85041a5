// npm run generate [-- --check]: compiles the stored schemas of the schema exercises to code, since a page may not
// compile text. With --check it writes nothing, and fails where a file is not what would be written.
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { compiledRules, rulesFile, schemaExerciseFolders } from './compiledRules.ts';

const onlyCheck = process.argv.includes('--check');

for (const folder of await schemaExerciseFolders()) {
  const file = rulesFile(folder);
  const wanted = await compiledRules(folder);
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
