import { parseFrontmatter } from 'astro/markdown';
import { type BoldWords, boldWordsOf } from './boldWords.ts';
import { importedNames } from './importedNames.ts';
import { type PlacedNode, parseMdx, type Span, textOf } from './mdxTree.ts';
import { attributeOf, elementsOf, type PageElement } from './pageElement.ts';
import { oncePerFile, type TextFile } from './textFile.ts';

/** A part of a page that has an id: a section, or a knowledge point. */
export interface LessonPart extends Span {
  readonly id: string;
  readonly isPoint: boolean;
}

export interface PageHeading extends Span {
  /** 2 for `##`. */
  readonly level: number;
  readonly words: string;
}

/** A lesson in one language, read from its file. Places are offsets into `text`. */
export interface LessonPage extends TextFile {
  readonly fields: Readonly<Record<string, unknown>>;
  /** The running text without headings; everything else is blank. As long as `text`. */
  readonly prose: string;
  readonly elements: readonly PageElement[];
  readonly parts: readonly LessonPart[];
  readonly headings: readonly PageHeading[];
  readonly links: readonly (Span & { readonly target: string })[];
  readonly bold: readonly BoldWords[];
  /** The items of lists that stand in no other list. */
  readonly items: readonly Span[];
  /** Where the imports end. */
  readonly importsEnd: number;
  /** Where each imported name comes from. */
  readonly imports: ReadonlyMap<string, string>;
}

/** A lesson's page, or where and why its file cannot be read. */
export type PageReading =
  | { readonly ok: true; readonly page: LessonPage }
  | { readonly ok: false; readonly line: number; readonly message: string };

/** Reads a lesson in MDX with the parser that builds the pages. */
export const readLessonPage: (file: TextFile) => PageReading = oncePerFile(({ file, text }) => {
  const tree = parseMdx(text);
  if (!tree.ok) return tree;
  const { nodes } = tree;
  const elements = elementsOf(nodes);
  try {
    const page = {
      file,
      text,
      fields: parseFrontmatter(text).frontmatter,
      prose: proseOf(text, nodes),
      elements,
      parts: elements.flatMap((element) => partOf(element) ?? []),
      headings: nodes.flatMap((placed) => headingOf(placed) ?? []),
      links: [...nodes.flatMap((placed) => linkOf(placed) ?? []), ...elements.flatMap(hrefOf)],
      bold: boldWordsOf(nodes),
      items: nodes.filter(
        ({ node, ancestors }) =>
          node.type === 'listItem' && ancestors.every(({ type }) => type !== 'listItem'),
      ),
      importsEnd: Math.max(0, ...nodes.filter(({ node }) => node.type === 'mdxjsEsm').map(({ end }) => end)),
      imports: importedNames(nodes),
    };
    return { ok: true, page };
  } catch (error) {
    return { ok: false, line: 1, message: error instanceof Error ? error.message : String(error) };
  }
});

/** The knowledge points of a page, in its order. */
export function pointsOf(page: LessonPage): readonly LessonPart[] {
  return page.parts.filter(({ isPoint }) => isPoint);
}

/** The exercises that a page places, in its order. */
export function placedExercises(page: LessonPage): readonly (Span & { readonly id: string })[] {
  return page.elements
    .filter(({ name }) => name === 'Practice')
    .map((element) => ({ id: attributeOf(element, 'id') ?? '', start: element.start, end: element.end }));
}

/** The part that a place belongs to. */
export function partAround(page: LessonPage, at: number): LessonPart | undefined {
  return page.parts.find((part) => isWithin({ start: at, end: at }, part));
}

export function isWithin(inner: Span, outer: Span): boolean {
  return outer.start <= inner.start && inner.start < outer.end;
}

function partOf(element: PageElement): LessonPart | undefined {
  const { name, start, end } = element;
  const id = attributeOf(element, 'id');
  if (id === undefined || !['section', 'Point'].includes(name)) return undefined;
  return { id, isPoint: name === 'Point', start, end };
}

function headingOf({ node, start, end }: PlacedNode): PageHeading | undefined {
  // The page's title comes from its frontmatter.
  if (node.type !== 'heading' || node.depth === 1) return undefined;
  return { level: node.depth, words: textOf(node), start, end };
}

function linkOf({ node, start, end }: PlacedNode): (Span & { target: string }) | undefined {
  const isLink = node.type === 'link' || node.type === 'image' || node.type === 'definition';
  return isLink ? { target: node.url, start, end } : undefined;
}

function hrefOf(element: PageElement): readonly (Span & { target: string })[] {
  const target = attributeOf(element, 'href');
  return target === undefined ? [] : [{ target, start: element.start, end: element.end }];
}

function proseOf(text: string, nodes: readonly PlacedNode[]): string {
  const blank = (end: number, from: number) => text.slice(from, end).replaceAll(/[^\n]/g, ' ');
  let prose = '';
  for (const { node, ancestors, start, end } of nodes) {
    if (node.type !== 'text' || ancestors.some(({ type }) => type === 'heading')) continue;
    prose += blank(start, prose.length) + text.slice(start, end);
  }
  return prose + blank(text.length, prose.length);
}
