/** An element of a drawing, as data: what the drawing page reads from its DOM, and writes back through it. */
export interface SvgElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** Elements and text, neither of them escaped. */
  readonly children: readonly (SvgElement | string)[];
}

/** All elements below one, in document order, itself first. */
export function elementsOf(element: SvgElement): readonly SvgElement[] {
  return [
    element,
    ...element.children.flatMap((child) => (typeof child === 'string' ? [] : elementsOf(child))),
  ];
}

/** The text below an element. */
export function textOf(element: SvgElement): string {
  return element.children.map((child) => (typeof child === 'string' ? child : textOf(child))).join('');
}
