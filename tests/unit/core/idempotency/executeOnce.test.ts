import { describe, expect, it } from 'vitest';
import { decideRepeat, executeOnce, type OnceCall } from '#core';

const call: OnceCall = {
  actor: 'ann',
  tool: 'pay',
  key: 'k1',
  arguments: { to: 'bob', sum: 5 },
  ends: 'done',
};

/** The answers in one line, and in brackets the places of the runs. */
function line(...changes: readonly Partial<OnceCall>[]): string {
  const { answers, ran } = executeOnce(changes.map((change) => ({ ...call, ...change })));
  return `${answers.join(' ')} [${ran.join()}]`;
}

describe('each intended write runs at most once', () => {
  it.each([
    ['no request', [], ' []'],
    ['a new key runs', [{}], 'done [0]'],
    ['the same request is answered from its receipt', [{}, {}, {}], 'done replayed replayed [0]'],
    [
      'the order of the fields does not matter',
      [{}, { arguments: { sum: 5, to: 'bob' } }],
      'done replayed [0]',
    ],
    ['5.0 is 5', [{}, { arguments: JSON.parse('{"to": "bob", "sum": 5.0}') }], 'done replayed [0]'],
    ['"5" is not 5', [{}, { arguments: { to: 'bob', sum: '5' } }], 'done conflict [0]'],
    [
      'an own __proto__ counts',
      [{}, { arguments: JSON.parse('{"to": "bob", "sum": 5, "__proto__": {}}') }],
      'done conflict [0]',
    ],
    [
      'another request under the key is a conflict, and the receipt stays',
      [{}, { arguments: {} }, {}],
      'done conflict replayed [0]',
    ],
    ['another key runs, even with the same arguments', [{}, { key: 'k2' }], 'done done [0,1]'],
    ['a key is an actor’s own', [{}, { actor: 'eve' }], 'done done [0,1]'],
    ['a key is a tool’s own', [{}, { tool: 'refund' }], 'done done [0,1]'],
    [
      'names are not glued together',
      [
        { actor: 'a', tool: 'b c' },
        { actor: 'a b', tool: 'c' },
      ],
      'done done [0,1]',
    ],
    [
      'a refusal of the tool’s own frees the key',
      [{ ends: 'refused' }, { arguments: {} }],
      'refused done [0,1]',
    ],
    ['after no answer nothing is run again', [{ ends: 'unknown' }, {}, {}], 'unknown unknown unknown [0]'],
    [
      'after no answer another request is a conflict still',
      [{ ends: 'unknown' }, { arguments: {} }],
      'unknown conflict [0]',
    ],
    [
      'half a surrogate pair has no canonical text',
      [{ arguments: { to: '\ud83d' } }, {}],
      'no_canonical_text done [1]',
    ],
    ['a key called __proto__ is a key', [{ key: '__proto__' }, { key: '__proto__' }], 'done replayed [0]'],
  ] as const)('%s', (_rule, calls, answer) => {
    expect(line(...calls)).toBe(answer);
  });
});

it.each([
  [null, 'run'],
  [{ fingerprint: 'a', state: 'done' }, 'replay'],
  [{ fingerprint: 'a', state: 'unknown' }, 'look_up'],
  [{ fingerprint: 'b', state: 'done' }, 'conflict'],
  [{ fingerprint: 'b', state: 'unknown' }, 'conflict'],
] as const)('under a key that holds %j, a request with the fingerprint a is to %s', (held, decision) => {
  expect(decideRepeat(held, 'a')).toBe(decision);
});
