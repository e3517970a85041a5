import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { classifyResponse, revisionChanges, revisions, sameDiagnosis } from '#core';
import type { Locale } from '#i18n/locale.ts';
import { calls } from '#lessons/response-classification/response-ladder/calls.ts';
import {
  asksForReader,
  evaluateLadder,
} from '#lessons/response-classification/response-ladder/evaluateLadder.ts';
import { answerText, threeAnswers } from '#lessons/response-classification/response-ladder/explain.ts';
import { firstSituation, situations } from '#lessons/response-classification/response-ladder/gallery.ts';
import {
  arrivals,
  effects,
  type LadderState,
} from '#lessons/response-classification/response-ladder/ladderState.ts';
import { words } from '#lessons/response-classification/response-ladder/messages/messages.ts';
import { schemaReader } from '#lessons/response-classification/response-ladder/schemaReader.ts';
import type { CompileSchema } from '#schema';
import { interpretForeign } from '#schema/interpret/interpretForeign.ts';
import { phrase, phraseText } from '#ui/phrase.ts';

const usual = firstSituation.state;
const say = (more: Partial<LadderState>, locale: Locale = 'en') =>
  answerText(evaluateLadder({ ...usual, ...more }), words[locale]);
const situation = (id: string) => situations.find((one) => one.id === id)?.state ?? usual;

/** What is underlined in the message. */
function underlined(more: Partial<LadderState>): string | null {
  const state = { ...usual, ...more };
  const answer = evaluateLadder(state);
  if (answer.kind === 'unread' || answer.offending === null) return null;
  return state.text.slice(...answer.offending);
}

