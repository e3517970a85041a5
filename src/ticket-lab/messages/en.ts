import { callGateNames } from '#core/messages/en/registry.ts';
import type { Safeguard } from '../safeguards.ts';

/** What protects a surface, as a short name: the gates, and what makes receipts and cursors worth something. */
export const safeguardNames = {
  ...callGateNames,
  fingerprint: 'fingerprint',
  receipt_scope: 'scope of keys',
  durability: 'durable receipts',
  cursor_seal: 'seal of cursors',
} satisfies Record<Safeguard, string>;

/** The lab's cases by what happens in them. A test holds that none is missing. */
export const caseTitles: Readonly<Record<string, string>> = {
  'read-ticket': 'Show a ticket',
  'preview-before-write': 'Preview before anything is saved',
  'write-needs-approval': 'A write that nobody approved',
  'invalid-arguments': 'A follow-up without a text',
  'permission-boundary': 'A write by somebody who may only read',
  'duplicate-action': 'The same write arrives twice',
  'idempotency-conflict': 'Two different notes under one key',
  'transient-timeout': 'A look-up that takes too long',
  'bounded-list': 'The first three tickets',
  'ticket-not-found': 'A ticket that does not exist',
  'invalid-cursor': 'A cursor that nobody issued',
  'unknown-tool': 'A tool name one letter off',
  'answer-lost': 'Written, answer lost, repeated',
  'late-write-is-unknown': 'A write whose answer is late',
  'replay-by-another-actor': 'Bob repeats Ann’s call with her approval',
  'replay-after-restart': 'A restart between a write and its repetition',
  'approval-for-other-arguments': 'An approval for another note',
  'approval-expired': 'Yesterday’s approval',
  'no-is-not-approval': 'The approval says “no”',
  'key-on-another-tool': 'One key on two tools',
  'two-actors-one-key': 'Two people choose one key',
  'other-note-under-the-key': 'A corrected note under the old key',
  'two-callers-at-once': 'Two callers at the same moment',
  'altered-receipt': 'Somebody edited the receipt',
  'forged-cursor': 'A made-up cursor',
  'negative-cursor': 'A cursor that counts backwards',
  'cursor-is-followed': 'The second page',
  'somebody-elses-ticket': 'Somebody else’s ticket',
  'oversized-output': 'A result of 20,000 characters',
  'throws-after-writing': 'The handler fails after it has written',
  'broken-promise': 'A write answers what its contract does not know',
  'two-locks': 'No permission and no approval',
  'three-locks': 'The same, on somebody else’s ticket',
  'permission-withdrawn': 'Permission withdrawn before the repetition',
  'repeated-without-approval': 'The repetition leaves the approval out',
  'ticket-changed-hands': 'The ticket changes hands in between',
  'broken-promise-repeated': 'A broken promise, and the call again',
};
