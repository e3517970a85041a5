import { build } from 'esbuild';

/** The scripts that run in a learner's realm, by what the realm is for. */
const entries = {
  program: 'src/sandbox/realm/programWorker.ts',
  schema: 'src/sandbox/realm/schemaWorker.ts',
  node: 'src/sandbox/realm/nodeContext.ts',
} as const;

/**
 * One realm's script as text: a realm has no address of its own to load from, so it is made from text.
 * The Node script is an expression, the entry's exports.
 */
export async function bundleRealm(entry: keyof typeof entries): Promise<string> {
  const result = await build({
    entryPoints: [entries[entry]],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    minify: entry !== 'node',
    charset: 'utf8',
    logLevel: 'silent',
    ...(entry === 'node' ? { globalName: 'realm' } : {}),
  });
  return result.outputFiles[0]?.text ?? '';
}
