import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { diagramSource, diagramVariants } from '#site/diagrams/diagramSource.ts';
import { drawingHash, storedHash } from '#site/diagrams/drawingHash.ts';
import { mermaidVersion } from '#site/diagrams/mermaidVersion.ts';

const files = ['en', 'zh'].flatMap((locale) => {
  const folder = `content/${locale}/diagrams`;
  return fs.readdirSync(folder).map((name) => ({ locale, folder, name, path: `${folder}/${name}` }));
});
const sources = files.filter(({ name }) => name.endsWith('.mmd'));
const drawings = files.filter(({ name }) => name.endsWith('.svg'));

describe('diagrams', () => {
  it('exist', () => {
    expect(sources.length).toBeGreaterThan(0);
  });

  it.each(sources)('$path is drawn, and the drawings are not stale', ({ path }) => {
    const content = fs.readFileSync(path, 'utf8');
    expect(() => diagramSource(path, content)).not.toThrow();
    for (const variant of diagramVariants) {
      const target = path.replace(/\.mmd$/, `.${variant}.svg`);
      const stored = fs.existsSync(target) ? storedHash(fs.readFileSync(target, 'utf8')) : null;
      const wanted = drawingHash(content, variant, mermaidVersion());
      expect(stored, `${target} is stale: run "npm run diagrams" and commit what it draws`).toBe(wanted);
    }
  });

  it.each(drawings)('$path has a source, no colour, no style and no id', ({ path }) => {
    expect(fs.existsSync(path.replace(/\.(wide|narrow)\.svg$/, '.mmd'))).toBe(true);
    expect(fs.readFileSync(path, 'utf8')).not.toMatch(
      /<style|\s(?:id|style|fill|stroke)="|#[0-9a-f]{3,8}\b|hsl\(/i,
    );
  });

  it.each(sources)('$path shows the same nodes and edges in both languages and both variants', ({ name }) => {
    const things = ['en', 'zh'].flatMap((locale) =>
      diagramVariants.map((variant) => {
        const svg = fs.readFileSync(
          `content/${locale}/diagrams/${name.replace('.mmd', `.${variant}.svg`)}`,
          'utf8',
        );
        return [...svg.matchAll(/data-(?:node|edge)="[^"]+"/g)].map(([found]) => found).sort();
      }),
    );
    expect(things[0]?.length).toBeGreaterThan(0);
    for (const other of things) expect(other).toEqual(things[0]);
  });

  it('gate-flow has a node for each gate and each end of the way', () => {
    const svg = fs.readFileSync('content/en/diagrams/gate-flow.wide.svg', 'utf8');
    for (const id of ['proposal', 'fields', 'types', 'range', 'city', 'permission', 'start', 'refused']) {
      expect(svg).toContain(`data-node="${id}"`);
    }
  });
});
