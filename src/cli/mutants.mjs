// npm run mutants [-- EXERCISE ...]: changes the reference of an exercise and its stored right answer, one small change
// at a time (Stryker), and reports every change that no input of the exercise tells from the original. Exit code: 0
// every mutant is told apart or excused beside its line, 1 one is not, 2 usage.
import fs from 'node:fs';
import { runProgram } from './runProgram.mjs';

/** The files of core that hold the reference of each exercise. */
const references = {
  'validate-query': ['admission/validateQuery'],
  'classify-response': ['responses/classifyResponse'],
  'skill-load-plan': [
    'skills/readLoad',
    'skills/names',
    'skills/tokens',
    'skills/layers',
    'skills/loadGates',
    'skills/skillLoadPlan',
  ],
  'resource-closure': ['skills/walkNeeds', 'skills/needCycles', 'skills/resourceClosure'],
  'execute-once': ['idempotency/executeOnce'],
  'canonical-fingerprint': ['canonical/canonicalJson'],
  granularity: ['surface/granularity', 'surface/namesMostlyShared'],
};

process.exitCode = await main(process.argv.slice(2));

async function main(args) {
  const asked = args.length > 0 ? args : Object.keys(references);
  const unknown = asked.find((id) => !Object.hasOwn(references, id));
  if (unknown !== undefined) {
    console.error(`No mutants are made of "${unknown}".\n`);
    console.error('Usage: npm run mutants [-- EXERCISE ...]');
    console.error(`Exercises: ${Object.keys(references).join(', ')}`);
    return 2;
  }
  for (const id of asked) {
    const files = references[id].map((name) => `src/core/${name}.ts`);
    const missing = files.find((file) => !fs.existsSync(file));
    if (missing !== undefined)
      throw new Error(`${missing} is named in src/cli/mutants.mjs and does not exist.`);
    console.log(`\n== ${id}\n`);
    const env = { ...process.env, MUTANTS_OF: id };
    const stryker = [
      'node_modules/@stryker-mutator/core/bin/stryker.js',
      'run',
      'tests/mutants/stryker.config.mjs',
      '--mutate',
      files.join(','),
    ];
    const code = await runProgram(process.execPath, stryker, { env });
    if (code !== 0) return 1;
  }
  return 0;
}
