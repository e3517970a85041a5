import { parseFrontmatter } from 'astro/markdown';
import { attributeOf, type MdxTag, mdxParts } from './mdxParts.ts';

/** A file of the project, as text. */
export interface TextFile {
  /** Its path from the project's root. */
  readonly file: string;
  readonly text: string;
}

/** A part of a page that has an id: a section, or a knowledge point. */
export interface LessonPart {
  readonly id: string;
  readonly isPoint: boolean;
  /** Where its tag stands in the text, and where its content begins and ends. */
  readonly at: number;
  readonly start: number;
  readonly end: number;
}

/** A lesson in one language, read from its file. Places are offsets into `text`. */
export interface LessonText extends TextFile {
  readonly fields: Readonly<Record<string, unknown>>;
  /** The running text, everything else blanked; as long as `text`. */
  readonly prose: string;
  readonly tags: readonly MdxTag[];
  readonly parts: readonly LessonPart[];
  readonly headings: readonly { readonly level: number; readonly at: number }[];
  readonly links: readonly { readonly target: string; readonly at: number }[];
  /** Where each imported component comes from. */
  readonly imports: ReadonlyMap<string, string>;
}

/**
 * Reads a lesson in MDX.
 * @throws Error where its frontmatter is no YAML
 */
export function readLessonText({ file, text }: TextFile): LessonText {
  const { prose, tags } = mdxParts(text);
  const written = [...prose.matchAll(/\]\(([^)\s]+)[^)]*\)/g)];
  return {
    file,
    text,
    fields: parseFrontmatter(text).frontmatter,
    prose,
    tags,
    parts: tags.flatMap((tag, index) => partOf(tag, tags.slice(index + 1), text.length) ?? []),
    headings: [...prose.matchAll(/^(#{2,6}) /gm)].map(({ 1: marks = '', index }) => ({
      level: marks.length,
      at: index,
    })),
    links: [
      ...written.map(({ 1: target = '', index }) => ({ target, at: index })),
      ...tags.flatMap((tag) => {
        const target = attributeOf(tag, 'href');
        return target === undefined ? [] : [{ target, at: tag.start }];
      }),
    ],
    imports: new Map(
      [...text.matchAll(/^import (\w+) from '([^']+)'/gm)].map(({ 1: name = '', 2: path = '' }) => [
        name,
        path,
      ]),
    ),
  };
}

/** The knowledge points of a page, in its order. */
export function pointsOf(lesson: LessonText): readonly LessonPart[] {
  return lesson.parts.filter(({ isPoint }) => isPoint);
}

/** The part that a place belongs to. */
export function partAround(lesson: LessonText, at: number): LessonPart | undefined {
  return lesson.parts.find(({ start, end }) => start <= at && at < end);
}

function partOf(tag: MdxTag, later: readonly MdxTag[], length: number): LessonPart | undefined {
  const id = attributeOf(tag, 'id');
  if (id === undefined || tag.kind !== 'open' || !['section', 'Point'].includes(tag.name)) return undefined;
  const close = later.find(({ name, kind }) => name === tag.name && kind === 'close');
  return { id, isPoint: tag.name === 'Point', at: tag.start, start: tag.end, end: close?.start ?? length };
}
