import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { permitGateIds } from '#core';
import type { Locale } from '#i18n/locale.ts';
import type { BenchState } from '#lessons/admission-gates/gate-bench/benchState.ts';
import { evaluateBench } from '#lessons/admission-gates/gate-bench/evaluateBench.ts';
import { explain, explanationText } from '#lessons/admission-gates/gate-bench/explain.ts';
import { firstSituation, gallery } from '#lessons/admission-gates/gate-bench/gallery.ts';
import { words } from '#lessons/admission-gates/gate-bench/messages/messages.ts';

const host = { cities: ['Oslo', 'São Paulo'], permission: 'granted' } as const;
const say = (state: BenchState, locale: Locale = 'en') =>
  explanationText(explain(evaluateBench(state), words[locale]), words[locale]);
const sayText = (text: string, more: Partial<BenchState> = {}) => say({ ...host, text, ...more });

describe('explain', () => {
  it.each([
    ['a passed call', '{"city":"Oslo","days":3}', {}, /^Passed by all five gates\. The call may start\./],
    ['a list', '[]', {}, /^Refused at fields\. The arguments are an array, not an object with fields\./],
    ['null', 'null', {}, /The arguments are null, not an object/],
    ['a missing field', '{"city":"Oslo"}', {}, /^Refused at fields\. days is missing\. Nothing starts/],
    ['no field at all', '{}', {}, /city, days are missing\./],
    [
      'a misspelt field',
      '{"City":"Oslo","days":3}',
      {},
      /city is missing\. City is not a field of this tool\./,
    ],
    [
      'an own __proto__',
      '{"city":"Oslo","days":3,"__proto__":1}',
      {},
      /__proto__ is not a field of this tool\./,
    ],
    [
      'a boolean',
      '{"city":"Oslo","days":true}',
      {},
      /^Refused at types\. days is true, a boolean\. In JSON true is not 1/,
    ],
    ['a fraction', '{"city":"Oslo","days":2.50}', {}, /days is 2\.50, not a whole number\./],
    ['a number beyond all', '{"city":"Oslo","days":1e999}', {}, /days is 1e999, too large/],
    ['null for a count', '{"city":"Oslo","days":null}', {}, /days is null\. null is a value/],
    ['a city that is a number', '{"city":7,"days":true}', {}, /city is 7, an integer; it must be a string\./],
    ['a city that is null', '{"city":null,"days":1}', {}, /city is null; it must be a string\./],
    ['too few', '{"city":"Oslo","days":-1}', {}, /^Refused at range\. days is -1, less than 1\./],
    ['too many', '{"city":"Oslo","days":8}', {}, /days is 8, more than 7\./],
    [
      'a field given twice: the last counts',
      '{"city":"Oslo","days":3,"days":9}',
      {},
      /days is 9, more than 7\./,
    ],
    [
      'an unknown city',
      '{"city":"Bergen","days":3}',
      {},
      /^Refused at meaning\. city is Bergen, which is not in this host’s list\. Nothing/,
    ],
    [
      'another case',
      '{"city":"oslo","days":3}',
      {},
      /It knows Oslo: the two differ in upper and lower case\./,
    ],
    ['a blank too many', '{"city":"Oslo ","days":3}', {}, /It knows Oslo: the two differ in blanks\./],
    ['another Unicode form', '{"city":"Sa\u0303o Paulo","days":3}', {}, /stored as other code points/],
    [
      'a no',
      '{"city":"Oslo","days":3}',
      { permission: 'denied' },
      /^Refused at host permission\. The policy was asked and said no\. Nothing starts\. The host/,
    ],
    ['no decision', '{"city":"Oslo","days":3}', { permission: 'undecided' }, /neither yes nor no/],
    ['no JSON', '{"days": 3,}', {}, /^Not JSON\. Line 1, column 12: } cannot stand here\. No gate is asked/],
    ['a text cut short', '{"days"', {}, /Line 1, column 8: the text ends too early\./],
  ] as const)('says what is wrong with %s', (_, text, more, sentence) => {
    expect(sayText(text, more)).toMatch(sentence);
  });

  it.each([
    ['{"city":"Oslo","days":true}', 'true'],
    ['{"city":"Oslo","days":"3"}', '"3"'],
    ['{"city":7,"days":1}', '7'],
    ['{"city":"Oslo","days":1,"more":[{"days":2}]}', '"more"'],
    ['{"city":"Bergen","days":1}', '"Bergen"'],
    ['{"city":"Oslo","days":1,}', '}'],
    ['{"city":"Oslo"}', null],
    ['{"city":"Oslo","days":1}', null],
  ])('of %s it points at %s', (text, part) => {
    const { offending } = evaluateBench({ ...host, text });
    expect(offending === null ? null : text.slice(...offending)).toBe(part);
  });

  it('has an outcome, a sentence and no leftover for anything that can be typed, in both languages', () => {
    const days = fc.oneof(fc.jsonValue(), fc.integer({ min: -2, max: 9 }));
    const city = fc.oneof(fc.constantFrom('Oslo', 'oslo', 'Bergen'), fc.jsonValue());
    const texts = fc.oneof(
      fc.string(),
      fc.json(),
      fc
        .record({ city, days, more: fc.jsonValue() }, { requiredKeys: [] })
        .map((value) => JSON.stringify(value)),
    );
    const permission = fc.constantFrom('granted', 'denied', 'undecided');
    fc.assert(
      fc.property(texts, permission, (text, permission) => {
        const state = { ...host, text, permission } as BenchState;
        for (const locale of ['en', 'zh'] as const) {
          const { outcome, follows } = explain(evaluateBench(state), words[locale]);
          expect(outcome).not.toBe('');
          expect(follows.length).toBeGreaterThan(0);
          // What was typed may hold such words; what the bench adds may not.
          expect(say({ ...state, text: '{}' }, locale)).not.toMatch(/undefined|\[object|NaN/);
        }
      }),
    );
  });

  it('bounds and shows what was typed, control characters included', () => {
    expect(sayText(`{"city":"${'x'.repeat(300)}","days":1}`)).toContain(`${'x'.repeat(39)}…`);
    expect(sayText('{"city":"a\\u202eb","days":1}')).toContain('a\\u202eb');
  });
});

