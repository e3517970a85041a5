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
const nodeTimes = new Map<string, number>();

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
 */
export async function compareVerdicts(
  first: Engine,
  restart: () => Promise<Engine>,
  tell: (line: string) => void,
): Promise<{ readonly engine: Engine; readonly outcome: VerdictsOutcome }> {
  const served = await serveGrader();
  const canary = await listenForCanary();
  let engine = first;
  const entries = corpus();
  const problems: string[] = [];
  const open = async (): Promise<void> => {
    await engine.open(served.pageAddress);
  };
  const grade = async (entry: Entry): Promise<{ readonly verdict: string; readonly ms: number }> => {
    const { exercise, limits } = entry;
    return engine.call(gradeInPage, canary.aim(entry.text), exercise, limits);
  };
  try {
    await open();
    for (const [index, entry] of entries.entries()) {
      if (index % 50 === 0) tell(`${index} of ${entries.length}`);
      try {
        // Side by side: both wait for deadlines. What fills memory runs alone.
        const beside = entry.members === null && !entry.fillsMemory ? inNode(entry) : null;
        const { verdict } = await grade(entry);
        const expected = entry.members === null ? await (beside ?? inNode(entry)) : null;
        if (expected !== null && verdict !== expected)
          problems.push(`${keyOf(entry)}\n    Node: ${expected}\n    here: ${verdict}`);
        if (entry.members !== null && !hasMembers(JSON.parse(verdict), entry.members))
          problems.push(
            `${keyOf(entry)}\n    expected: ${JSON.stringify(entry.members)}\n    here: ${verdict}`,
          );
      } catch (error) {
        problems.push(
          `${keyOf(entry)}: the page was lost (${error instanceof Error ? error.message : error})`,
        );
        await engine.close().catch(() => {});
        engine = await restart();
        await open();
      }
    }
    if (canary.heard.length > 0) problems.push(`a program reached the canary: ${canary.heard.join(', ')}`);
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
    await canary.close();
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
