import { build, type Plugin } from 'esbuild';
import { realmPage } from '#sandbox/realmPage.ts';

/** Leaves every name of the host where it is. */
const withoutLockdown: Plugin = {
  name: 'without-lockdown',
  setup: ({ onLoad }) => {
    onLoad({ filter: /languageGlobals\.ts$/ }, () => ({
      contents: 'export function keepLanguageOnly() {}',
      loader: 'ts',
    }));
  },
};

/** The page of a realm whose inside is not made bare: what holds there is the frame and its policy alone. */
export async function openRealmPage(): Promise<string> {
  const result = await build({
    entryPoints: ['src/sandbox/realm/programWorker.ts'],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    logLevel: 'silent',
    plugins: [withoutLockdown],
  });
  return realmPage('program', result.outputFiles[0]?.text ?? '');
}
