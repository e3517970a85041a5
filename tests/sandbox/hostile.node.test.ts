import { describe, expect, it } from 'vitest';
import { loadExercise } from '#exercises/index.ts';
import { gradeSubmission } from '#grader/gradeSubmission.ts';
import { defaultLimits } from '#grader/limits.ts';
import { nodeRealmHost } from '#sandbox/node/nodeRealmHost.ts';
import { published } from '../support/published.ts';
import { hostilePrograms } from './support/hostilePrograms.ts';
import { rightAnswer, shortLimits, withRealLimits } from './support/suite.ts';

const exercise = await loadExercise('validate-query');
const host = nodeRealmHost();
const SLOW_MS = 30_000;

describe('hostile programs in Node', () => {
  it.each(hostilePrograms())(
    '$name: $kind',
    async ({ name, text, kind, members }) => {
      const limits = withRealLimits.has(name) ? defaultLimits : shortLimits;
      const { verdict } = await gradeSubmission({ exercise, text }, host, limits);
      expect(published(verdict)).toMatchObject({ kind, ...members });
    },
    SLOW_MS,
  );

  it('hold no half of a surrogate pair, which a browser would replace', async () => {
    const text = `export const validateQuery = () => '\ud800';`;
    const { verdict } = await gradeSubmission({ exercise, text }, host);
    expect(published(verdict)).toMatchObject({ kind: 'wrong', counterexample: { received: '"\ufffd"' } });
  });

  it('leave the next run clean', async () => {
    const { verdict } = await gradeSubmission({ exercise, text: rightAnswer }, host);
    expect(verdict.kind).toBe('passed');
  });
});
