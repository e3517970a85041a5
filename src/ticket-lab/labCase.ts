import type { CallEffect } from '#core/index.ts';
import type { Latency } from './labHost.ts';
import type { Safeguard } from './safeguards.ts';
import type { StoreFixture } from './ticketStore.ts';

/** Who calls in a case; permissions are the case's. */
export const actorNames = ['ann', 'bob'] as const;

/** One of the two. */
export type ActorName = (typeof actorNames)[number];

/** What comes with a call as its approval. Only `given` is one. */
export const approvalFixtures = [
  'given',
  'none',
  'the word no',
  'for other arguments',
  'expired',
  'issued to ann',
] as const;

/** One of these. */
export type ApprovalFixture = (typeof approvalFixtures)[number];

/** What a handler is to do wrong, for cases about broken tools. */
export const handlerFaults = ['throws_after_writing', 'breaks_its_promise'] as const;

/** One of these. */
export type HandlerFault = (typeof handlerFaults)[number];

/** One proposed call. */
export interface LabCall {
  readonly name: string;
  readonly arguments: unknown;
}

/** One call of a case, with what happens around it. */
export interface LabStep extends LabCall {
  readonly actor: ActorName;
  readonly approval: ApprovalFixture;
  readonly latency: Latency | null;
  /** The process ends and starts again before this call; what is not durable is gone. */
  readonly restart: boolean;
  /** Sent at the same time as the step behind it. */
  readonly withNext: boolean;
  /** Before this call, somebody alters the stored receipts. */
  readonly alterReceipts: boolean;
  /** The actor's permissions at this call, where they have changed. */
  readonly permissions: readonly string[] | null;
  /** Whose T-102 is from this call on, where it has changed hands. */
  readonly nowOwnedBy: ActorName | null;
  /** The cursor of the page before stands in for the one in the arguments. */
  readonly followCursor: boolean;
}

/** What the last result of a case must be. Only what is named is graded, beside `ok` and `side_effect_count`. */
export interface Expected {
  readonly ok: boolean;
  readonly side_effect_count: number;
  readonly error_code?: string;
  readonly retryable?: boolean;
  readonly outcome?: CallEffect;
  readonly replayed?: boolean;
  readonly output_keys?: readonly string[];
  readonly output_count?: number;
  readonly has_next_cursor?: boolean;
}

/** One situation: calls, what is odd about the world, and how it must end. */
export interface LabCase {
  readonly id: string;
  readonly intent: string;
  readonly permissions: readonly string[];
  readonly store: StoreFixture;
  readonly fault: HandlerFault | null;
  readonly steps: readonly LabStep[];
  /** What is proposed to the wide tool; null where a case is about the registry alone. */
  readonly wide: { readonly calls: readonly LabCall[]; readonly best: readonly LabCall[] } | null;
  /** The safeguard without which the case fails; null where it is one of the eleven and says none. */
  readonly needs: Safeguard | null;
  readonly expected: Expected;
}
