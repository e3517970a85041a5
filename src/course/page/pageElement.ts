import { type PlacedNode, type Span, textOf } from './mdxTree.ts';

/** A component or an HTML element of a page, with its content. */
export interface PageElement extends Span {
  readonly name: string;
  /** Attributes by name. A flag, and a value that is an expression, is null. */
  readonly attributes: ReadonlyMap<string, string | null>;
  /** The words inside, without markup. */
  readonly words: string;
}

/** The elements of a page, each in front of those inside it. */
export function elementsOf(nodes: readonly PlacedNode[]): readonly PageElement[] {
  return nodes.flatMap(({ node, start, end }) => {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return [];
    const attributes = node.attributes.flatMap((one) =>
      one.type === 'mdxJsxAttribute'
        ? [[one.name, typeof one.value === 'string' ? one.value : null] as const]
        : [],
    );
    return [
      { name: node.name ?? '', attributes: new Map(attributes), words: textOf(node).trim(), start, end },
    ];
  });
}

/** The value of an attribute that is written as a plain string. */
export function attributeOf({ attributes }: PageElement, name: string): string | undefined {
  return attributes.get(name) ?? undefined;
}
