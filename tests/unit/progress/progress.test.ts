import { describe, expect, it } from 'vitest';
import { isEmpty, savedCounts } from '#practice/saved-work/savedCounts.ts';
import { exerciseMark } from '#progress/exerciseMark.ts';
import { exerciseProgress, lessonProgress, type ReadableWork } from '#progress/lessonProgress.ts';
import type { HistoryEntry } from '#store';

const run = (verdict: string, revision: number, time = 0): HistoryEntry => ({
  id: `${verdict}-${revision}-${time}`,
  revision,
  slot: 'main',
  text: '',
  time,
  kind: 'run',
  verdict,
  seed: 1,
});
const snapshot: HistoryEntry = { ...run('none', 2), kind: 'snapshot', why: 'reset' };

describe('the mark of an exercise, in revision 2', () => {
  it.each<[string, readonly HistoryEntry[], boolean, string]>([
    ['nothing is there', [], false, 'untouched'],
    ['a draft alone', [], true, 'begun'],
    ['a text that was put aside', [snapshot], false, 'begun'],
    ['runs that did not pass', [run('wrong', 2), run('threw', 2)], true, 'begun'],
    ['a run that passed', [run('passed', 2)], true, 'passed'],
    [
      'a run that passed, and a later one that did not',
      [run('wrong', 2, 9), run('passed', 2, 5)],
      true,
      'passed',
    ],
    ['a run that passed in revision 1', [run('passed', 1), run('wrong', 2)], true, 'passed-before'],
    ['one that passed in each', [run('passed', 1), run('passed', 2)], true, 'passed'],
    [
      'one that passed in a revision to come, as an import may bring',
      [run('passed', 3)],
      false,
      'passed-before',
    ],
  ])('%s', (_what, history, hasDraft, mark) => {
    expect(exerciseMark(2, history, hasDraft)).toBe(mark);
  });
});

/** Work on exercises of revision 1: the time of each one's draft and of its runs, by verdict. */
function workOf(
  parts: Readonly<Record<string, { draft?: number; passed?: number; wrong?: number }>>,
): ReadableWork {
  return {
    allDrafts: () =>
      Object.entries(parts).flatMap(([exercise, { draft }]) =>
        draft === undefined
          ? []
          : [
              {
                ref: { exercise, revision: 1, slot: 'main' },
                draft: { text: '', version: 1, writer: 'w', time: draft },
              },
            ],
      ),
    history: (exercise) => {
      const { passed, wrong } = parts[exercise] ?? {};
      return [
        ...(passed === undefined ? [] : [run('passed', 1, passed)]),
        ...(wrong === undefined ? [] : [run('wrong', 1, wrong)]),
      ];
    },
  };
}

const lesson = ['first', 'second', 'third'].map((id) => ({ id, revision: 1 }));

describe('one goes on with', () => {
  it.each<[string, Parameters<typeof workOf>[0], number, string | null]>([
    ['nothing, where nothing was begun', {}, 0, null],
    ['nothing, where only another lesson was worked on', { other: { draft: 5 } }, 0, null],
    ['the one that has a draft', { second: { draft: 5 } }, 0, 'second'],
    ['the one that was touched last', { first: { draft: 3 }, third: { wrong: 7 } }, 0, 'third'],
    [
      'the last one touched, by its draft or by a run',
      { first: { draft: 9, wrong: 1 }, second: { wrong: 7 } },
      0,
      'first',
    ],
    ['the next one, where the last one is passed', { first: { passed: 9 } }, 1, 'second'],
    [
      'an earlier one, where all behind it are passed',
      { second: { passed: 8 }, third: { passed: 9 } },
      2,
      'first',
    ],
    [
      'the first open one behind, not one in front',
      { first: { draft: 1 }, second: { passed: 9 } },
      1,
      'third',
    ],
    [
      'nothing, where all are passed',
      { first: { passed: 1 }, second: { passed: 2 }, third: { passed: 3 } },
      3,
      null,
    ],
    ['the one touched in the first millisecond there was', { third: { draft: 0 } }, 0, 'third'],
  ])('%s', (_what, parts, passed, goOn) => {
    expect(lessonProgress(exerciseProgress(lesson, workOf(parts)))).toEqual({ passed, goOn });
  });
});

describe('what is saved is counted', () => {
  it('drafts, runs and lessons, a text that was put aside not among them', () => {
    const store = {
      ...workOf({ first: { draft: 1, passed: 2, wrong: 3 }, second: { draft: 4 } }),
      readingPlaces: () => [{ lesson: 'a', place: { point: null, time: 1 } }],
    };
    expect(savedCounts(store, ['first', 'second'])).toEqual({ drafts: 2, runs: 2, lessons: 1 });
    expect(savedCounts({ ...store, history: () => [snapshot] }, ['first']).runs).toBe(0);
  });

  it.each([
    [{ drafts: 0, runs: 0, lessons: 0 }, true],
    [{ drafts: 0, runs: 0, lessons: 1 }, false],
  ])('%j is nothing: %s', (counts, empty) => {
    expect(isEmpty(counts)).toBe(empty);
  });
});
