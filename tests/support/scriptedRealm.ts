import type { CallReply, LoadReply, ProgramAnswer, Realm, RealmHost } from '#grader/realm.ts';
import { decode } from '#grader/wire/decode.ts';

/** What a scripted realm does with one input: it answers with wire text or an outcome, or never comes back. */
export type Script = (input: readonly unknown[], asked: number) => string | ProgramAnswer | 'hangs';

/** A host whose realms follow a script, with a count of those opened and closed. */
export interface ScriptedHost extends RealmHost {
  readonly opened: () => number;
  readonly closed: () => number;
  /** The inputs of each batch, in order. */
  readonly batches: readonly (readonly string[])[];
}

/** Realms that never run anything: each does what the script says, hanging and breaking included. */
export function scriptedHost(
  script: Script,
  more: {
    readonly load?: LoadReply;
    readonly late?: string;
    readonly log?: readonly string[];
    readonly reply?: (reply: CallReply) => CallReply;
  } = {},
): ScriptedHost {
  let [opened, closed] = [0, 0];
  const batches: (readonly string[])[] = [];
  const open = async (): Promise<Realm> => {
    opened += 1;
    let [asked, hung] = [0, false];
    return {
      answers: () => Promise.resolve(true),
      load: async () => more.load ?? { type: 'loaded' },
      call: async (inputs): Promise<CallReply> => {
        batches.push(inputs);
        const outcomes: ProgramAnswer[] = [];
        for (const input of inputs) {
          const said = script(decode(input) as readonly unknown[], asked);
          asked += 1;
          hung ||= said === 'hangs';
          if (hung) return { type: 'timeout' };
          outcomes.push(typeof said === 'string' ? { type: 'value', text: said, changedInput: false } : said);
        }
        const reply: CallReply = { type: 'answers', outcomes, late: more.late ?? null, log: more.log ?? [] };
        return more.reply?.(reply) ?? reply;
      },
      close: () => {
        closed += 1;
      },
    };
  };
  return { open, opened: () => opened, closed: () => closed, batches };
}
