// npm run generate: compiles the stored schemas of the schema exercises to code, since a page may not compile text.
import { writeFile } from 'node:fs/promises';
import { compiledRules, rulesFile, schemaExerciseFolders } from './compiledRules.ts';

for (const folder of await schemaExerciseFolders()) {
  await writeFile(rulesFile(folder), await compiledRules(folder));
  console.log(rulesFile(folder));
}
