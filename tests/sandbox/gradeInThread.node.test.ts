import { describe, expect, it, vi } from 'vitest';
import { exerciseMeta, loadExercise } from '#exercises';
import { gradeSubmission } from '#grader/gradeSubmission.ts';
import { gradeInThread } from '#sandbox/node/gradeInThread.ts';
import { trustedRealmHost } from '../support/trustedRealm.ts';
import { rightAnswer } from './support/suite.ts';

const exercise = await loadExercise('validate-query');
const meta = exerciseMeta('validate-query') ?? exercise;

describe('grading in a thread', () => {
  it.each([null, 12345])('gives the report of the grader itself, with seed %s', async (seed) => {
    const direct = await gradeSubmission(
      { exercise, text: rightAnswer, ...(seed === null ? {} : { seed }) },
      trustedRealmHost,
    );
    expect(await gradeInThread(meta, rightAnswer, seed)).toEqual(direct);
  });

  it('ends a grader that gives no verdict in its time, and says so as the page does', async () => {
    // No thread starts in a millisecond.
    const { verdict } = await gradeInThread(meta, rightAnswer, 7, { graderMs: 1 });
    expect(JSON.stringify(verdict)).toBe(
      JSON.stringify({
        exercise: 'validate-query',
        revision: exercise.revision,
        seed: 7,
        inputsRun: 0,
        core: verdict.core,
        kind: 'grader-fault',
        detail: 'no verdict within 1 ms',
      }),
    );
  });

  it('ends the processes of its realms with the grader', async () => {
    const text = 'export function validateQuery() { for (;;); }';
    const slow = { loadMs: 60_000, callMs: 60_000, probeMs: 60_000 };
    const kill = vi.spyOn(process, 'kill');
    const { verdict } = await gradeInThread(meta, text, null, { limits: slow, graderMs: 8000 });
    expect(verdict.kind).toBe('grader-fault');
    expect(kill.mock.calls).toEqual([[expect.any(Number), 'SIGKILL']]);
    // It throws where there is no such process.
    expect(kill.mock.results).toEqual([{ type: 'return', value: true }]);
    kill.mockRestore();
  });
});
