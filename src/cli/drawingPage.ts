import { createRequire } from 'node:module';
import type { Browser, Page } from 'playwright';
import type { SvgElement } from '#site/diagrams/svgElement.ts';

/**
 * Text is measured in a face of common width; readers' own faces differ a little, which the padding takes up. What is
 * set here belongs to the drawings: raise DRAWING_VERSION in drawingHash.ts when it changes.
 */
const MERMAID_CONFIG = {
  startOnLoad: false,
  theme: 'base',
  look: 'classic',
  // Even the classic look draws pills by a sketching library, which is random unless it has a seed.
  handDrawnSeed: 1,
  layout: 'dagre',
  htmlLabels: false,
  fontFamily: '"Liberation Sans", Arial, Helvetica, "Noto Sans CJK SC", "PingFang SC", sans-serif',
  themeVariables: { fontSize: '14px' },
  flowchart: {
    htmlLabels: false,
    padding: 5,
    minNodeWidth: 20,
    nodeSpacing: 14,
    rankSpacing: 18,
    curve: 'basis',
    diagramPadding: 8,
    wrappingWidth: 220,
    subGraphTitleMargin: { top: 2, bottom: 6 },
  },
} as const;

/** A page that draws with Mermaid, and whose DOM reads and writes SVG. */
export interface DrawingPage {
  /** Mermaid's drawing of a flowchart. */
  readonly draw: (flow: string) => Promise<SvgElement>;
  /** An SVG element as XML. */
  readonly write: (element: SvgElement) => Promise<string>;
}

/** Opens an empty page of a browser and loads Mermaid into it. */
export async function openDrawingPage(browser: Browser): Promise<DrawingPage> {
  const page = await browser.newPage();
  await page.setContent('<!doctype html><title>diagrams</title><body></body>');
  await page.addScriptTag({ path: createRequire(import.meta.url).resolve('mermaid/dist/mermaid.min.js') });
  return { draw: (flow) => draw(page, flow), write: (element) => write(page, element) };
}

function draw(page: Page, flow: string): Promise<SvgElement> {
  return page.evaluate(
    async ({ flow, config }) => {
      const { mermaid } = globalThis as unknown as { mermaid: typeof import('mermaid').default };
      mermaid.initialize(config);
      await document.fonts.ready;
      const { svg } = await mermaid.render('d', flow);
      const drawn = new DOMParser().parseFromString(svg, 'text/html').querySelector('svg');
      if (drawn === null) throw new Error('Mermaid drew nothing.');
      const read = (element: Element): SvgElement => ({
        name: element.localName,
        attributes: Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
        children: [...element.childNodes].flatMap((child): readonly (SvgElement | string)[] => {
          if (child instanceof Element) return [read(child)];
          return child instanceof Text ? [child.data] : [];
        }),
      });
      return read(drawn);
    },
    { flow, config: MERMAID_CONFIG },
  );
}

function write(page: Page, element: SvgElement): Promise<string> {
  return page.evaluate((root) => {
    const make = ({ name, attributes, children }: SvgElement): SVGElement => {
      const made = document.createElementNS('http://www.w3.org/2000/svg', name);
      for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
      made.append(...children.map((child) => (typeof child === 'string' ? child : make(child))));
      return made;
    };
    return new XMLSerializer().serializeToString(make(root));
  }, element);
}
