/** An element of a drawing. Attribute values and text stay escaped, as the serializer wrote them. */
export interface SvgElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly (SvgElement | string)[];
}

interface OpenElement extends SvgElement {
  readonly children: (SvgElement | string)[];
}

const PIECE =
  /<(?<close>\/)?(?<name>[\w:-]+)(?<attributes>(?:\s+[\w:-]+="[^"]*")*)\s*(?<empty>\/)?>|(?<text>[^<]+)/y;
const ATTRIBUTE = /(?<name>[\w:-]+)="(?<value>[^"]*)"/g;

/**
 * Reads an SVG as an XML serializer writes it.
 * @throws Error with the offset, where it is anything else
 */
export function parseSvg(svg: string): SvgElement {
  const root: OpenElement = { name: '', attributes: {}, children: [] };
  const open: OpenElement[] = [root];
  const piece = new RegExp(PIECE);
  for (let at = 0; at < svg.length; at = piece.lastIndex) {
    piece.lastIndex = at;
    const found = piece.exec(svg)?.groups;
    const parent = open.at(-1);
    if (found === undefined || parent === undefined) throw new Error(`Not serialized SVG at offset ${at}.`);
    if (found['text'] !== undefined) parent.children.push(found['text']);
    else if (found['close'] !== undefined) {
      if (open.pop()?.name !== found['name']) throw new Error(`Tags do not nest at offset ${at}.`);
    } else {
      const element = {
        name: found['name'] ?? '',
        attributes: attributesOf(found['attributes'] ?? ''),
        children: [],
      };
      parent.children.push(element);
      if (found['empty'] === undefined) open.push(element);
    }
  }
  const [only] = root.children;
  if (open.length !== 1 || root.children.length !== 1 || typeof only !== 'object') {
    throw new Error('An SVG is one closed element.');
  }
  return only;
}

/** Writes an element and all that is in it. */
export function writeSvg({ name, attributes, children }: SvgElement): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`);
  const head = `<${name}${written.join('')}`;
  if (children.length === 0) return `${head}/>`;
  return `${head}>${children.map((child) => (typeof child === 'string' ? child : writeSvg(child))).join('')}</${name}>`;
}

/** All elements below one, in document order, itself first. */
export function elementsOf(element: SvgElement): readonly SvgElement[] {
  return [
    element,
    ...element.children.flatMap((child) => (typeof child === 'string' ? [] : elementsOf(child))),
  ];
}

/** The text below an element, still escaped. */
export function textOf(element: SvgElement): string {
  return element.children.map((child) => (typeof child === 'string' ? child : textOf(child))).join('');
}

function attributesOf(text: string): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const { groups } of text.matchAll(ATTRIBUTE)) {
    if (groups?.['name'] !== undefined) attributes[groups['name']] = groups['value'] ?? '';
  }
  return attributes;
}
