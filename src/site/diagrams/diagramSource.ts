/** The two ways in which a diagram stands on a page: along the line for wide columns, downwards for narrow ones. */
export const diagramVariants = ['wide', 'narrow'] as const;

/** One of the two drawings of a diagram. */
export type DiagramVariant = (typeof diagramVariants)[number];

/** A diagram as its author wrote it. */
export interface DiagramSource {
  /** What it shows, in one line: its accessible name. */
  readonly title: string;
  /** The same in sentences, for who cannot or will not read a drawing. */
  readonly text: string;
  /** The Mermaid text, without the two lines above. */
  readonly flow: string;
}

const FLOW_HEAD = /^flowchart (?:LR|TD)$/m;

/**
 * Reads a `.mmd` file: `%% title: …`, `%% text: …`, then a flowchart.
 * @throws Error naming the file and what it lacks
 */
export function diagramSource(file: string, content: string): DiagramSource {
  const [first = '', second = '', ...rest] = content.trim().split('\n');
  const title = /^%% title: (?<words>\S.*)$/.exec(first)?.groups?.['words'];
  const text = /^%% text: (?<words>\S.*)$/.exec(second)?.groups?.['words'];
  const flow = `${rest.join('\n').trim()}\n`;
  if (title === undefined) throw new Error(`${file}: the first line must be "%% title: …".`);
  if (text === undefined) throw new Error(`${file}: the second line must be "%% text: …".`);
  if (!FLOW_HEAD.test(flow))
    throw new Error(`${file}: the drawing must be a "flowchart LR" or "flowchart TD".`);
  return { title, text, flow };
}

/** The flowchart turned for one variant: the same text, drawn in another direction. */
export function turnedFlow(source: DiagramSource, variant: DiagramVariant): string {
  return source.flow.replace(FLOW_HEAD, `flowchart ${variant === 'wide' ? 'LR' : 'TD'}`);
}
