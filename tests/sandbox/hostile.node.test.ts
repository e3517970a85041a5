import { describe, expect, it } from 'vitest';
import { loadExercise } from '#exercises';
import { gradeSubmission } from '#grader/gradeSubmission.ts';
import { nodeRealmHost } from '#sandbox/node/nodeRealmHost.ts';
import { published } from '../support/published.ts';
import { fillsMemory, type HostileProgram, hostilePrograms } from './support/hostilePrograms.ts';
import { limitsFor, rightAnswer } from './support/suite.ts';

const exercise = await loadExercise('validate-query');
const host = nodeRealmHost();
const programs = hostilePrograms();

async function check(program: HostileProgram): Promise<void> {
  const { text, kind, members } = program;
  const { verdict } = await gradeSubmission({ exercise, text }, host, limitsFor(program));
  expect(published(verdict)).toMatchObject({ kind, ...members });
}

// Most of the time goes by in waiting for deadlines, so they wait side by side.
describe.concurrent('hostile programs in Node', () => {
  it.each(programs.filter((program) => !fillsMemory(program)))('$name: $kind', check);
});

describe('hostile programs in Node that fill memory, one at a time', () => {
  it.each(programs.filter(fillsMemory))('$name: $kind', check);
});

describe('hostile programs in Node, beside', () => {
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