describe('what the ladder says', () => {
  it('puts three answers after each other, each with its question and reason', () => {
    expect(say({})).toBe(
      'What is it to this call? tool error. isError is true; nothing else in the result counts. ' +
        'Did the tool run? Nobody knows. isError says that the tool failed, not how far it came. ' +
        'What now? Give the error to the model. The model can propose something better, at no risk.',
    );
    expect(say({}, 'zh')).toMatch(/^对这次调用来说，它是什么？工具错误。isError 是 true/);
  });

  it.each<readonly [string, Partial<LadderState>, RegExp]>([
    [
      'a message that is no JSON, with line and column',
      { text: '{\n  "id": 2,\n}' },
      /^The message, as JSON: Line 3, column 1: } cannot stand here\. Nothing is read until/,
    ],
    ['a message cut short', { text: '{"id"' }, /Line 1, column 6: the text ends too early\./],
    ['an id that is no id', { id: 'true' }, /^Id as sent: An id is a string in quotes or a whole number\./],
    ['an id that is no JSON', { id: 'two' }, /^Id as sent: Line 1, column 1: t cannot stand here\./],
    ['an id with a fraction', { id: '2.5' }, /^Id as sent: An id is/],
    ['a given-up id that is none', { gaveUp: '[2]' }, /^Id given up before: An id is/],
    [
      'a schema that is no JSON',
      { schema: '{' },
      /^Output schema of the tool: Line 1, column 2: the text ends/,
    ],
    [
      'two faults, both',
      { id: '', schema: '{,}' },
      /^Id as sent: .* Output schema of the tool: Line 1, column 2: , cannot stand here\./,
    ],
    ['lines where one is meant', { came: 'line', text: '{}\n{}' }, /A line ends where it breaks/],
    [
      'what breaks the schema, and where',
      { text: '{"jsonrpc":"2.0","id":2,"result":{"content":[],"structuredContent":{"count":-1}}}' },
      /\/count breaks minimum\.$/,
    ],
    [
      'what breaks the schema as a whole',
      {
        text: '{"jsonrpc":"2.0","id":2,"result":{"content":[],"structuredContent":{}}}',
        schema: '{"minProperties": 1}',
      },
      /The structured content breaks minProperties\.$/,
    ],
    ['a note of core', { call: 'not-in-our-list' }, /An unknown tool was reported as a tool error\./],
  ])('names %s', (_, more, sentence) => expect(say(more)).toMatch(sentence));

  it('reads no message where nothing came, whatever stands in the field', () => {
    expect(say({ came: 'timeout', text: 'not { json' })).toMatch(/^What is it to this call\? no answer\./);
  });

  it('reads a call that the host cancelled as one whose outcome is open', () => {
    expect(say({ came: 'cancelled', call: 'writes', effect: 'write' })).toMatch(
      /^What is it to this call\? no answer\. The host cancelled the call.* What now\? Look up the state/,
    );
  });

  it('takes an empty schema for none declared, and holds none for a tool that is not in the list', () => {
    const text = '{"jsonrpc":"2.0","id":2,"result":{"content":[]}}';
    expect(say({ text })).toMatch(/structuredContent is missing/);
    expect(say({ text, schema: ' \n' })).toMatch(/^What is it to this call\? result, to be verified\./);
    expect(say({ text, call: 'not-in-our-list', schema: '{' })).toMatch(/result, to be verified/);
  });

  it('says why a schema cannot be used', () => {
    const problemOf = (schema: string, read?: CompileSchema) => {
      const answer = evaluateLadder({ ...situation('fits'), schema }, read);
      return answer.kind === 'read' ? [answer.reading.class, answer.schemaProblems[0]?.code] : [];
    };
    expect(problemOf('{"pattern": "^(a+)+$"}')).toEqual(['cannot_be_checked', 'unknown_keyword']);
    expect(problemOf('{"pattern": "^(a+)+$"}', interpretForeign)).toEqual([
      'cannot_be_checked',
      'invalid_keyword',
    ]);
    expect(problemOf('{"minimum": "1"}')).toEqual(['cannot_be_checked', 'invalid_keyword']);
    expect(problemOf('[]')).toEqual(['cannot_be_checked', 'not_a_schema']);
    expect(problemOf('{"format": "city"}')).toEqual(['cannot_be_checked', 'unknown_format']);
  });

  it('reads other dialects, formats and patterns once it has been told how, and knows when it has to be', () => {
    const text = '{"jsonrpc":"2.0","id":2,"result":{"content":[],"structuredContent":{"day":"2026-02-30"}}}';
    const $schema = '"$schema": "http://json-schema.org/draft-07/schema#"';
    const state = { ...usual, text, schema: `{${$schema}, "properties": {"day": {"format": "date"}}}` };
    const reasonBy = (read?: CompileSchema) => {
      const answer = evaluateLadder(state, read);
      return answer.kind === 'read' ? answer.reading.reasons.class : answer.kind;
    };
    expect([usual, state].map((one) => asksForReader(evaluateLadder(one)))).toEqual([false, true]);
    expect(asksForReader(evaluateLadder(state, interpretForeign))).toBe(false);
    expect([reasonBy(), reasonBy(interpretForeign)]).toEqual([
      'output_schema_unusable',
      'output_breaks_schema',
    ]);
  });

  it.each<readonly [schema: string, problem: string, hint: string | undefined]>([
    [
      '{"x-a": 1, "properties": {"n": {"format": "uint", "nullable": true, "x-a": 2}}}',
      '',
      'Annotations here, not checked: x-a, uint, nullable.',
    ],
    ['{"type": "object"}', '', undefined],
    ['[]', 'This is no schema.', undefined],
    ['{"items": 3}', 'What stands at /items is no schema.', undefined],
    ['{"minimum": "1"}', '/minimum cannot have this value (type: "number").', undefined],
    ['{"unevaluatedItems": false}', 'unevaluatedItems is no keyword that is checked here.', undefined],
  ])('says what is wrong with a schema, and what in it is an annotation: %s', (schema, problem, hint) => {
    const answer = evaluateLadder({ ...situation('fits'), schema }, schemaReader.compile);
    const remark = schemaReader.remarkOn(answer, 'en', phrase);
    expect([phraseText(remark.problem ?? []), remark.hint]).toEqual([problem, hint]);
    const inChinese = schemaReader.remarkOn(answer, 'zh', phrase);
    for (const said of [phraseText(inChinese.problem ?? []), inChinese.hint ?? ''])
      expect(said).toMatch(/^$|\p{Script=Han}/u);
  });

  it('gives up on a schema that asks for endless work, and says so', () => {
    const twice = (name: string) => `{"allOf": [{"$ref": "#/$defs/${name}"}, {"$ref": "#/$defs/${name}"}]}`;
    const names = 'abcdefghijklmnopqrst'.split('');
    const defs = names.map(
      (name, i) => `"${name}": ${i === names.length - 1 ? '{}' : twice(names[i + 1] ?? '')}`,
    );
    const schema = `{"$ref": "#/$defs/a", "$defs": {${defs.join(', ')}}}`;
    expect(say({ ...situation('fits'), schema })).toMatch(/more work than a page should do/);
  });

  it.each<readonly [string, Partial<LadderState>, string | null]>([
    ['the flag', {}, 'true'],
    ['the id', { text: '{"jsonrpc":"2.0","id":"2","result":{}}' }, '"2"'],
    [
      'the method',
      { text: '{"jsonrpc":"2.0","method":"notifications/progress"}' },
      '"notifications/progress"',
    ],
    [
      'the error beside a result, by its name',
      { text: '{"jsonrpc":"2.0","id":2,"result":{},"error":null}' },
      '"error"',
    ],
    ['an error that answers, by its name', { ...situation('http-200') }, '"error"'],
    ['the code of an error', { text: '{"jsonrpc":"2.0","id":2,"error":{"code":"1","message":""}}' }, '"1"'],
    [
      'the value that breaks the schema',
      { text: '{"jsonrpc":"2.0","id":2,"result":{"content":[],"structuredContent":{"count":"3"}}}' },
      '"3"',
    ],
    [
      'the last of two members of one name, which is the one that counts',
      { text: '{"jsonrpc":"2.0","id":2,"id":3,"result":{}}' },
      '3',
    ],
    [
      'the whole, where a value is missing in it',
      { text: '{"jsonrpc":"2.0","id":2,"result":{"content":[],"structuredContent":{}}}' },
      '{}',
    ],
    ['nothing where a member is missing', { text: '{"jsonrpc":"2.0","result":{}}' }, null],
    ['nothing in a line', { ...situation('log-line') }, null],
    ['nothing where all fits', { ...situation('fits') }, null],
  ])('points at %s', (_, more, part) => expect(underlined(more)).toBe(part));

  it('asks the teaching function where it applies: messages and silence, of the one tool with its own schema', () => {
    const label = (more: Partial<LadderState>) => {
      const answer = evaluateLadder({ ...usual, ...more });
      return answer.kind === 'read' ? answer.label : 'unread';
    };
    expect(label({})).toBe('tool_error');
    expect(label({ came: 'closed' })).toBe('unknown');
    expect(label({ came: 'line', text: '{}' })).toBeNull();
    expect(label({ call: 'writes' })).toBeNull();
    expect(label({ schema: '{}' })).toBeNull();
    expect(label({ gaveUp: '1' })).toBeNull();
    expect(label({ text: 'null' })).toBeNull();
  });
});

