/** The layers, from the one that imports no other to those on top. A layer imports itself and what stands before it. */
export const layers = [
  'i18n',
  'json',
  'core',
  'schema',
  'receipts',
  'skills',
  'ticket-lab',
  'exercises',
  'grader',
  'sandbox',
  'store',
  'editor',
  'progress',
  'ui',
  'practice',
  'course',
  'lessons',
  'site',
  'pages',
  'cli',
];

/** The collections of the site are declared where Astro looks for them, beside the layers. */
const COLLECTIONS = '^src/content\\.config\\.ts$';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...layers.map((layer, index) => ({
      name: `layer-${layer}`,
      comment: `src/${layer} imports itself and the layers before it.`,
      severity: 'error',
      from: { path: `^src/${layer}/` },
      to: { path: '^src/', pathNot: `^src/(?:${layers.slice(0, index + 1).join('|')})/` },
    })),
    {
      name: 'layer-unknown',
      comment: 'Every source file stands in a layer.',
      severity: 'error',
      from: { path: '^src/', pathNot: [`^src/(?:${layers.join('|')})/`, COLLECTIONS] },
      to: {},
    },
    {
      name: 'core-imports-a-package',
      comment: 'Core imports no package and no part of Node.',
      severity: 'error',
      from: { path: '^src/(?:i18n|core)/' },
      to: { pathNot: '^src/' },
    },
    {
      name: 'climbs-out',
      comment: 'Another layer is imported by its # name, not by a relative path.',
      severity: 'error',
      from: { path: '^src/([^/]+)/' },
      to: { path: '^src/', pathNot: '^src/$1/', dependencyTypesNot: ['aliased-subpath-import'] },
    },
    {
      name: 'circle-of-files',
      comment: 'Files import one another in a circle.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'circle-of-folders',
      comment: 'Folders import one another in a circle.',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
    {
      name: 'unresolved',
      comment: 'The import resolves to nothing, or to a name that package.json does not make public.',
      severity: 'error',
      from: {},
      // Astro makes these modules up while it builds.
      to: { couldNotResolve: true, pathNot: '^astro:' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    metrics: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
};
