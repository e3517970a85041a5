import { describe, expect, it } from 'vitest';
import { exercise } from '#exercises/break-servers/exercise.ts';
import { MAX_CALLS, readCalls, type ShortCall } from '#exercises/break-servers/readCalls.ts';
import { exposureOf } from '../../../src/grader/hunt/gradeHunt.ts';

const call = { key: 'k1', arguments: { text: 'rent' } };

describe('a learner writes calls in short', () => {
  it.each([
    ['key and arguments alone', [call]],
    ['all that a call may have', [{ ...call, actor: 'eve', tool: 'pay', ends: 'unknown' }]],
    ['arguments of any kind', [{ key: 'k1', arguments: null }]],
    ['no call at all', []],
  ])('%s can be read, and stays as it was written', (_what, calls) => {
    expect(readCalls(calls)).toEqual({ ok: true, input: [calls] });
  });

  it.each([
    ['a call by itself', call, 'at most 4 calls'],
    ['one call too many', Array(MAX_CALLS + 1).fill(call), 'at most 4 calls'],
    ['a call without a key', [{ arguments: 1 }], 'calls such as'],
    ['a call without arguments', [{ key: 'k1' }], 'calls such as'],
    ['a key that is no text', [{ ...call, key: 1 }], 'calls such as'],
    ['an end that there is not', [{ ...call, ends: 'lost' }], 'calls such as'],
    ['a field that there is not', [{ ...call, note: '' }], 'calls such as'],
    ['a key that is inherited', [Object.create(call)], 'calls such as'],
  ])('%s is told what to write', (_what, value, said) => {
    const read = readCalls(value);
    expect(read.ok ? '' : read.error.en).toContain(said);
  });
});

it('arguments nested 202 deep are refused with a sentence, and expose nobody', () => {
  const nested = (depth: number): unknown => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`);
  const read = readCalls([{ key: 'k1', arguments: nested(202) }]);
  expect(read.ok ? '' : read.error.en).toContain('nested at most 20 deep');
  expect(read.ok ? '' : read.error.zh).toContain('不超过 20 层');
  expect(readCalls([{ key: 'k1', arguments: nested(10) }])).toMatchObject({ ok: true });
});

describe('what exposes a server', () => {
  it.each<readonly [rule: string, calls: readonly ShortCall[], exposes: readonly string[]]>([
    ['a write made twice', [call, call], ['A']],
    ['a write reported as done and never made', [call, { ...call, arguments: 1 }], ['A', 'B']],
    ['a write of one that stands for another’s', [call, { ...call, actor: 'eve' }], ['C']],
    ['a second attempt while the first may stand', [{ ...call, ends: 'unknown' }, call], ['A', 'D']],
    ['a write that can never be made', [{ ...call, ends: 'refused' }, call], ['E']],
    [
      'names that run together',
      [
        { ...call, actor: 'a', tool: 'b:c' },
        { ...call, actor: 'a:b', tool: 'c' },
      ],
      ['C', 'F'],
    ],
    ['null taken for nothing', [call, { ...call, arguments: { text: 'rent', note: null } }], ['A', 'B', 'G']],
    ['and no key that is new', [call, { ...call, key: 'k2' }], []],
  ])('%s', (_rule, calls, exposes) => {
    expect(exposureOf(exercise, [calls]).exposes).toEqual(exposes);
  });

  it('the part of a longer sequence that is enough is told for each', () => {
    const sequence = [{ ...call, ends: 'refused' }, { ...call, ends: 'unknown' }, call] as const;
    expect(exposureOf(exercise, [sequence]).enough).toEqual({
      A: JSON.stringify([[sequence[1], call]]),
      D: JSON.stringify([[sequence[1], call]]),
      E: JSON.stringify([[sequence[0], call]]),
    });
  });
});

it('no sequence of the allowed length exposes the first five, so that two are the fewest there can be', () => {
  const alphabet = ['ann', 'eve'].flatMap((actor) =>
    [1, 2].flatMap((args) =>
      (['done', 'refused', 'unknown'] as const).map((ends) => ({ actor, key: 'k1', arguments: args, ends })),
    ),
  );
  const sequences = (length: number): readonly (readonly ShortCall[])[] =>
    length === 0 ? [[]] : sequences(length - 1).flatMap((calls) => alphabet.map((next) => [...calls, next]));
  const { reference } = exercise;
  const broken = exercise.broken.filter(({ id }) => 'ABCDE'.includes(id));
  const answer = (rule: typeof reference, calls: readonly ShortCall[]) => JSON.stringify(rule(calls));
  const most = sequences(MAX_CALLS).reduce((high, calls) => {
    const expected = answer(reference, calls);
    return Math.max(high, broken.filter(({ rule }) => answer(rule, calls) !== expected).length);
  }, 0);
  expect(most).toBe(broken.length - 1);
}, 30_000);
