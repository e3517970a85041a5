import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { projectFolder } from '../../support/exerciseFiles.ts';

// Ajv compiles schemas to functions, which the pages' security policy forbids.
it.each(['delivery/runDelivery.ts', 'runTyped.ts', 'runWide.ts', 'ablate.ts', 'compare.ts'])(
  'a page that runs %s loads nothing that compiles',
  async (file) => {
    const { metafile } = await build({
      absWorkingDir: projectFolder,
      entryPoints: [`src/ticket-lab/${file}`],
      bundle: true,
      write: false,
      metafile: true,
      platform: 'browser',
      format: 'esm',
    });
    const loaded = Object.values(metafile.outputs).flatMap(({ inputs }) => Object.keys(inputs));
    expect(loaded).toContain(`src/ticket-lab/${file}`);
    expect(loaded.filter((input) => /node_modules\/ajv\/|compileSchema|^node:/.test(input))).toEqual([]);
  },
);
