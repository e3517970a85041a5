import {
  type ClientKnows,
  type Delivery,
  type DeliveryEvent,
  runDelivery,
  type ServerAnswer,
  type ServerKind,
  serverKinds,
} from '#ticket-lab/delivery/runDelivery.ts';

/** One answer with its harm, if any. */
export interface PlayedAnswer {
  readonly server: ServerAnswer;
  readonly client: ClientKnows;
  /** `again`: the request was already written. `false_done`: it was answered as done without an entry. */
  readonly harm: 'again' | 'false_done' | null;
}

/** An entry of the ledger. */
export interface Entry {
  readonly note: string;
  /** The index of the event that wrote it. */
  readonly by: number;
  /** `again`: written by a repetition. `other_key`: the note was already there, under another key. */
  readonly how: 'first' | 'again' | 'other_key';
}

/** A history played on one server. */
export interface PlayedServer {
  readonly server: ServerKind;
  /** The answers of each event; empty where nothing was sent. */
  readonly answers: readonly (readonly PlayedAnswer[])[];
  /** All entries, oldest first. Append-only: the ledger of a moment is a prefix. */
  readonly entries: readonly Entry[];
  readonly doubled: number;
  readonly lost: number;
}

/** A history played on the three servers. */
export interface Played {
  readonly events: readonly DeliveryEvent[];
  readonly servers: readonly PlayedServer[];
}

/** Plays a history on all three servers. */
export async function play(events: readonly DeliveryEvent[]): Promise<Played> {
  const deliveries = await Promise.all(serverKinds.map((kind) => runDelivery(events, kind)));
  return { events, servers: deliveries.map(marked) };
}

/** Marks the harmful answers and entries of a run. */
function marked({ server, steps, doubled, lost }: Delivery): PlayedServer {
  const written = new Set<string>();
  const notes = new Set<string>();
  const entries: Entry[] = [];
  const answers = steps.map(({ event, answers, ledger }, by) => {
    if (event.kind !== 'send') return [];
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
