import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectFolder } from '../support/exerciseFiles.ts';

// The rules that hold imports are settings of two tools. Here each is broken once, so that none is off unseen.
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'imports-'));
const tool = (file: string) => path.join(projectFolder, 'node_modules', file);

const planted: Readonly<Record<string, string>> = {
  'package.json': JSON.stringify({
    type: 'module',
    imports: {
      '#core/package.ts': './src/core/package.ts',
      '#ui/*': './src/ui/*',
      '#cli/*': './src/cli/*',
    },
  }),
  'tsconfig.json': JSON.stringify({
    compilerOptions: { module: 'nodenext', allowImportingTsExtensions: true },
  }),
  'src/core/back.ts': "import '#ui/good.ts';",
  'src/core/types/back.ts': "import type { A } from '#ui/types.ts'; export type B = A;",
  'src/core/package.ts': "import 'node:fs';",
  'src/ui/good.ts': "import '#core/package.ts';",
  'src/ui/types.ts': 'export interface A {}',
  'src/ui/climbs.ts': "import '../core/package.ts';",
  'src/ui/missing.ts': "import './nothing.ts';",
  // A part of core that package.json does not make public.
  'src/ui/unnamed.ts': "import '#core/back.ts';",
  'src/ui/dynamic.ts': "export const load = () => import('#cli/run.ts');",
  'src/cli/run.ts': 'export {};',
  'src/stray/file.ts': "import '#core/package.ts';",
  'src/site/one.ts': "import './two.ts';",
  'src/site/two.ts': "import './one.ts';",
  'src/site/a/first.ts': "import '../b/second.ts';",
  'src/site/b/second.ts': 'export {};',
  'src/site/b/third.ts': "import '../a/fourth.ts';",
  'src/site/a/fourth.ts': 'export {};',
};

beforeAll(() => {
  for (const [file, text] of Object.entries(planted)) {
    fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    fs.writeFileSync(path.join(folder, file), text);
  }
});
afterAll(() => fs.rmSync(folder, { recursive: true }));

describe('dependency-cruiser', () => {
  it('reports each planted import by its rule, and no other', () => {
    const { stdout, stderr } = spawnSync(
      process.execPath,
      [
        tool('dependency-cruiser/bin/dependency-cruiser.mjs'),
        '--config',
        path.join(projectFolder, '.dependency-cruiser.mjs'),
        '--output-type',
        'json',
        'src',
      ],
      { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 26 },
    );
    expect(stderr).toBe('');
    const { summary } = JSON.parse(stdout) as {
      readonly summary: { readonly violations: readonly { from: string; rule: { name: string } }[] };
    };
    expect([...new Set(summary.violations.map(({ from, rule }) => `${rule.name}: ${from}`))].sort()).toEqual([
      'circle-of-files: src/site/one.ts',
      'circle-of-folders: src/core',
      'circle-of-folders: src/site/a',
      'circle-of-folders: src/site/b',
      'circle-of-folders: src/ui',
      'climbs-out: src/ui/climbs.ts',
      'core-imports-a-package: src/core/package.ts',
      'layer-core: src/core/back.ts',
      'layer-core: src/core/types/back.ts',
      'layer-ui: src/ui/dynamic.ts',
      'layer-unknown: src/stray/file.ts',
      'unresolved: src/ui/missing.ts',
      'unresolved: src/ui/unnamed.ts',
    ]);
  });
});

describe('Biome', () => {
  const hosts = 'export const now = (): unknown => [Date.now(), globalThis, setTimeout, process.env, URL];\n';
  const files = {
    'src/core/hosts.ts': hosts,
    'src/ui/hosts.ts': hosts,
    'src/core/members.ts': 'export const day = { Date: 1 }.Date;\n',
    'src/ui/package.ts': "import 'no-such-package';\n",
  };
  const found: string[] = [];

  beforeAll(() => {
    const place = path.join(folder, 'lint');
    for (const [file, text] of Object.entries(files)) {
      fs.mkdirSync(path.dirname(path.join(place, file)), { recursive: true });
      fs.writeFileSync(path.join(place, file), text);
    }
    for (const file of ['biome.json', '.gitignore', 'package.json'])
      fs.copyFileSync(path.join(projectFolder, file), path.join(place, file));
    const biome = tool('@biomejs/biome/bin/biome');
    const { stdout } = spawnSync(process.execPath, [biome, 'lint', '--reporter=json', 'src'], {
      cwd: place,
      encoding: 'utf8',
    });
    const { diagnostics } = JSON.parse(stdout) as {
      readonly diagnostics: readonly {
        readonly category: string;
        readonly message: string;
        readonly location: { readonly path: string };
      }[];
    };
    found.push(
      ...diagnostics.map(({ category, message, location }) => `${location.path} ${category} ${message}`),
    );
  });

  it('lets core name no host and no clock, and every other folder as it likes', () => {
    const told = found.filter((one) => one.includes('noRestrictedGlobals'));
    for (const name of ['Date', 'globalThis', 'setTimeout', 'process', 'URL']) {
      expect(told.filter((one) => one.includes(name))).toHaveLength(1);
    }
    expect(told).toHaveLength(5);
    expect(told.every((one) => one.startsWith('src/core/hosts.ts'))).toBe(true);
  });

  it('lets a file import only packages that package.json names', () => {
    const told = found.filter((one) => one.includes('noUndeclaredDependencies'));
    expect(told).toEqual([expect.stringContaining('src/ui/package.ts')]);
  });
});
