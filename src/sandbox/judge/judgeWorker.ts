// The judge: an ordinary worker of the page, under the page's policy. Reference, inputs, comparison and verdict are
// here; learner code never is. It asks the page for realms, since only a page can open a frame.
import { loadExercise } from '#exercises/index.ts';
import { judge } from '#grader/judge.ts';
import { drawRound } from '#grader/predict/drawRound.ts';
import { type Realm, type RealmHost, UnsupportedHost } from '#grader/realm.ts';
import { lineRealm } from './lineRealm.ts';
import type { FromJudge, ToJudge } from './messages.ts';

const tickets = new Map<
  number,
  { readonly open: (port: MessagePort) => void; readonly refuse: (detail: string) => void }
>();
let lastTicket = 0;

const say = (message: FromJudge): void => self.postMessage(message);

const host: RealmHost = {
  open: (kind) =>
    new Promise<Realm>((resolve, reject) => {
      lastTicket += 1;
      const ticket = lastTicket;
      tickets.set(ticket, {
        open: (port) => resolve(portRealm(port, ticket)),
        refuse: (detail) => reject(new UnsupportedHost(detail)),
      });
      say({ type: 'open-realm', ticket, kind });
    }),
};

function portRealm(port: MessagePort, ticket: number): Realm {
  return lineRealm({
    send: (request) => port.postMessage(request),
    listen: (receive) => {
      port.onmessage = (event: MessageEvent<unknown>) => receive(event.data);
    },
    close: () => {
      port.close();
      say({ type: 'close-realm', ticket });
    },
  });
}

async function answer(message: Extract<ToJudge, { type: 'judge' | 'round' }>): Promise<void> {
  const { run, seed } = message;
  try {
    const exercise = await loadExercise(message.exercise);
    if (message.type === 'judge') {
      const { text, limits } = message;
      const report = await judge({ exercise, text, ...(seed === null ? {} : { seed }) }, host, limits);
      say({ type: 'report', run, report });
    } else if (exercise.kind === 'predict') {
      const situations = drawRound(exercise, message.seed);
      say({ type: 'round', run, round: { seed: message.seed, situations, questions: exercise.questions } });
    } else {
      say({ type: 'failed', run, detail: `${message.exercise} has no rounds` });
    }
  } catch (error) {
    say({ type: 'failed', run, detail: error instanceof Error ? error.message : String(error) });
  }
}

self.addEventListener('message', (event: MessageEvent<ToJudge>) => {
  const message = event.data;
  if (message.type === 'realm-open' || message.type === 'realm-refused') {
    const waiting = tickets.get(message.ticket);
    tickets.delete(message.ticket);
    if (message.type === 'realm-open') waiting?.open(message.port);
    else waiting?.refuse(message.detail);
  } else void answer(message);
});

say({ type: 'awake' });
