import { type LessonPage, partAround } from '../page/lessonPage.ts';
import { attributeOf } from '../page/pageElement.ts';

/** Where a lesson first uses a term: the id of the section or knowledge point, by the term's id. */
export function termUses(page: LessonPage): ReadonlyMap<string, string> {
  const uses = new Map<string, string>();
  for (const element of page.elements) {
    const id = element.name === 'Term' ? attributeOf(element, 'id') : undefined;
    if (id !== undefined && !uses.has(id)) uses.set(id, partAround(page, element.start)?.id ?? '');
  }
  return uses;
}
