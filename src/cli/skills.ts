// npm run skills -- DIR [--activate a,b] [--request PATH] [--budget N] [--json]: what a folder of Agent Skills costs.
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { closureRefusals, loadRefusals } from '#core/messages/en/skills.ts';
import { visibleText } from '#i18n/visibleText.ts';
import {
  folderCosts,
  formatPlace,
  formatProblem,
  isSound,
  loadTokenCounter,
  problemWeights,
  readSkillFolder,
  type SkillFolder,
  type SkillProblem,
  summarize,
} from '#skills';
import { folderText } from './skills/folderText.ts';
import { listFolder } from './skills/listFolder.ts';
import { type Choice, type Planned, planFolder, resourceId, skillId } from './skills/planFolder.ts';

const USAGE = `Usage: npm run skills -- DIR [--activate SKILL,SKILL] [--request PATH] [--budget TOKENS] [--json]
DIR is a folder of skills, or one skill. It is read and nothing in it is run.
--activate  skills whose bodies are loaded, by folder or by name
--request   a resource that is loaded, such as pdf/references/forms.md; may be given again
--budget    what all of it may cost at most
Exit code: 0 accepted, 1 over the budget, 2 usage, or a folder with errors.`;

process.exitCode = await main(process.argv.slice(2));

async function main(args: readonly string[]): Promise<number> {
  const asked = readArguments(args);
  if (typeof asked === 'string') return usage(asked);
  // npm moves to the project's folder; the folder is named from where the command was given.
  const given = path.resolve(process.env['INIT_CWD'] ?? '.', asked.folder);
  const isFile = await stat(given).then(
    (one) => one.isFile(),
    () => false,
  );
  let folder: SkillFolder;
  try {
    // Who completes names with the Tab key ends up at the SKILL.md.
    const listing = await listFolder(isFile ? path.dirname(given) : given);
    const { count } = await loadTokenCounter();
    folder = await readSkillFolder(listing, count);
  } catch (error) {
    return usage(`Cannot read ${asked.folder}: ${error instanceof Error ? error.message : String(error)}`);
  }
  const planned = planFolder(folder, asked);
  const { shown, left } = summarize(folder.problems);
  for (const one of shown) console.error(problemLine(one, asked.folder, isFile));
  for (const [code, more] of left) console.error(`and ${more} more notes [${code}]; --json has them all`);
  for (const line of refusalLines(folder, planned, asked)) console.error(line);
  console.log(asked.json ? json(folder, planned) : folderText(folder, planned, asked.budget));
  if (!isSound(folder) || planned.plan.kind === 'refused') return 2;
  return planned.plan.accepted ? 0 : 1;
}

function readArguments(
  args: readonly string[],
): (Choice & { readonly folder: string; readonly json: boolean }) | string {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        activate: { type: 'string', multiple: true, default: [] },
        request: { type: 'string', multiple: true, default: [] },
        budget: { type: 'string' },
        json: { type: 'boolean', default: false },
      },
    });
    const [folder, ...more] = positionals;
    if (folder === undefined || more.length > 0) return 'Name one folder.';
    const { budget = null, json } = values;
    if (budget !== null && !(/^\d+$/.test(budget) && Number.isSafeInteger(Number(budget)))) {
      return `--budget takes a whole number of tokens from 0, not "${budget}".`;
    }
    const active = values.activate.flatMap((list) => list.split(',')).filter((name) => name !== '');
    return {
      folder,
      active,
      requested: values.request,
      budget: budget === null ? null : Number(budget),
      json,
    };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** A problem as compilers write it, so that an editor's terminal can lead to it. */
function problemLine(found: SkillProblem, folder: string, isFile: boolean): string {
  const from = isFile ? path.dirname(folder) : folder;
  const file = found.file === '.' ? from : path.join(from, found.file);
  return `${formatPlace(found, file)}: ${problemWeights[found.code]}: ${formatProblem(found, 'en')} [${found.code}]`;
}

/** Why there is no plan: core's sentence, and what was asked for that the folder does not have. */
function refusalLines(folder: SkillFolder, { plan }: Planned, asked: Choice): readonly string[] {
  if (plan.kind === 'plan') return [];
  const { skills } = folder;
  const { catalog, bodies, resources, scripts } = folderCosts(folder);
  const words: Readonly<Record<string, string>> = { ...loadRefusals, ...closureRefusals };
  const missing = asked.active
    .map((one) => skillId(folder, one))
    .filter((id) => !(Object.hasOwn(catalog, id) && Object.hasOwn(bodies, id)))
    .map(
      (id) =>
        `${visibleText(id)} cannot be activated. Skills: ${visibleText(Object.keys(catalog).join(', '))}`,
    );
  const absent = asked.requested
    .map((one) => resourceId(folder, asked.active, one))
    .filter((id) => !Object.hasOwn(resources, id) && !Object.hasOwn(scripts, id))
    .map((id) => {
      const file = skills.flatMap((skill) => skill.resources).find((one) => one.id === id);
      return `${visibleText(id)} ${file === undefined ? 'is no file of a skill here' : 'is no text, and is not loaded'}.`;
    });
  const chain = plan.at === null ? [] : [`At ${visibleText(plan.at.chain.join(' -> '))}.`];
  return [`${words[plan.code]} [${plan.code}]`, ...chain, ...missing, ...absent];
}

function json(folder: SkillFolder, { plan, everything, scripts }: Planned): string {
  const skills = folder.skills.map(({ front, ...skill }) => ({
    ...skill,
    front: front === null ? null : { ...front, metadata: Object.fromEntries(front.metadata) },
  }));
  const problems = folder.problems.map((one) => ({
    ...one,
    weight: problemWeights[one.code],
    says: formatProblem(one, 'en'),
  }));
  return JSON.stringify({ vocabulary: 'o200k_base', skills, problems, plan, everything, scripts });
}

function usage(problem: string): number {
  console.error(`${problem}\n\n${USAGE}`);
  return 2;
}