const member = fc.constantFrom(
  '"jsonrpc":"2.0"',
  '"id":2',
  '"id":"2"',
  '"id":null',
  '"method":"ping"',
  '"method":"notifications/tools/list_changed"',
  '"error":{"code":-32602,"message":"no"}',
  '"error":null',
  '"result":{}',
  '"result":{"content":[]}',
  '"result":{"content":[{"type":"audio"}],"isError":true}',
  '"result":{"content":[{"type":"resource_link"}],"structuredContent":{"count":3}}',
  '"result":{"content":[],"structuredContent":null}',
  '"result":{"content":[],"structuredContent":[]}',
  '"result":{"content":[],"isError":1}',
  '"result":{"resultType":"complete","content":[],"structuredContent":{"count":1}}',
  '"result":{"resultType":"input_required","requestState":"s"}',
  '"result":{"resultType":"other","content":[]}',
);
const messages = fc
  .tuple(fc.constantFrom('"jsonrpc":"2.0","id":2,', ''), fc.array(member, { maxLength: 3 }), fc.boolean())
  .map(([head, members, isList]) => {
    const text = `{${head}${members.join()}}`.replace(',}', '}');
    return isList ? `[${text}]` : text;
  });
const states = fc.record({
  came: fc.oneof({ weight: 6, arbitrary: fc.constant('frame' as const) }, fc.constantFrom(...arrivals)),
  text: fc.oneof({ weight: 6, arbitrary: messages }, fc.json(), fc.string()),
  id: fc.constantFrom('2', '"2"', '0', 'x', ''),
  gaveUp: fc.constantFrom('', '2', '"2"', '1'),
  call: fc.constantFrom(...calls.map(({ id }) => id)),
  effect: fc.constantFrom(...effects),
  schema: fc.constantFrom(
    '',
    '{}',
    usual.schema,
    '{"type":["object","null"]}',
    'false',
    '{"pattern":"a"}',
    '[',
  ),
  revision: fc.constantFrom(...revisions),
}) satisfies fc.Arbitrary<LadderState>;

