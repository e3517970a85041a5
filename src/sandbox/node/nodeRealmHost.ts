import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type Realm, type RealmHost, type RealmKind, UnsupportedHost } from '#grader/realm.ts';
import { bundleRealm } from '../bundleRealm.ts';
import { realmClient } from '../grader-worker/realmClient.ts';
import { boundMemory } from './boundMemory.ts';
import { endWithParent } from './endWithParent.ts';

const PROCESS_FILE = fileURLToPath(new URL('./realmProcess.mjs', import.meta.url));

/** The heap that a program's process may fill before it is ended, in MB. */
const HEAP_MB = 256;

/**
 * Opens realms in Node: each is a process of its own, without rights to files, processes or workers, in which the
 * program runs in a bare context. Node's permissions do not cover the network; the context has no name that leads there.
 * @param watch receives every process that is started
 */
export function nodeRealmHost(watch: (child: ChildProcess) => void = () => {}): RealmHost {
  let script: Promise<string> | null = null;
  return {
    open: async (kind) => {
      script ??= bundleRealm('node');
      return openProcess(kind, await script, watch);
    },
  };
}

function openProcess(kind: RealmKind, script: string, watch: (child: ChildProcess) => void): Promise<Realm> {
  return new Promise((resolve, reject) => {
    const child = spawn(
      process.execPath,
      [
        '--permission',
        `--allow-fs-read=${PROCESS_FILE}`,
        '--experimental-vm-modules',
        // An error of the process itself can reach the program (a stack that overflows while it is described);
        // nothing behind it can then be changed.
        '--frozen-intrinsics',
        '--no-warnings',
        `--max-old-space-size=${HEAP_MB}`,
        ...(kind === 'program' ? ['--disallow-code-generation-from-strings'] : []),
        PROCESS_FILE,
      ],
      { stdio: ['ignore', 'ignore', 'ignore', 'ipc'], env: {}, serialization: 'json' },
    );
    watch(child);
    endWithParent(child);
    boundMemory(child);
    let receive: (message: unknown) => void = () => {};
    child.on('error', (error) => reject(new UnsupportedHost(error.message)));
    child.once('exit', () =>
      reject(new UnsupportedHost('The process for the program ended before it was ready.')),
    );
    child.on('message', (message) => {
      const { type, text } = message as { type?: unknown; text?: unknown };
      if (type === 'ready') resolve(realm);
      else if (type === 'reply' && typeof text === 'string') receive(parse(text));
    });
    // A process that has ended answers nothing; the deadline says so, as it does in a browser.
    const send = (message: unknown): void => void (child.connected && child.send(message as object));
    const realm = realmClient({
      send,
      listen: (listener) => {
        receive = listener;
      },
      close: () => void child.kill('SIGKILL'),
    });
    send({ kind, script });
  });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
