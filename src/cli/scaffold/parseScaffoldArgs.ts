import { parseArgs } from 'node:util';

/** A mistake in how a command was called. Its message says what to do. */
export class UsageError extends Error {}

/**
 * What a scaffold was asked to make: an id and named options, each of which takes a value.
 * @throws UsageError where the command line has another form
 */
export function parseScaffoldArgs<Option extends string>(
  args: readonly string[],
  options: readonly Option[],
): { readonly id: string; readonly given: Readonly<Partial<Record<Option, string>>> } {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: Object.fromEntries(options.map((name) => [name, { type: 'string' as const }])),
    });
    const [id, ...more] = positionals;
    if (id === undefined || more.length > 0) throw new UsageError('Name one id.');
    return { id, given: values as Partial<Record<Option, string>> };
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** @throws UsageError where the id is not lower-case words joined by hyphens, at least as many as asked for */
export function demandKebabCase(id: string, leastWords: 1 | 2): void {
  const words = id.split('-');
  const isKebab = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id);
  if (isKebab && words.length >= leastWords) return;
  const form = leastWords === 2 ? 'two or more lower-case words' : 'lower-case words';
  throw new UsageError(`"${id}" is no id: write ${form}, joined by hyphens, such as "retry-budget".`);
}

/** Runs a scaffold to its exit code: what was made and what comes next, or one line of what is wrong and the usage. */
export async function runScaffold(
  usage: string,
  make: () => readonly string[] | Promise<readonly string[]>,
): Promise<number> {
  try {
    for (const line of await make()) console.log(line);
    return 0;
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(`${error.message}\n\n${usage}`);
    return 2;
  }
}