describe('whatever is set', () => {
  it('the ladder answers, without a leftover, in both languages', () => {
    fc.assert(
      fc.property(states, (state) => {
        for (const locale of ['en', 'zh'] as const) {
          const answer = evaluateLadder(state);
          for (const { said } of threeAnswers(answer, words[locale])) expect(said).not.toBe('');
          // What was typed may hold such words; what the ladder adds may not.
          if (answer.kind === 'read') {
            expect(answerText(answer, words[locale])).not.toMatch(/undefined|\[object|NaN/);
          }
        }
      }),
    );
  });

  it('the label is what classifyResponse says of the message', () => {
    let labelled = 0;
    fc.assert(
      fc.property(states, (state) => {
        const given = { ...state, call: 'reads', schema: usual.schema, gaveUp: '' } as const;
        const answer = evaluateLadder(given);
        if (answer.kind === 'unread' || answer.label === null) return;
        labelled += 1;
        const message = given.came === 'frame' ? JSON.parse(given.text) : null;
        expect(answer.label).toBe(classifyResponse(message, JSON.parse(given.id)));
      }),
      { numRuns: 500 },
    );
    expect(labelled).toBeGreaterThan(100);
  });

  it('a difference between two revisions is named by a clause', () => {
    let differing = 0;
    fc.assert(
      fc.property(states, (state) => {
        const answer = evaluateLadder(state);
        if (answer.kind === 'unread') return;
        const changes = revisionChanges(answer.byRevision);
        for (const [i, later] of revisions.entries()) {
          const earlier = revisions[i - 1];
          const before = earlier && answer.byRevision.get(earlier);
          const after = answer.byRevision.get(later);
          if (earlier === undefined || before === undefined || after === undefined) continue;
          if (sameDiagnosis(before, after)) continue;
          differing += 1;
          const between = changes.filter(
            ({ revisions }) => revisions.includes(earlier) !== revisions.includes(later),
          );
          expect(between.length).toBeGreaterThan(0);
        }
      }),
      { numRuns: 1000 },
    );
    expect(differing).toBeGreaterThan(100);
  });

  it('no clause is named where all revisions read alike', () => {
    fc.assert(
      fc.property(states, (state) => {
        const answer = evaluateLadder(state);
        if (answer.kind === 'unread') return;
        const [first, ...others] = [...answer.byRevision.values()];
        const alike = others.every((other) => first !== undefined && sameDiagnosis(first, other));
        expect(revisionChanges(answer.byRevision).length === 0).toBe(alike);
      }),
    );
  });
});

describe('by revision', () => {
  const changes = (id: string) => {
    const answer = evaluateLadder(situation(id));
    return answer.kind === 'read' ? revisionChanges(answer.byRevision).map((change) => change.id) : [];
  };
  it.each([
    ['batch', ['batching']],
    ['no-result-type', ['structured_content', 'result_type']],
    ['structured-null', ['structured_content', 'structured_content_any_value']],
    ['refused-here-too', ['bad_arguments_channel']],
    ['count-missing', ['structured_content', 'result_type']],
    ['timeout-read', []],
  ])('%s rests on %j', (id, want) => expect(changes(id)).toEqual(want));
});
