import type { SchemaProblem } from '#schema/schemaProblems.ts';
import type { Answer } from './answer.ts';

/** How one call went, as seen from outside: the answer, with the engine's message where the program threw. */
export type ProgramAnswer = (
  | Exclude<Answer, { type: 'threw' }>
  | (Extract<Answer, { type: 'threw' }> & { readonly message: string })
) & {
  /** Whether the arguments were other than before when the call was over. */
  readonly changedInput: boolean;
};

/** What came of loading a submission. */
export type LoadReply =
  | { readonly type: 'loaded' }
  | { readonly type: 'not-a-function' }
  /** A schema that its own rules refuse. */
  | { readonly type: 'invalid-schema'; readonly problem: SchemaProblem }
  | { readonly type: 'threw'; readonly error: string; readonly message: string }
  | { readonly type: 'timeout' };

/** What came of a batch of calls. */
export type CallReply =
  | {
      readonly type: 'answers';
      readonly outcomes: readonly ProgramAnswer[];
      /** The message of a promise that was rejected and attended to by nobody, by the time the batch was over. */
      readonly late: string | null;
      readonly log: readonly string[];
    }
  | { readonly type: 'timeout' };

/**
 * A place in which a submission runs and from which only data comes back. Nothing in it is trusted: it can hang, throw
 * or lie, and change nothing but its own answers.
 */
export interface Realm {
  /** Whether it answers at all, before anything of a submission is in it. */
  answers(limitMs: number): Promise<boolean>;
  /** Loads the submission. Ends within `limitMs`. */
  load(code: string, exportName: string, limitMs: number): Promise<LoadReply>;
  /** Calls the submission with each input (a list of arguments as wire text) in turn. Ends within `limitMs`. */
  call(inputs: readonly string[], limitMs: number): Promise<CallReply>;
  /** Ends whatever still runs there. */
  close(): void;
}

/** What a realm runs: JavaScript, or a JSON Schema as a function from instance to `{ valid }`. */
export type RealmKind = 'program' | 'schema';

/** Opens realms: a fresh one each time. */
export interface RealmHost {
  open(kind: RealmKind): Promise<Realm>;
}

/** Thrown by a host on which no realm can be opened at all; the verdict is then `unsupported`. */
export class UnsupportedHost extends Error {
  override readonly name = 'UnsupportedHost';
}
