import fs from 'node:fs';
import path from 'node:path';
import { WRONG_ANSWERS_FILE } from '../storedWrongAnswers.ts';
import { type Generated, projectRoot } from './generatedFile.ts';

const EXERCISES = 'src/exercises';

/** The stored wrong answers of each exercise that has some, as code: a page may not compile text. */
export function exerciseRules(): readonly Generated[] {
  return fs
    .readdirSync(path.join(projectRoot, EXERCISES))
    .filter((name) => fs.existsSync(path.join(projectRoot, EXERCISES, name, WRONG_ANSWERS_FILE)))
    .sort()
    .map((name) => rulesOf(`${EXERCISES}/${name}`));
}

function rulesOf(folder: string): Generated {
  const inProject = path.join(projectRoot, folder);
  const isSchema = fs.existsSync(path.join(inProject, 'reference.json'));
  return {
    files: [`${folder}/generated/rules.js`, `${folder}/generated/rules.d.ts`],
    sources: [
      ...['right', 'wrong', 'reference.json', WRONG_ANSWERS_FILE].map((name) => `${folder}/${name}`),
      ...['src/cli/generate', 'src/cli/storedWrongAnswers.ts', 'src/cli/wrongAnswerText.ts'],
      ...[`${EXERCISES}/applyEdits.ts`, 'src/schema', 'package.json'],
    ],
    make: async () => {
      if (!isSchema) return [await (await import('./programRules.ts')).programRules(inProject), types];
      return [await (await import('./schemaRules.ts')).schemaRules(inProject), types + referenceType];
    },
  };
}

const types = `// Made by \`npm run generate\`. Do not edit.
import type { Rule, WrongAnswer } from '../../contract.ts';

/** The stored wrong answers, in the order of the file that lists them. */
export const wrongAnswers: readonly WrongAnswer<readonly unknown[]>[];
`;

const referenceType = `
/** The reference schema: whether an instance is valid. */
export const reference: Rule<readonly [instance: unknown]>;
`;
