import type { Violation } from '../admission/violation.ts';
import { canonicalJson } from '../canonical/canonicalJson.ts';

/**
 * Finds why arguments have no canonical text; none where they have one. Without it they could not be told from others
 * that a parser rounds to the same.
 */
export function canonicalViolations(args: unknown): readonly Violation[] {
  const canonical = canonicalJson(args, 'exact');
  if (canonical.ok) return [];
  const { path, problem } = canonical;
  return [
    {
      path,
      keyword: problem,
      expected: 'canonical_json',
      received: { kind: 'missing' },
    },
  ];
}
