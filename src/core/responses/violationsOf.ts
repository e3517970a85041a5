import type { Violation } from '../admission/violation.ts';
import type { ReadingHost } from './readingHost.ts';

/**
 * How a value breaks a schema; `null` where the schema cannot be used.
 *
 * The schema is the server's, so a check that throws, for instance because the schema leads back to itself, is one that
 * cannot be used, and no fault of the host.
 */
export function violationsOf(
  host: ReadingHost,
  schema: unknown,
  value: unknown,
): readonly Violation[] | null {
  try {
    return host.compile(schema)?.(value) ?? null;
  } catch {
    return null;
  }
}
