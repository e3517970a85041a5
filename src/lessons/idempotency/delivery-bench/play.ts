import {
  type ClientKnows,
  type Delivery,
  type DeliveryEvent,
  runDelivery,
  type ServerAnswer,
  type ServerKind,
  serverKinds,
} from '#ticket-lab/delivery/runDelivery.ts';

/** One answer, and what is wrong with it. */
export interface PlayedAnswer {
  readonly server: ServerAnswer;
  readonly client: ClientKnows;
  /** `again`: this request was written before. `false_done`: it was called done, and its note stands in no entry. */
  readonly harm: 'again' | 'false_done' | null;
}

/** An entry of the ledger. */
export interface Entry {
  readonly note: string;
  /** Which event wrote it, from 0. */
  readonly by: number;
  /** `again`: a repetition wrote it. `other_key`: the note stood there already, under another key. */
  readonly how: 'first' | 'again' | 'other_key';
}

/** A history on one server, ready to be shown at any moment. */
export interface PlayedServer {
  readonly server: ServerKind;
  /** For each event its answers; empty for a restart. */
  readonly answers: readonly (readonly PlayedAnswer[])[];
  /** All entries, oldest first. Nothing is ever taken out, so a moment's ledger is what was written by then. */
  readonly entries: readonly Entry[];
  readonly doubled: number;
  readonly lost: number;
}

/** A history with what the three servers made of it. */
export interface Played {
  readonly events: readonly DeliveryEvent[];
  readonly servers: readonly PlayedServer[];
}

/** Plays a history on all three servers. */
export async function play(events: readonly DeliveryEvent[]): Promise<Played> {
  const deliveries = await Promise.all(serverKinds.map((kind) => runDelivery(events, kind)));
  return { events, servers: deliveries.map(marked) };
}

/** Marks the moments at which something goes wrong. The counts stay those of the run. */
function marked({ server, steps, doubled, lost }: Delivery): PlayedServer {
  const written = new Set<string>();
  const notes = new Set<string>();
  const entries: Entry[] = [];
  const answers = steps.map(({ event, answers, ledger }, by) => {
    if (event.kind === 'restart') return [];
    const { note } = event;
    const request = JSON.stringify([event.key, note]);
    return answers.map((answer): PlayedAnswer => {
      if (answer.server !== 'wrote') {
        const isFalse = answer.client === 'done' && !ledger.includes(note);
        return { ...answer, harm: isFalse ? 'false_done' : null };
      }
      const isAgain = written.has(request);
      entries.push({ note, by, how: isAgain ? 'again' : notes.has(note) ? 'other_key' : 'first' });
      written.add(request);
      notes.add(note);
      return { ...answer, harm: isAgain ? 'again' : null };
    });
  });
  return { server, answers, entries, doubled, lost };
}
