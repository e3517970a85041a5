import { describe, expect, it } from 'vitest';
import { loadExercise } from '#exercises';
import { gradeSubmission } from '#grader/gradeSubmission.ts';
import { type RealmHost, UnsupportedHost } from '#grader/realm.ts';
import { verdictKinds } from '#grader/verdict.ts';
import { nodeRealmHost } from '#sandbox/node/nodeRealmHost.ts';
import { hostilePrograms } from './support/hostilePrograms.ts';
import { scenarios } from './support/scenarios.ts';
import { rightAnswer } from './support/suite.ts';

const exercise = await loadExercise('validate-query');

describe('verdict kinds', () => {
  const byPrograms = new Set(hostilePrograms().map(({ kind }) => kind));

  it.each(verdictKinds)('%s is brought about by a program or a scenario', (kind) => {
    expect(byPrograms.has(kind) || kind in scenarios).toBe(true);
  });
});

describe('what goes wrong on our side', () => {
  it('an exercise that throws is a grader-fault', async () => {
    if (exercise.kind !== 'program') throw new Error('validate-query is to be implemented.');
    const broken = {
      ...exercise,
      ruleOf: () => {
        throw new Error('the exercise is broken');
      },
    };
    const text = 'export const validateQuery = () => 1;';
    const { verdict } = await gradeSubmission({ exercise: broken, text }, nodeRealmHost());
    expect(verdict).toMatchObject({ kind: 'grader-fault', detail: 'the exercise is broken' });
  });

  it('an exercise without inputs is a grader-fault, not a pass', async () => {
    if (exercise.kind !== 'program') throw new Error('validate-query is to be implemented.');
    const none = { from: [], allows: () => false };
    const empty = { ...exercise, cases: [], walk: none, inputCount: 0 };
    const { verdict } = await gradeSubmission({ exercise: empty, text: rightAnswer }, nodeRealmHost());
    expect(verdict.kind).toBe('grader-fault');
  });

  it('a host that opens no realm is unsupported', async () => {
    const host: RealmHost = { open: () => Promise.reject(new UnsupportedHost('no processes here')) };
    const { verdict } = await gradeSubmission({ exercise, text: rightAnswer }, host);
    expect(verdict).toMatchObject({ kind: 'unsupported', detail: 'no processes here' });
  });
});
