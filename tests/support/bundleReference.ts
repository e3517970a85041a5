import { build } from 'esbuild';
import { projectFolder } from './exerciseFiles.ts';

/** A function of core as one self-contained module, in the form in which a learner would hand it in. */
export async function bundleReference(name: string, from = '#core'): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: `export { ${name} } from '${from}';`,
      resolveDir: `${projectFolder}src/core`,
      loader: 'ts',
    },
    absWorkingDir: projectFolder,
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    treeShaking: true,
    charset: 'utf8',
  });
  return outputFiles[0]?.text ?? '';
}
