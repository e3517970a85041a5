import fs from 'node:fs';

/** The version of Mermaid that is installed, which is the one that draws. */
export function mermaidVersion(): string {
  const found: unknown = JSON.parse(fs.readFileSync('node_modules/mermaid/package.json', 'utf8'));
  if (
    typeof found === 'object' &&
    found !== null &&
    'version' in found &&
    typeof found.version === 'string'
  ) {
    return found.version;
  }
  throw new Error('node_modules/mermaid/package.json names no version: run npm ci.');
}
