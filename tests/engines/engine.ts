import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** The engines that the tests drive. */
export const engineNames = ['chromium', 'firefox', 'webkit'] as const;

/** The name of an engine. */
export type EngineName = (typeof engineNames)[number];

/** A browser with one page. */
export interface Engine {
  readonly name: EngineName;
  /** The browser's own name and version. */
  readonly version: string;
  /** Loads an address in the page, and resolves once it has loaded. */
  readonly open: (address: string) => Promise<void>;
  /**
   * Calls a function in the page. Its text goes over, so it sees nothing but its arguments, which are JSON, as is its
   * result; a promise is waited for.
   * @throws Error where the function throws, or the page does not answer in time
   */
  readonly call: <Args extends readonly unknown[], Result>(
    fn: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ) => Promise<Result>;
  /** Types keys as a reader does. `Control` and a key are written `Control+Home`. */
  readonly press: (...keys: readonly string[]) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** How long a page has to answer, in milliseconds. Longer than the grader has for one verdict, by far. */
export const ANSWER_MS = 120_000;

/** The function that the page is to evaluate, as text: it gives the result as JSON, or null where there is none. */
export function callText(fn: (...args: never[]) => unknown, args: readonly unknown[]): string {
  return `async () => JSON.stringify(await (${fn.toString()})(...${JSON.stringify(args)})) ?? 'null'`;
}

/** The codes of keys in WebDriver (section 17.4.2), by the names that are used here. */
const codes: Readonly<Record<string, string>> = {
  Control: '\uE009',
  Home: '\uE011',
  End: '\uE010',
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
};

/** The actions of a keyboard that press keys one after the other, as WebDriver and BiDi both take them. */
export function keyActions(keys: readonly string[]): readonly object[] {
  const actions = keys.flatMap((key) => {
    const parts = key.length > 1 ? key.split('+') : [key];
    const values = parts.map((part) => codes[part] ?? part);
    return [
      ...values.map((value) => ({ type: 'keyDown', value })),
      ...values.toReversed().map((value) => ({ type: 'keyUp', value })),
    ];
  });
  return [{ type: 'key', id: 'keyboard', actions }];
}

/** A program that was started, with a folder of its own. */
export interface Started {
  readonly child: ChildProcess;
  readonly folder: string;
  /** Resolves with the first text that the program writes that fits. */
  readonly says: (pattern: RegExp) => Promise<string>;
  readonly stop: () => Promise<void>;
}

/** The programs that run. In groups of their own, they would go on where this process is ended by a signal. */
const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) killGroup(child);
});

function killGroup({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}

/** Starts a program that has a fresh folder for what it keeps. */
export function start(
  file: string,
  args: (folder: string) => readonly string[],
  env: NodeJS.ProcessEnv = {},
): Started {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'engine-'));
  // A group of its own: a browser is many processes, and all of them end with it.
  const child = spawn(file, args(folder), {
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
    env: { ...process.env, ...env },
  });
  running.add(child);
  let said = '';
  let listening: () => void = () => {};
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-100_000);
      listening();
    });
  }
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  return {
    child,
    folder,
    says: (pattern) =>
      new Promise((resolve, reject) => {
        const fail = (reason: string) => reject(new Error(`${file} ${reason}:\n${said.slice(-2000)}`));
        const timer = setTimeout(() => fail('did not say what was waited for'), 60_000);
        listening = () => {
          const found = pattern.exec(said)?.[0];
          if (found === undefined) return;
          clearTimeout(timer);
          resolve(found);
        };
        child.once('error', (error) => fail(error.message));
        child.once('exit', () => fail('ended'));
        listening();
      }),
    stop: async () => {
      killGroup(child);
      await ended;
      running.delete(child);
      fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Rejects where a promise does not settle in time. */
export async function within<T>(promise: Promise<T>, ms: number, what: string): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what}: no answer within ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
