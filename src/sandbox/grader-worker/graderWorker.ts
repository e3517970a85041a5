// The grader's worker: an ordinary worker of the page, under the page's policy. Reference, inputs, comparison and
// verdict are here; learner code never is. It asks the page for realms, since only a page can open a frame.
import { loadExercise } from '#exercises';
import { gradeSubmission } from '#grader/gradeSubmission.ts';
import { prepareInputs } from '#grader/prepareInputs.ts';
import { drawRound } from '#grader/questions/drawRound.ts';
import type { Realm } from '#grader/realm.ts';
import type { FromGrader, ToGrader } from './messages.ts';
import { realmClient } from './realmClient.ts';
import { realmPool } from './realmPool.ts';

const say = (message: FromGrader): void => self.postMessage(message);

const pool = realmPool((kind) => say({ type: 'want-realm', kind }));

async function answer(message: Extract<ToGrader, { type: 'grade' | 'round' }>): Promise<void> {
  const { run, seed } = message;
  try {
    const exercise = await loadExercise(message.exercise);
    if (message.type === 'grade') {
      const { text, limits } = message;
      const report = await gradeSubmission(
        { exercise, text, ...(seed === null ? {} : { seed }) },
        pool.host,
        limits,
      );
      say({ type: 'report', run, report });
    } else if (exercise.kind === 'predict') {
      const scenes = drawRound(exercise, message.seed).map((situation) => exercise.scene(situation));
      say({ type: 'round', run, round: { seed: message.seed, scenes } });
    } else {
      say({ type: 'failed', run, detail: `${message.exercise} has no rounds` });
    }
  } catch (error) {
    say({ type: 'failed', run, detail: error instanceof Error ? error.message : String(error) });
  }
}

self.addEventListener('message', (event: MessageEvent<ToGrader>) => {
  const message = event.data;
  switch (message.type) {
    case 'realm':
      return pool.add(message.kind, portRealm(message.port, message.ticket));
    case 'no-realm':
      return pool.refuse(message.kind, message.detail);
    case 'prefetch':
      return void prefetch(message.exercise, message.text);
    default:
      return void answer(message);
  }
});

function portRealm(port: MessagePort, ticket: number): Realm {
  return realmClient({
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

/** Makes the inputs that a text would be graded on, while its author still reads it over. */
async function prefetch(id: string, text: string): Promise<void> {
  try {
    prepareInputs(await loadExercise(id), text);
  } catch {
    // A fault is reported when the text is graded.
  }
}

say({ type: 'awake' });
