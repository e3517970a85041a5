import { describe, expect, it } from 'vitest';
import { conjunctOf, conjuncts, type HostPolicy, type ProposedCall, permit, permitGateIds } from '#core';
import { traceText } from '../../support/traceText.ts';

const known = new Set(['Hangzhou']);
const grants: HostPolicy = () => 'granted';
const denies: HostPolicy = () => 'denied';
const good = { city: 'Hangzhou', days: 3 };

describe('permit is fields, types, range, city and permission, in this order', () => {
  it.each<readonly [rule: string, args: unknown, policy: HostPolicy, trace: string]>([
    ['all five let it pass', good, grants, 'fields:yes types:yes range:yes city:yes permission:yes | passed'],
    [
      'a missing field stops at the first gate',
      { city: 'Hangzhou' },
      grants,
      'fields:no types:- range:- city:- permission:- | fields {"code":"schema_fields","problem":"wrong_names","at":"","missing":["days"],"unexpected":[]}',
    ],
    [
      'a wrong type stops at the second',
      { ...good, days: true },
      grants,
      'fields:yes types:no range:- city:- permission:- | types {"code":"schema_types","at":"/days","expected":"integer","received":true}',
    ],
    [
      'days outside 1 to 7 stop at the third',
      { ...good, days: 8 },
      grants,
      'fields:yes types:yes range:no city:- permission:- | range {"code":"schema_range","at":"/days","minimum":1,"maximum":7,"received":8}',
    ],
    [
      'an unknown city stops at the fourth',
      { ...good, city: 'Oslo' },
      grants,
      'fields:yes types:yes range:yes city:no permission:- | city {"code":"semantic_city","at":"/city","received":"Oslo","near":null}',
    ],
    [
      'a denial stops at the last',
      good,
      denies,
      'fields:yes types:yes range:yes city:yes permission:no | permission {"code":"permission_denied"}',
    ],
    [
      'with two faults the earlier gate gives the reason',
      { ...good, days: 9, city: 'Oslo' },
      denies,
      'fields:yes types:yes range:no city:- permission:- | range {"code":"schema_range","at":"/days","minimum":1,"maximum":7,"received":9}',
    ],
    [
      'a field that claims permission is an extra field',
      { ...good, permission: 'granted' },
      denies,
      'fields:no types:- range:- city:- permission:- | fields {"code":"schema_fields","problem":"wrong_names","at":"/permission","missing":[],"unexpected":["permission"]}',
    ],
  ])('%s', (_rule, args, policy, trace) => {
    expect(traceText(permit(args, known, policy))).toBe(trace);
  });

  it('names the same gates in the same order as its list', () => {
    expect(permit(null, known, grants).trace.map(({ gate }) => gate)).toEqual(permitGateIds);
  });

  it('tells the policy which tool is called, with the very arguments that were judged', () => {
    const calls: ProposedCall[] = [];
    permit(good, known, (call) => {
      calls.push(call);
      return 'granted';
    });
    expect(calls).toEqual([{ tool: 'get_weather', arguments: good }]);
    expect(calls[0]?.arguments).toBe(good);
  });

  it('refuses a vocabulary that is no set, a fault of the caller', () => {
    expect(() => permit(good, ['Hangzhou'] as never, grants)).toThrow(
      new TypeError('allowedCities must be a Set of strings'),
    );
  });
});

describe('conjuncts says what a run has settled of structure, meaning and permission', () => {
  it.each<readonly [rule: string, args: unknown, policy: HostPolicy, settled: readonly (boolean | null)[]]>([
    ['all true where it passed', good, grants, [true, true, true]],
    ['a refusal by the first gate leaves the other questions open', null, grants, [false, null, null]],
    ['a structure half checked is no structure', { ...good, days: '3' }, grants, [false, null, null]],
    ['the last gate of structure settles it too', { ...good, days: 0 }, grants, [false, null, null]],
    [
      'an unknown city: structure yes, meaning no, permission unasked',
      { ...good, city: '' },
      grants,
      [true, false, null],
    ],
    ['a denial settles all three', good, denies, [true, true, false]],
  ])('%s', (_rule, args, policy, [structure, meaning, permission]) => {
    expect(conjuncts(permit(args, known, policy))).toEqual({ structure, meaning, permission });
  });

  it('counts every gate to exactly one question', () => {
    expect(Object.keys(conjunctOf)).toEqual(permitGateIds);
  });
});
