import { readCourse } from '../readCourse.ts';
import { checkLesson, type LessonReport } from './checkLesson.ts';

/** Every lesson of the course, checked. */
export function checkCourse(course = readCourse()): readonly LessonReport[] {
  return course.lessons.map((lesson) => checkLesson(lesson, course));
}
