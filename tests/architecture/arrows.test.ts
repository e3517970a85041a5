import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { type Arrow, arrowsUnder, sourceFilesUnder, specifiersOf } from '../support/importArrows.ts';

/** The layers, from the one that knows nobody to those on top. A layer imports itself and what stands before it. */
const order = [
  'core',
  'schema',
  'receipts',
  'skills',
  'lab',
  'exercises',
  'grader',
  'sandbox',
  'widgets',
  'site',
  'pages',
  'cli',
];

const arrows = arrowsUnder('src');
const layerOf = (file: string): string => {
  const [, folder = '', ...rest] = file.split('/');
  // The collections of the site stand where Astro looks for them.
  return rest.length === 0 && folder === 'content.config.ts' ? 'site' : folder;
};
const written = ({ from, specifier }: Arrow): string => `${from} imports ${specifier}`;

describe('imports run one way', () => {
  it.each(order)('%s imports itself and what stands before it', (layer) => {
    const allowed = order.slice(0, order.indexOf(layer) + 1);
    const back = arrows.filter(
      ({ from, to }) => layerOf(from) === layer && to !== null && !allowed.includes(layerOf(to)),
    );
    expect(back.map(written)).toEqual([]);
  });

  it('every source file stands in a layer', () => {
    expect(sourceFilesUnder('src').filter((file) => !order.includes(layerOf(file)))).toEqual([]);
  });

  it('a folder is reached from another by its # name, not by climbing out', () => {
    const climbing = arrows.filter(
      ({ from, specifier, to }) => specifier.startsWith('.') && to !== null && layerOf(to) !== layerOf(from),
    );
    expect(climbing.map(written)).toEqual([]);
  });
});

describe('the scan sees what it should', () => {
  it.each(order)('it found files in %s', (layer) => {
    expect(sourceFilesUnder(`src/${layer}`)).not.toHaveLength(0);
  });

  it.each(['schema', 'skills', 'exercises', 'grader', 'sandbox', 'site', 'cli'])(
    'it found imports of %s from an earlier layer',
    (layer) => {
      const down = arrows.filter(
        ({ from, to }) => layerOf(from) === layer && to !== null && layerOf(to) !== layer,
      );
      expect(down).not.toHaveLength(0);
    },
  );

  it('it found Astro files and files without types', () => {
    const endings = new Set(arrows.map(({ from }) => from.slice(from.lastIndexOf('.'))));
    expect([...endings]).toEqual(expect.arrayContaining(['.ts', '.tsx', '.mjs', '.astro']));
  });

  it('it reads every form of import, and no text that looks like one', () => {
    const script = `
      import a from 'static';
      import type { B } from 'type-only';
      import 'effect';
      export * from 'export-all';
      export { c } from 'export-named';
      const d = await import('dynamic');
      let e: import('in-a-type').E;
      new URL('./file.mjs', import.meta.url);
      const f = "import g from 'in-a-string'"; // import h from 'in-a-comment'
    `;
    const forms = [
      'static',
      'type-only',
      'effect',
      'export-all',
      'export-named',
      'dynamic',
      'in-a-type',
      './file.mjs',
    ];
    expect(specifiersOf(script)).toEqual(forms);
    expect(specifiersOf("const a = <b>{import('x')}</b>;", ts.ScriptKind.TSX)).toEqual(['x']);
  });
});
