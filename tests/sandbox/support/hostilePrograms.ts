import { readdirSync, readFileSync } from 'node:fs';
import { type VerdictKind, verdictKinds } from '#grader/verdict.ts';

const folder = new URL('../programs/', import.meta.url);

/** A submission that misbehaves, and the verdict that it must get. */
export interface HostileProgram {
  readonly name: string;
  readonly text: string;
  readonly kind: VerdictKind;
  /** Members that the verdict must have besides. */
  readonly members: Readonly<Record<string, unknown>>;
  /** Why Node cannot give the same verdict, byte for byte; null where it must. */
  readonly differs: string | null;
}

/** Every program of the suite, read from its file; the first comments of a file say what is expected of it. */
export function hostilePrograms(): readonly HostileProgram[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.ts'))
    .sort()
    .map((file) => readProgram(file.slice(0, -'.ts'.length), readFileSync(new URL(file, folder), 'utf8')));
}

/** Whether a program fills memory until it is ended. Such programs would take the memory from one another. */
export function fillsMemory({ name }: HostileProgram): boolean {
  return name.startsWith('allocate-');
}

/** Whether a program's verdict comes from a deadline alone, so that its run costs the tests hardly more than waiting. */
export function waitsForDeadline(program: HostileProgram): boolean {
  return program.kind === 'timeout' && !fillsMemory(program);
}

function readProgram(name: string, text: string): HostileProgram {
  const expected = /^\uFEFF?\/\/ expect: (?<kind>[a-z-]+)(?: (?<members>\{.*\}))?\r?\n/.exec(text)?.groups;
  const kind = verdictKinds.find((known) => known === expected?.['kind']);
  if (kind === undefined) throw new Error(`${name}.ts does not start with "// expect: KIND".`);
  return {
    name,
    text: prepared(text),
    kind,
    members: JSON.parse(expected?.['members'] ?? '{}') as Record<string, unknown>,
    differs: /^\/\/ differs: node (?<why>.+)$/m.exec(text)?.groups?.['why'] ?? null,
  };
}

/** What a file cannot hold well is made here: an empty program (`// bare`), and a long one (`// pad: LENGTH`). */
function prepared(text: string): string {
  if (/^\/\/ bare$/m.test(text)) return '';
  const length = Number(/^\/\/ pad: (?<length>\d+)$/m.exec(text)?.groups?.['length'] ?? 0);
  return text.padEnd(length, ' ');
}
