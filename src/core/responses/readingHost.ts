import type { Validate } from '../admission/violation.ts';

/** What `readResponse` needs from its host. */
export interface ReadingHost {
  /**
   * Compiles a tool's schema to a check; null where the schema cannot be used. A check that throws counts as one that
   * cannot be used.
   */
  readonly compile: (schema: unknown) => Validate | null;
}
