import { describe, expect, it } from 'vitest';
import { checkCourse } from '#course/check/checkCourse.ts';
import { problemLines } from '#course/check/checkLesson.ts';

const reports = checkCourse();

it('there are lessons', () => {
  expect(reports.filter(({ isDraft }) => !isDraft)).not.toHaveLength(0);
});

// What a lesson has to have, and how a lack of it is told, stands in lessonProblems.test.ts. A draft may lack things.
describe.each(reports.filter(({ isDraft }) => !isDraft))('the lesson $lesson', ({ problems }) => {
  it('is whole', () => {
    expect(problemLines(problems)).toEqual([]);
  });
});
