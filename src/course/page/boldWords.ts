import { childrenOf, type MdastNode, type PlacedNode, type Span, textOf } from './mdxTree.ts';

/** Words in bold. */
export interface BoldWords extends Span {
  readonly words: string;
  /** Whether they head a line as a label, such as `**Counterexample.**` or `**反例**：`. */
  readonly isRunIn: boolean;
}

/** The words in bold of a page. Bold that is no label stands where the course says what a term means. */
export function boldWordsOf(nodes: readonly PlacedNode[]): readonly BoldWords[] {
  return nodes.flatMap(({ node, ancestors, start, end }) => {
    const parent = ancestors.at(-1);
    if (node.type !== 'strong' || parent === undefined) return [];
    const siblings = childrenOf(parent);
    const [before, behind] = [siblings[siblings.indexOf(node) - 1], siblings[siblings.indexOf(node) + 1]];
    const words = textOf(node).trim();
    const leads = before === undefined ? parent.type === 'paragraph' : endsLine(before);
    const stops = /[.:。：]$/.test(words) || (behind?.type === 'text' && /^[:：]/.test(behind.value));
    return [{ words, isRunIn: leads && stops, start, end }];
  });
}

/** A label without its stop. */
export function labelOf({ words }: BoldWords): string {
  return words.replace(/[.:。：]$/, '');
}

function endsLine(node: MdastNode): boolean {
  return node.type === 'break' || /\n\s*$/.test(textOf(node));
}
