import { loadExercise } from '#exercises';
import { gradeSubmission } from '#grader/gradeSubmission.ts';
import { verdictJson } from '#grader/verdictJson.ts';
import { nodeRealmHost } from '#sandbox/node/nodeRealmHost.ts';
import { listenForCanary, serveGrader } from '../sandbox/support/serveGrader.ts';
import { corpus, type Entry } from './corpus.ts';
import type { Engine } from './engine.ts';
import { gradeInPage } from './pageFunctions.ts';

/** What an engine made of the corpus. */
export interface VerdictsOutcome {
  readonly compared: number;
  /** Entries with another verdict than Node's, or none, and what came in its place. */
  readonly problems: readonly string[];
  /** Run to verdict of a right answer, in milliseconds: the median over the right answers, in the page and in Node. */
  readonly medianMs: number;
  readonly nodeMedianMs: number;
}

const host = nodeRealmHost();
/** Node's verdicts as text; one grading serves all engines. */
const known = new Map<string, Promise<string>>();
/** One for all engines: its address stands in the programs, and the seed comes from their text. */
let canary: Awaited<ReturnType<typeof listenForCanary>> | null = null;
const nodeTimes = new Map<string, number>();

/** Ends what listens for programs that get out, once no engine runs any more. */
export async function closeCanary(): Promise<void> {
  await canary?.close();
  canary = null;
}

const keyOf = ({ exercise, name }: Entry): string => `${exercise} ${name}`;

function inNode(entry: Entry): Promise<string> {
  const verdict = known.get(keyOf(entry)) ?? gradeInNode(entry);
  known.set(keyOf(entry), verdict);
  return verdict;
}

async function gradeInNode({ exercise, text, limits }: Entry): Promise<string> {
  const loaded = await loadExercise(exercise);
  return verdictJson((await gradeSubmission({ exercise: loaded, text }, host, limits)).verdict);
}

/**
 * Grades the corpus on a page with the site's own grader, and compares each verdict with Node's, byte for byte.
 * @param restart starts the engine anew after a page was lost
 * @param only part of the name of each submission to grade; all of them where it is empty
 * @param tell receives how far it is, and each problem as it is found
 */
export async function compareVerdicts(
  first: Engine,
  restart: () => Promise<Engine>,
  only: string,
  tell: { readonly progress: (line: string) => void; readonly problem: (line: string) => void },
): Promise<{ readonly engine: Engine; readonly outcome: VerdictsOutcome }> {
  const served = await serveGrader();
  canary ??= await listenForCanary();
  const { aim, heard } = canary;
  let engine = first;
  const entries = corpus()
    .filter((one) => keyOf(one).includes(only))
    .map((one) => ({ ...one, text: aim(one.text) }));
  const problems: string[] = [];
  const add = (problem: string): void => {
    problems.push(problem);
    tell.problem(problem);
  };
  const open = async (): Promise<void> => {
    await engine.open(served.pageAddress);
  };
  const grade = async (entry: Entry): Promise<{ readonly verdict: string; readonly ms: number }> => {
    const { exercise, limits } = entry;
    return engine.call(gradeInPage, entry.text, exercise, limits);
  };
  try {
    await open();
    for (const [index, entry] of entries.entries()) {
      if (index % 50 === 0) tell.progress(`${index} of ${entries.length}`);
      try {
        // Side by side: both wait for deadlines. What fills memory runs alone.
        const beside = entry.members === null && !entry.fillsMemory ? inNode(entry) : null;
        const { verdict } = await grade(entry);
        const expected = entry.members === null ? await (beside ?? inNode(entry)) : null;
        if (expected !== null && verdict !== expected)
          add(`${keyOf(entry)}\n    Node: ${expected}\n    here: ${verdict}`);
        if (entry.members !== null && !hasMembers(JSON.parse(verdict), entry.members))
          add(`${keyOf(entry)}\n    expected: ${JSON.stringify(entry.members)}\n    here: ${verdict}`);
      } catch (error) {
        add(`${keyOf(entry)}: the page was lost (${error instanceof Error ? error.message : error})`);
        await engine.close().catch(() => {});
        engine = await restart();
        await open();
      }
    }
    if (heard.length > 0) add(`a program reached the canary: ${heard.join(', ')}`);
    const rights = entries.filter(({ isRight }) => isRight);
    const times: number[] = [];
    await open();
    for (const entry of [...rights.slice(0, 3), ...rights]) times.push((await grade(entry)).ms);
    if (nodeTimes.size === 0) {
      for (const entry of rights) {
        const start = performance.now();
        await gradeInNode(entry);
        nodeTimes.set(keyOf(entry), performance.now() - start);
      }
    }
    const outcome: VerdictsOutcome = {
      compared: entries.length,
      problems,
      medianMs: median(times.slice(3)),
      nodeMedianMs: median([...nodeTimes.values()]),
    };
    return { engine, outcome };
  } finally {
    await served.close();
  }
}

/** Whether a value has these members, at any depth. */
function hasMembers(value: unknown, members: unknown): boolean {
  if (typeof members !== 'object' || members === null) return value === members;
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.entries(members).every(([name, member]) =>
      hasMembers((value as Record<string, unknown>)[name], member),
    )
  );
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}
