import { type MdastNode, mdxToMdast } from 'satteri';
import { markdownFeatures } from './markdownFeatures.ts';

export type { MdastNode } from 'satteri';

/** A range of a text, as offsets. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A node of the syntax tree with the nodes around it, the outermost first. */
export interface PlacedNode extends Span {
  readonly node: MdastNode;
  readonly ancestors: readonly MdastNode[];
}

/** A text in MDX as a syntax tree, or where and why it does not parse. */
export type MdxTree =
  | { readonly ok: true; readonly nodes: readonly PlacedNode[] }
  | { readonly ok: false; readonly line: number; readonly message: string };

/** Parses MDX as the site's build does. The nodes come in the order of the text, each in front of its children. */
export function parseMdx(text: string): MdxTree {
  try {
    return { ok: true, nodes: [...walk(mdxToMdast(text, { features: markdownFeatures }), [])] };
  } catch (error) {
    const { message } = error instanceof Error ? error : new Error(String(error));
    // The parser writes `LINE:COLUMN: what is wrong (rule)`.
    const { 1: line = '1', 2: what = message } = /^(\d+):\d+: ([\s\S]*)$/.exec(message) ?? [];
    return { ok: false, line: Number(line), message: what };
  }
}

/** The words inside a node, without markup. */
export function textOf(node: MdastNode): string {
  if ('value' in node) return ['text', 'inlineCode', 'inlineMath'].includes(node.type) ? node.value : '';
  return childrenOf(node).map(textOf).join('');
}

export function childrenOf(node: MdastNode): readonly MdastNode[] {
  return 'children' in node ? node.children : [];
}

function* walk(node: MdastNode, ancestors: readonly MdastNode[]): Generator<PlacedNode> {
  const { position } = node;
  yield { node, ancestors, start: position?.start.offset ?? 0, end: position?.end.offset ?? 0 };
  const around = [...ancestors, node];
  for (const child of childrenOf(node)) yield* walk(child, around);
}
