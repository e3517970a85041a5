import { describe, expect, it } from 'vitest';
import { type HostPolicy, permissionGate } from '../../../src/core/admission/hostPolicy.ts';

const gate = (policy: unknown) => (args: unknown) =>
  permissionGate.check({ tool: 'get_weather', arguments: args, policy: policy as HostPolicy })?.code ?? null;

describe('only the literal answer "granted" lets a call pass', () => {
  it.each<readonly [answer: string, policy: unknown, refusal: string | null]>([
    ['"granted"', () => 'granted', null],
    ['"denied"', () => 'denied', 'permission_denied'],
    ['true', () => true, 'permission_undecided'],
    ['false', () => false, 'permission_undecided'],
    ['nothing', () => undefined, 'permission_undecided'],
    ['null', () => null, 'permission_undecided'],
    ['1', () => 1, 'permission_undecided'],
    ['"granted" with a blank behind', () => 'granted ', 'permission_undecided'],
    ['"Granted"', () => 'Granted', 'permission_undecided'],
    ['a boxed "granted"', () => new String('granted'), 'permission_undecided'],
    ['a list of "granted"', () => ['granted'], 'permission_undecided'],
    ['a promise of "granted"', async () => 'granted', 'permission_undecided'],
    ['a promise of "denied"', async () => 'denied', 'permission_undecided'],
    [
      'an error',
      () => {
        throw new Error('session lost');
      },
      'permission_undecided',
    ],
    [
      'a thrown "granted"',
      () => {
        throw 'granted';
      },
      'permission_undecided',
    ],
    ['no function at all', undefined, 'permission_undecided'],
  ])('%s', (_answer, policy, refusal) => {
    expect(gate(policy)({})).toBe(refusal);
  });
});

it('the gate asks anew for every call, and remembers no earlier answer', () => {
  const answers = ['granted', 'denied', 'granted'];
  const check = gate(() => answers.shift());
  expect([check({}), check({}), check({})]).toEqual([null, 'permission_denied', null]);
});
