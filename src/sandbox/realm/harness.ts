// Runs in the learner's realm, beside the learner's code. All that it uses is taken hold of before that code loads;
// what it says is believed by nobody (see protocol.ts), so a program that breaks it spoils its own answers and no more.
import type { LoadReply, ProgramAnswer } from '#grader/realm.ts';
import { decode } from '#grader/wire/decode.ts';
import { defineField } from '#grader/wire/defineField.ts';
import { defaultLimits, type EncodeLimits, encode } from '#grader/wire/encode.ts';
import type { RealmReply, RealmRequest } from '../protocol.ts';
import { describeThrown } from './describeThrown.ts';
import { isAsDecoded } from './isAsDecoded.ts';

const { apply } = Reflect;
const { create } = Object;
const { then } = Promise.prototype;

/**
 * How many characters the answers of one batch may have. Right answers have a tenth of it. Without a bound a program that
 * answers each input at length has its answers copied for longer than they may take, on a slow machine and not on a fast one.
 */
const BATCH_CHARACTERS = 4_000_000;

/** For the answers beyond that: they are told from every right one, and no more. */
const noneLeft = { ...defaultLimits, characters: 0, nodes: 0 };

/** What the place in which a realm lives does for it. */
export interface HarnessHost {
  /** Makes the submission into something to call, or says why it cannot. */
  readonly load: (code: string, exportName: string) => Promise<Loaded>;
  /** Sends a message to the grader. */
  readonly post: (message: RealmReply) => void;
  /** Calls back once everything that was rejected and not attended to has been reported. */
  readonly afterRejections: (then: () => void) => void;
  /** The first lines written to the console so far; empties the list. */
  readonly takeLog: () => readonly string[];
}

/** A submission that can be called, or the reason why not. */
export type Loaded =
  | { readonly type: 'callable'; readonly call: (args: readonly unknown[]) => unknown }
  | Exclude<LoadReply, { type: 'loaded' | 'timeout' | 'threw' }>;

/** One realm's end of the protocol. */
export interface Harness {
  readonly receive: (request: RealmRequest) => void;
  /** Notes a promise that was rejected and attended to by nobody. */
  readonly noteRejection: (reason: unknown) => void;
}

/** Starts the harness of one realm. */
export function startHarness(host: HarnessHost): Harness {
  let callee: ((args: readonly unknown[]) => unknown) | null = null;
  let late: string | null = null;
  let looked = false;

  const load = (id: number, code: string, exportName: string): void => {
    // Said in a later task, so that microtasks without end count as a load without end in every host.
    const say = (reply: Exclude<LoadReply, { type: 'timeout' }>): void =>
      host.afterRejections(() => host.post({ id, type: 'load', reply }));
    const threw = (error: unknown): void => say({ type: 'threw', ...describeThrown(error) });
    const settled = (loaded: Loaded): void => {
      if (loaded.type === 'callable') {
        callee = loaded.call;
        say({ type: 'loaded' });
      } else say(loaded);
    };
    try {
      apply(then, host.load(code, exportName), [settled, threw]);
    } catch (error) {
      threw(error);
    }
  };

  const call = (id: number, inputs: readonly string[]): void => {
    const outcomes: ProgramAnswer[] = [];
    // An input that is asked again is answered with the same bound, or the program would seem to change its mind.
    const isWhole = create(null) as Record<string, boolean>;
    let characters = 0;
    for (let i = 0; i < inputs.length; i += 1) {
      const input = inputs[i] as string;
      isWhole[input] ??= characters <= BATCH_CHARACTERS;
      const outcome = outcomeOf(callee, input, isWhole[input] ? defaultLimits : noneLeft);
      if (outcome.type === 'value') characters += outcome.text.length;
      defineField(outcomes, i, outcome);
    }
    host.afterRejections(() => {
      const reply = { type: 'answers', outcomes, late, log: host.takeLog() } as const;
      host.post({ id, type: 'call', reply });
    });
  };

  return {
    receive: (request) => {
      if (request.type === 'ping') host.post({ id: request.id, type: 'ping' });
      else if (request.type === 'load') load(request.id, request.code, request.exportName);
      else call(request.id, request.inputs);
    },
    noteRejection: (reason) => {
      // Only the first is told. A reason may hang whoever looks at it, and the browser ends one look at a time: a
      // thousand of them would keep a removed worker alive.
      if (looked) return;
      looked = true;
      const { error, message } = describeThrown(reason);
      late = message === '' ? error : `${error}: ${message}`;
    },
  };
}

/** Calls the submission with one input and looks at what came of it and of the input. */
function outcomeOf(
  callee: ((args: readonly unknown[]) => unknown) | null,
  input: string,
  limits: EncodeLimits,
): ProgramAnswer {
  const args = decode(input) as unknown[];
  let outcome: ProgramAnswer;
  try {
    const result = (callee as (args: readonly unknown[]) => unknown)(args);
    const encoded = encode(result, true, limits);
    outcome = encoded.ok
      ? { type: 'value', text: encoded.text, changedInput: false }
      : { type: 'not-cloneable', what: encoded.what, changedInput: false };
  } catch (error) {
    outcome = { type: 'threw', ...describeThrown(error), changedInput: false };
  }
  // An input was written by `encode`, so what is left as it was is written the same again.
  return textOf(args) === input && isAsDecoded(args) ? outcome : { ...outcome, changedInput: true };
}

/** The arguments as text, to see whether they were changed. A program that makes them unreadable has changed them. */
function textOf(args: readonly unknown[]): string | null {
  try {
    const encoded = encode(args, false);
    return encoded.ok ? encoded.text : null;
  } catch {
    return null;
  }
}
