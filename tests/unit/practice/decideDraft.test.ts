import { describe, expect, it } from 'vitest';
import { readDecisions, sameDecision, withDecision, writeDecisions } from '#practice/decideDraft.ts';

describe('a sheet of decisions as it is kept', () => {
  it.each<readonly [what: string, stored: string, answers: object]>([
    ['nothing', '', {}],
    ['no JSON', '{', {}],
    ['null', 'null', {}],
    ['a round of predictions', '{"seed": 1, "answers": []}', {}],
    ['a sheet', '{"answers": {"a": {"q": "1"}}}', { a: { q: '1' } }],
    ['answers that are no text', '{"answers": {"a": {"q": 1, "r": null, "s": "x"}}}', { a: { s: 'x' } }],
    ['an item that is no record', '{"answers": {"a": "q", "b": ["x"]}}', { a: {}, b: {} }],
  ])('read from %s', (_what, stored, answers) => expect(readDecisions(stored)).toEqual(answers));

  it('is read as it was written', () => {
    const answers = { a: { q: ' 1,000' }, b: { q: 'yes', r: '2' } };
    expect(readDecisions(writeDecisions(answers))).toEqual(answers);
  });

  it('changes in one answer, and an empty one takes it back', () => {
    const before = { a: { q: '1', r: '2' }, b: { q: '3' } };
    expect(withDecision(before, 'a', 'q', '4')).toEqual({ a: { q: '4', r: '2' }, b: { q: '3' } });
    expect(withDecision(before, 'a', 'q', '')).toEqual({ a: { r: '2' }, b: { q: '3' } });
    expect(withDecision(before, 'c', 'q', '5')).toEqual({ ...before, c: { q: '5' } });
  });

  it('is the same for an item where every answer is, in any order', () => {
    const judged = { a: { q: '1', r: '2' }, b: {} };
    expect(sameDecision({ a: { r: '2', q: '1' } }, judged, 'a')).toBe(true);
    expect(sameDecision({ a: { q: '1' } }, judged, 'a')).toBe(false);
    expect(sameDecision({ a: { q: '1', r: '2', s: '3' } }, judged, 'a')).toBe(false);
    expect(sameDecision({}, judged, 'b')).toBe(true);
  });
});
