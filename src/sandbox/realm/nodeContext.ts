// The Node twin of browserWorker.ts: evaluated inside a fresh vm context of a child process. The functions that it is
// given belong to the process; they are kept in this closure, where learner code has no way to them.
import { encode } from '#grader/wire/encode.ts';
import type { RealmReply } from '../protocol.ts';
import { boundBuffers } from './boundBuffers.ts';
import { captureConsole } from './captureConsole.ts';
import { fixLocale } from './fixLocale.ts';
import { type Harness, startHarness } from './harness.ts';
import { keepLanguageOnly } from './languageGlobals.ts';
import { loadProgram } from './loadProgram.ts';
import { loadSchema } from './loadSchema.ts';

const everything = {
  depth: 8,
  nodes: Number.POSITIVE_INFINITY,
  stringLength: Number.POSITIVE_INFINITY,
  characters: Number.POSITIVE_INFINITY,
};

/** What the child process gives the context. */
export interface NodeContextHost {
  readonly kind: 'program' | 'schema';
  readonly importModule: (
    code: string,
    settle: (namespace: Readonly<Record<string, unknown>>) => void,
    fail: (error: unknown) => void,
  ) => void;
  readonly post: (message: string) => void;
  readonly afterRejections: (then: () => void) => void;
}

/** Starts the harness in this context. */
export function startInContext({ kind, importModule, post, afterRejections }: NodeContextHost): Harness {
  const { console, takeLog } = captureConsole();
  const Promise_ = Promise;
  const harness = startHarness({
    load: (code, exportName) =>
      kind === 'schema'
        ? new Promise_((settle) => settle(loadSchema(code)))
        : loadProgram(new Promise_((settle, fail) => importModule(code, settle, fail)), exportName),
    post: (message: RealmReply) => {
      // As JSON, but not by JSON.stringify, which asks every object for a `toJSON` that the program may have added.
      const encoded = encode(message, false, everything);
      if (encoded.ok) post(encoded.text);
    },
    afterRejections,
    takeLog,
  });
  keepLanguageOnly(globalThis, console);
  fixLocale();
  boundBuffers();
  return harness;
}
