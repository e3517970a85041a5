import type { Violation } from '../admission/violation.ts';
import { canonicalJson } from '../canonical/canonicalJson.ts';

/**
 * Reports arguments that have no canonical text; no violations if they have one. Without a canonical text, two different
 * requests could have one fingerprint.
 */
export function canonicalViolations(args: unknown): readonly Violation[] {
  const canonical = canonicalJson(args, 'exact');
  if (canonical.ok) return [];
  const { path, problem, found } = canonical;
  return [
    {
      path,
      keyword: problem,
      expected: 'canonical_json',
      received:
        found === undefined
          ? { kind: 'missing' }
          : { kind: 'value', value: found },
    },
  ];
}
