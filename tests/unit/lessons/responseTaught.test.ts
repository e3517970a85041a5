import { describe, expect, it } from 'vitest';
import type { Diagnosis } from '#core';
import { exercise as decideResponse } from '#exercises/decide-response/exercise.ts';
import { diagnosisOf } from '#exercises/predict-response/calls.ts';
import { exercise as predictResponse } from '#exercises/predict-response/exercise.ts';
import { drawRound } from '#grader/questions/drawRound.ts';
import * as exchanges from '#lessons/response-classification/rows/exchanges.ts';
import * as lesson from '#lessons/response-classification/rows/frames.ts';
import { diagnoseFrame } from '#lessons/response-classification/steps/labelSteps.ts';
import { diagnoseRow } from '#lessons/response-classification/tables/responses.ts';

/** What the lesson shows on its tables, read by core: each row of exchanges, and each frame as a read and as a write. */
const shown: readonly Diagnosis[] = [
  ...Object.values(exchanges).flat().map(diagnoseRow),
  ...[...lesson.underOk, ...lesson.branches, ...lesson.planted, ...lesson.disagreeing].flatMap(({ frame }) =>
    (['read', 'write'] as const).map((effect) => diagnoseFrame(JSON.parse(frame), effect)),
  ),
  ...lesson.codes.flatMap(({ code }) =>
    (['read', 'write'] as const).map((effect) =>
      diagnoseFrame({ jsonrpc: '2.0', id: 2, error: { code, message: '' } }, effect),
    ),
  ),
];
const rounds = Array.from({ length: 60 }, (_, seed) => drawRound(predictResponse, seed)).flat();

describe('no choice is judged that the lesson has not shown', () => {
  it('each next step that is right somewhere in decide-response is the step of a row of the lesson', () => {
    const steps = decideResponse.items.flatMap(({ item }) => Object.values(decideResponse.answer(item)));
    expect(shown.map(({ decision }) => decision)).toEqual(expect.arrayContaining([...new Set(steps)]));
  });

  it('each ground of a class in predict-response is the ground of a row of the lesson', () => {
    const grounds = new Set(rounds.map((situation) => diagnosisOf(situation).reasons.class));
    expect(grounds.size).toBeGreaterThan(15);
    expect(shown.map(({ reasons }) => reasons.class)).toEqual(expect.arrayContaining([...grounds]));
  });

  it('each ground of a next step in predict-response is the ground of a row of the lesson', () => {
    const grounds = new Set(rounds.map((situation) => diagnosisOf(situation).reasons.decision));
    expect(shown.map(({ reasons }) => reasons.decision)).toEqual(expect.arrayContaining([...grounds]));
  });
});
