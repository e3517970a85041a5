import { describe, expect, it } from 'vitest';
import { approvalProblem, issueApproval, issueCursor, readCursor } from '#core';
import { testHost } from '../../../support/registryHost.ts';

const host = testHost();
const call = { tool: 'enter', contractVersion: 1, actor: 'ann', arguments: { text: 'rent', key: 'k1' } };
const approval = issueApproval(call, { approver: 'boss', expiresAt: 2_000 }, host);

describe('an approval holds for one call, one actor and a time', () => {
  it('holds for the call it was issued for, whatever the order of the fields', () => {
    expect(approvalProblem(approval, call, host)).toBeNull();
    expect(approvalProblem(approval, { ...call, arguments: { key: 'k1', text: 'rent' } }, host)).toBeNull();
  });

  it.each([
    ['nothing', undefined, call, 'absent'],
    ['null', null, call, 'absent'],
    ['"no", which is truthy', 'no', call, 'not_an_approval'],
    ['true', true, call, 'not_an_approval'],
    ['an approval without a seal', { approver: 'boss', expiresAt: 2_000 }, call, 'not_an_approval'],
    ['one with a field more', { ...approval, note: '' }, call, 'not_an_approval'],
    ['other arguments', approval, { ...call, arguments: { text: 'food', key: 'k1' } }, 'for_another_call'],
    ['another tool', approval, { ...call, tool: 'delete' }, 'for_another_call'],
    ['another actor', approval, { ...call, actor: 'bob' }, 'for_another_call'],
    ['another version of the contract', approval, { ...call, contractVersion: 2 }, 'for_another_call'],
    ['another approver than the one sealed', { ...approval, approver: 'me' }, call, 'for_another_call'],
    ['a longer time than the one sealed', { ...approval, expiresAt: 9_000 }, call, 'for_another_call'],
  ])('%s does not hold', (_what, given, wanted, problem) => {
    expect(approvalProblem(given, wanted, host)).toBe(problem);
  });

  it.each([
    [1_999, null],
    [2_000, 'expired'],
  ])('at %s it is %s', (now, problem) => {
    expect(approvalProblem(approval, call, { ...host, now: () => now })).toBe(problem);
  });

  it('of another host does not hold', () => {
    expect(approvalProblem(approval, call, { ...host, mac: (text) => `other ${text}` })).toBe(
      'for_another_call',
    );
  });
});

describe('a cursor is read only where this host issued it for this query', () => {
  const query = { list: 'tickets', order: 'id' };
  const cursor = issueCursor(query, 36, host);

  it('stands for its position', () => {
    expect(readCursor(cursor, query, host)).toBe(36);
    expect(readCursor(issueCursor(query, 0, host), query, host)).toBe(0);
  });

  const [version, place, seal] = cursor.split('.') as [string, string, string];
  it.each([
    ['a word', 'not-a-cursor'],
    ['the empty text', ''],
    ['a bare number', '3'],
    ['a negative position', `${version}.-5.${seal}`],
    ['another position under the same seal', `${version}.1.${seal}`],
    ['the position spelt otherwise', `${version}.0${place}.${seal}`],
    ['the position in capitals', `${version}.${place.toUpperCase()}x.${seal}`],
    ['digits of another script', `${version}.٣.${seal}`],
    ['another version', `c2.${place}.${seal}`],
    ['something behind it', `${cursor}.x`],
    ['no seal', `${version}.${place}.`],
  ])('%s is none', (_what, text) => {
    expect(readCursor(text, query, host)).toBeNull();
  });

  it('is none for another query', () => {
    expect(readCursor(cursor, { ...query, order: 'status' }, host)).toBeNull();
  });

  it.each([-1, 1.5, Number.NaN, 2 ** 53])('cannot be issued for the position %s', (position) => {
    expect(() => issueCursor(query, position, host)).toThrow(TypeError);
  });
});
