import type { CallReply, LoadReply, Realm } from '#grader/realm.ts';
import { parseReply, type RealmReply, type RealmRequest } from '../protocol.ts';

/** Anything that carries messages both ways and may be closed: a port, or a child process. */
export interface Line {
  readonly send: (request: RealmRequest) => void;
  readonly listen: (receive: (message: unknown) => void) => void;
  readonly close: () => void;
}

type Distribute<Request> = Request extends unknown ? Omit<Request, 'id'> : never;

/**
 * A realm at the other end of a line. Each question waits for the reply that bears its number, for as long as it may;
 * any other message is left unread.
 */
export function realmClient(line: Line): Realm {
  let asked = 0;
  const waiting = new Map<number, (reply: RealmReply) => void>();
  line.listen((message) => {
    const reply = parseReply(message);
    if (reply !== null) waiting.get(reply.id)?.(reply);
  });

  const ask = (request: Distribute<RealmRequest>, limitMs: number): Promise<RealmReply | null> =>
    new Promise((resolve) => {
      asked += 1;
      const id = asked;
      const settle = (reply: RealmReply | null): void => {
        clearTimeout(timer);
        waiting.delete(id);
        resolve(reply);
      };
      const timer = setTimeout(() => settle(null), limitMs);
      waiting.set(id, settle);
      line.send({ ...request, id });
    });

  return {
    answers: async (limitMs) => (await ask({ type: 'ping' }, limitMs)) !== null,
    load: async (code, exportName, limitMs): Promise<LoadReply> => {
      const answer = await ask({ type: 'load', code, exportName }, limitMs);
      return answer?.type === 'load' ? answer.reply : { type: 'timeout' };
    },
    call: async (inputs, limitMs): Promise<CallReply> => {
      const answer = await ask({ type: 'call', inputs }, limitMs);
      if (answer?.type !== 'call' || answer.reply.outcomes.length !== inputs.length)
        return { type: 'timeout' };
      return answer.reply;
    },
    close: line.close,
  };
}
