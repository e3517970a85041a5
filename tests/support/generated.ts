import { generateAll } from '../../src/cli/generate.ts';

/** Makes the generated files before any test reads them. */
export default async function setup(): Promise<void> {
  await generateAll();
}
