import { type LessonText, partAround } from '#course/text/lessonText.ts';
import { attributeOf } from '#course/text/mdxParts.ts';

/** Where a lesson first uses a term: the id of the section or knowledge point, by the term's id. */
export function termUses(lesson: LessonText): ReadonlyMap<string, string> {
  const uses = new Map<string, string>();
  for (const tag of lesson.tags) {
    const id = tag.name === 'Term' && tag.kind !== 'close' ? attributeOf(tag, 'id') : undefined;
    if (id !== undefined && !uses.has(id)) uses.set(id, partAround(lesson, tag.start)?.id ?? '');
  }
  return uses;
}
