import type { DeliveryEvent, Fate } from '#ticket-lab/delivery/runDelivery.ts';
import { played } from './tables/deliveries.ts';
import type { OnceRow, TextPair } from './tables/onceCalls.ts';
import { settled } from './tables/settlements.ts';

/** Requests and histories of the lesson "Idempotency", the same in both languages. The prose names some by their place. */

const note: Omit<OnceRow, 'json'> = {
  actor: 'ann',
  key: 'write-1',
  ends: 'done',
};

/** Four requests under one key: new, the same in another order, another one, and the first again. */
export const underOneKey: readonly OnceRow[] = [
  { ...note, json: '{"ticket_id": "T-102", "note": "call back"}' },
  { ...note, json: '{"note": "call back", "ticket_id": "T-102"}' },
  { ...note, json: '{"ticket_id": "T-102", "note": "never mind"}' },
  { ...note, json: '{"ticket_id": "T-102", "note": "call back"}' },
];

/** What else can be under a key: somebody else’s request, a refusal and its repair, an attempt without an answer. */
export const besideTheThree: readonly OnceRow[] = [
  { ...note, json: '{"ticket_id": "T-102", "note": "call back"}' },
  { ...note, actor: 'eve', json: '{"ticket_id": "T-102", "note": "call back"}' },
  { ...note, key: 'write-2', ends: 'refused', json: '{"ticket_id": "T-999", "note": "call back"}' },
  { ...note, key: 'write-2', json: '{"ticket_id": "T-103", "note": "call back"}' },
  { ...note, key: 'write-3', ends: 'unknown', json: '{"ticket_id": "T-104", "note": "call back"}' },
  { ...note, key: 'write-3', json: '{"ticket_id": "T-104", "note": "call back"}' },
];

/** Pairs of arguments on which comparisons differ. */
export const pairs: readonly TextPair[] = [
  { one: '{"a": {"x": 1, "y": 2}}', other: '{"a": {"y": 2, "x": 1}}' },
  { one: '{"n": 1.0}', other: '{"n": 1}' },
  { one: '["a", "b"]', other: '["b", "a"]' },
  { one: '{"cc": null}', other: '{}' },
  { one: '"caf\\u00e9"', other: '"cafe\\u0301"' },
  { one: '{"n": 9007199254740993}', other: '{"n": 9007199254740992}' },
];

const restart: DeliveryEvent = { kind: 'restart' };

function send(fate: Fate = 'arrives', text = 'call back', twice = false): DeliveryEvent {
  return { kind: 'send', key: 'write-1', note: text, fate, twice };
}

/** Another note under a used key. */
export const otherNote = await played([[send(), send('arrives', 'never mind')]]);

/** A repetition behind a new version of the contract. */
export const acrossVersion = await played([[send('answer_lost'), { kind: 'new_version' }, send()]]);

/** Attempts that break halfway, and what becomes of them when somebody looks, or nobody does. */
export const settlements = await settled([
  { breaks: 'after_writing', looks: false },
  { breaks: 'after_writing', looks: true },
  { breaks: 'before_writing', looks: true },
]);

/** A repetition behind a restart, and the same without. */
export const acrossRestart = await played([
  [send('answer_lost'), send()],
  [send('answer_lost'), restart, send()],
]);

/** Two losses that look the same from outside, and two requests at the same moment. */
export const afterSilence = await played([
  [send('request_lost'), send()],
  [send('answer_lost'), send()],
  [send('arrives', 'call back', true)],
]);
