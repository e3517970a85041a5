/** A ticket of the lab. */
export interface Ticket {
  readonly id: string;
  readonly status: 'open' | 'waiting' | 'closed';
  readonly subject: string;
  readonly followups: readonly string[];
  /** The owner's id; null if it has none. */
  readonly owner: string | null;
}

/** Changes to a fresh store. */
export interface StoreFixture {
  /** Owners by ticket id. */
  readonly owners?: Readonly<Record<string, string>>;
  /** Gives one ticket a follow-up of this length. */
  readonly long?: { readonly id: string; readonly characters: number };
}

/** The tickets and the record of side effects. */
export interface TicketStore {
  /** Finds a ticket by its exact id. */
  readonly find: (id: unknown) => Ticket | undefined;
  /** All tickets in the order of their ids. */
  readonly list: () => readonly Ticket[];
  /** Appends a follow-up to the ticket, if it exists, and records the side effect in any case. */
  readonly record: (id: string, note: string) => void;
  /** Changes the owner of a ticket; not a side effect of a call. */
  readonly giveTo: (id: string, owner: string) => void;
  /** Closes a ticket. */
  readonly close: (id: string) => void;
  /** All side effects, oldest first: `record:<id>:<note>` or `close:<id>`. Append-only. */
  readonly effects: () => readonly string[];
}

const FIRST = 101;
const COUNT = 25;

/** A fresh store: the tickets T-101 to T-125, every third one waiting, none with a follow-up. */
export function ticketStore({ owners = {}, long }: StoreFixture = {}): TicketStore {
  const tickets = new Map<string, Ticket>();
  for (let number = FIRST; number < FIRST + COUNT; number += 1) {
    const id = `T-${number}`;
    tickets.set(id, {
      id,
      status: number % 3 === 0 ? 'waiting' : 'open',
      subject: `Support request ${number}`,
      followups: long?.id === id ? ['x'.repeat(long.characters)] : [],
      owner: Object.hasOwn(owners, id) ? (owners[id] ?? null) : null,
    });
  }
  const effects: string[] = [];
  return {
    find: (id) => (typeof id === 'string' ? tickets.get(id) : undefined),
    list: () => [...tickets.values()],
    record: (id, note) => {
      const ticket = tickets.get(id);
      if (ticket !== undefined) tickets.set(id, { ...ticket, followups: [...ticket.followups, note] });
      effects.push(`record:${id}:${note}`);
    },
    giveTo: (id, owner) => {
      const ticket = tickets.get(id);
      if (ticket !== undefined) tickets.set(id, { ...ticket, owner });
    },
    close: (id) => {
      const ticket = tickets.get(id);
      if (ticket !== undefined) tickets.set(id, { ...ticket, status: 'closed' });
      effects.push(`close:${id}`);
    },
    effects: () => [...effects],
  };
}
