import type { CallEffect } from '#core';
import type { Latency } from './labHost.ts';
import type { Safeguard } from './safeguards.ts';
import type { StoreFixture } from './ticketStore.ts';

/** The actors of the cases; their permissions are given by the case. */
export const actorNames = ['ann', 'bob'] as const;

/** One of the two. */
export type ActorName = (typeof actorNames)[number];

/** What is sent as the approval of a call. Only `given` is a valid approval. */
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

/** Injected faults of a handler. */
export const handlerFaults = ['throws_after_writing', 'breaks_its_promise'] as const;

/** One of these. */
export type HandlerFault = (typeof handlerFaults)[number];

/** One proposed call. */
export interface LabCall {
  readonly name: string;
  readonly arguments: unknown;
}

/** One call of a case with its surrounding events. */
export interface LabStep extends LabCall {
  readonly actor: ActorName;
  readonly approval: ApprovalFixture;
  readonly latency: Latency | null;
  /** The process restarts before this call; non-durable state is lost. */
  readonly restart: boolean;
  /** Sent concurrently with the next step. */
  readonly withNext: boolean;
  /** The stored receipts are altered before this call. */
  readonly alterReceipts: boolean;
  /** The actor's changed permissions; null if unchanged. */
  readonly permissions: readonly string[] | null;
  /** The new owner of T-102 from this call on; null if unchanged. */
  readonly nowOwnedBy: ActorName | null;
  /** The cursor of the previous page replaces the one in the arguments. */
  readonly followCursor: boolean;
}

/** The expected last result of a case. Only fields that are present are graded. */
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

/** One case: calls, fixtures and the expected result. */
export interface LabCase {
  readonly id: string;
  readonly intent: string;
  readonly permissions: readonly string[];
  readonly store: StoreFixture;
  readonly fault: HandlerFault | null;
  readonly steps: readonly LabStep[];
  /** The calls for the wide tool, and the best ones that its surface can express. */
  readonly wide: { readonly calls: readonly LabCall[]; readonly best: readonly LabCall[] };
  /** The safeguard without which the case fails; null if it names none. */
  readonly needs: Safeguard | null;
  readonly expected: Expected;
}