describe('the gallery', () => {
  it('has a dozen situations and more, with ids, titles and states of their own', () => {
    expect(gallery.length).toBeGreaterThanOrEqual(12);
    expect(gallery).toContain(firstSituation);
    for (const part of [
      gallery.map(({ id }) => id),
      gallery.map(({ title }) => title.en),
      gallery.map(({ title }) => title.zh),
      gallery.map(({ shows }) => shows.zh),
      gallery.map(({ state }) => JSON.stringify(state)),
    ]) {
      expect(new Set(part).size).toBe(gallery.length);
    }
  });

  it('is judged by core as its titles say', () => {
    const outcomes = gallery.map(({ id, state }) => {
      const answer = evaluateBench(state);
      if (answer.kind === 'unread') return [id, 'unread'];
      return [id, answer.run.passed ? 'passed' : answer.run.refusal.code];
    });
    expect(Object.fromEntries(outcomes)).toEqual({
      'well-formed': 'passed',
      'days-true': 'schema_types',
      'days-3.0': 'passed',
      'days-string': 'schema_types',
      'days-null': 'schema_types',
      'days-0': 'schema_range',
      'days-8': 'schema_range',
      'days-missing': 'schema_fields',
      'extra-field': 'schema_fields',
      'own-proto': 'schema_fields',
      'other-case': 'schema_fields',
      'city-unknown': 'semantic_city',
      'two-districts': 'passed',
      'unicode-form': 'semantic_city',
      'not-permitted': 'permission_denied',
      'no-decision': 'permission_undecided',
      'not-json': 'unread',
    });
  });

  it('stops at every gate at least once', () => {
    const stops = gallery
      .map(({ state }) => evaluateBench(state))
      .map((a) => (a.kind === 'evaluated' && !a.run.passed ? a.run.stoppedAt : null));
    for (const gate of permitGateIds) expect(stops).toContain(gate);
  });
});
