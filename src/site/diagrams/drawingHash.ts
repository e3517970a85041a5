import { createHash } from 'node:crypto';
import type { DiagramVariant } from './diagramSource.ts';

/** Raise it when the code that draws or tidies changes, so that every stored drawing counts as stale. */
const DRAWING_VERSION = 2;

/** What a drawing was made from, as a short hash: its source file, its variant, Mermaid's version, our own. */
export function drawingHash(content: string, variant: DiagramVariant, mermaidVersion: string): string {
  const from = [DRAWING_VERSION, mermaidVersion, variant, content.replaceAll('\r\n', '\n')];
  return createHash('sha256').update(JSON.stringify(from)).digest('hex').slice(0, 16);
}

/** The hash that stands in a stored drawing, or null where there is none. */
export function storedHash(svg: string): string | null {
  return /^<!-- drawn by `npm run diagrams` from [0-9a-f]{16} -->/.exec(svg)?.[0].slice(-20, -4) ?? null;
}

/** A drawing with the line that says what it was made from. */
export function withHash(svg: string, hash: string): string {
  return `<!-- drawn by \`npm run diagrams\` from ${hash} -->\n${svg}\n`;
}
