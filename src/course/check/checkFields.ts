import type { Course, LessonFiles } from '../course.ts';
import { REQUIRED_FIELDS } from '../lessonFields.ts';
import type { LessonPage } from '../page/lessonPage.ts';
import { type LessonProblem, type ProblemCode, problemAt } from './lessonProblem.ts';

/** The frontmatter of one page: that it is whole, and names what there is. */
export function checkFields(page: LessonPage, lesson: LessonFiles, course: Course): readonly LessonProblem[] {
  const { fields } = page;
  const problem = (field: string, code: ProblemCode, what: string, todo: string) =>
    problemAt(page, fieldAt(page, field), code, what, todo);
  const missing = REQUIRED_FIELDS.filter((field) => fields[field] === undefined).map((field) =>
    problem(
      field,
      'field-missing',
      `The frontmatter has no "${field}".`,
      'Add the field, with the same value in both languages.',
    ),
  );
  const id =
    fields['id'] === undefined || fields['id'] === lesson.id
      ? []
      : [
          problem(
            'id',
            'id-differs',
            `The id is "${fields['id']}".`,
            `Write "${lesson.id}", the name of the file.`,
          ),
        ];
  const lessons = course.lessons.map((one) => one.id);
  const requirements = listOf(fields['requires'])
    .filter((required) => !lessons.includes(required))
    .map((required) =>
      problem(
        'requires',
        'unknown-requirement',
        `It requires "${required}".`,
        'Name lessons that there are, by their ids.',
      ),
    );
  const sources = listOf(fields['sources'])
    .filter((source) => !course.sources.has(source))
    .map((source) =>
      problem(
        'sources',
        'unknown-source',
        `It names the source "${source}".`,
        'Enter the source in content/sources.json.',
      ),
    );
  const isDraft = fields['status'] === 'draft';
  const draft =
    (fields['draft'] ?? false) === isDraft
      ? []
      : [
          problem(
            'draft',
            'draft-mixed',
            '"status" and "draft" contradict each other.',
            'A draft has "status: draft" and "draft: true", a published lesson neither.',
          ),
        ];
  return [...missing, ...id, ...requirements, ...sources, ...draft];
}

/** Where a field of the frontmatter stands, or the frontmatter where it is not there. */
export function fieldAt(page: LessonPage, field: string): number {
  return Math.max(0, page.text.search(new RegExp(`^${field}:`, 'm')));
}

/** A value of the frontmatter as a list of texts. */
export function listOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.map(String) : [];
}
