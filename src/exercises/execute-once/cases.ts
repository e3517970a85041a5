import type { OnceCall } from '#core';
import type { NamedCase } from '../contract.ts';

/** What `executeOnce` is given: the requests in the order in which they arrive. */
export type OnceInput = readonly [calls: readonly OnceCall[]];

const usual: OnceCall = {
  actor: 'ann',
  tool: 'note',
  key: 'k1',
  arguments: { text: 'rent' },
  ends: 'done',
};

/** Requests that differ from the usual one in what is given. */
function requests(...changes: readonly Partial<OnceCall>[]): OnceInput {
  return [changes.map((change) => ({ ...usual, ...change }))];
}

/** The named cases, from the plain to the odd. */
export const cases: readonly NamedCase<OnceInput>[] = [
  { id: 'one-request', input: requests({}) },
  { id: 'two-keys', input: requests({}, { key: 'k2', arguments: { text: 'food' } }) },
  { id: 'repeated', input: requests({}, {}) },
  { id: 'guard-key-alone', input: requests({}, { arguments: { text: 'food' } }) },
  {
    id: 'guard-order-counts',
    input: requests(
      { arguments: { text: 'rent', sum: 5 } },
      { arguments: { sum: 5, text: 'rent' } },
    ),
  },
  {
    id: 'guard-outer-order-only',
    input: requests(
      { arguments: { to: { id: 1, at: 2 } } },
      { arguments: { to: { id: 9, at: 2 } } },
    ),
  },
  { id: 'guard-key-is-global', input: requests({}, { actor: 'eve' }) },
  {
    id: 'guard-key-is-the-tools',
    input: requests({}, { actor: 'eve', arguments: { text: 'food' } }),
  },
  {
    id: 'guard-names-glued',
    input: requests({ actor: 'a', tool: 'b c' }, { actor: 'a b', tool: 'c' }),
  },
  {
    id: 'guard-conflict-runs',
    input: requests({ key: 'k3' }, { key: 'k3', arguments: { text: 'food' } }),
  },
  { id: 'guard-refusal-keeps-the-key', input: requests({ ends: 'refused' }, {}) },
  { id: 'guard-unknown-runs-again', input: requests({ ends: 'unknown' }, {}) },
  {
    id: 'guard-unknown-is-done',
    input: requests({ ends: 'unknown', key: 'k2' }, { ends: 'done', key: 'k2' }),
  },
  { id: 'guard-arguments-are-the-key', input: requests({}, { key: 'k2' }) },
  {
    id: 'guard-last-call-only',
    input: requests({}, { arguments: { text: 'food' } }, {}),
  },
  {
    id: 'own-proto',
    input: requests(
      { arguments: JSON.parse('{"a": 1, "__proto__": {"b": 1}}') },
      { arguments: JSON.parse('{"a": 1, "__proto__": {"b": 2}}') },
    ),
  },
  { id: 'half-a-pair', input: requests({ arguments: { text: '\ud83d' } }, {}) },
  {
    id: 'a-fraction',
    input: requests({ arguments: { sum: 0.5 } }, { arguments: { sum: 0.5 } }),
  },
  {
    id: 'true-and-nothing',
    input: requests({ arguments: { paid: true } }, { arguments: { paid: {} } }),
  },
  {
    id: 'list-and-record',
    input: requests({ arguments: [1] }, { arguments: { '0': 1 } }),
  },
  { id: 'empty-list-and-record', input: requests({ arguments: [] }, { arguments: {} }) },
  { id: 'other-name', input: requests({ arguments: { a: 1 } }, { arguments: { b: 1 } }) },
  { id: 'half-a-pair-in-a-name', input: requests({ arguments: { '\ud83d': 1 } }, {}) },
  { id: 'half-a-pair-for-an-actor', input: requests({ actor: '\ud83d' }, {}) },
  {
    id: 'guard-names-with-a-colon',
    input: requests({ actor: 'a', tool: 'b:c' }, { actor: 'a:b', tool: 'c' }),
  },
  { id: 'guard-key-in-capitals', input: requests({}, { key: 'K1 ' }) },
  {
    id: 'guard-five-others-between',
    input: requests(
      {},
      { key: 'k2' },
      { key: 'k3' },
      { key: 'k4' },
      { key: 'k5' },
      { key: 'k6' },
      {},
    ),
  },
  {
    id: 'guard-null-and-nothing',
    input: requests({ arguments: { text: 'rent', note: null } }, {}),
  },
];
