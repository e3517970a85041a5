import {
  sortViolations,
  type Violation,
} from '../../admission/violation.ts';
import { canonicalJson } from '../../canonical/canonicalJson.ts';
import { callError } from '../callError.ts';
import { type CallGate, refusedBy } from '../callGate.ts';

/** Do the arguments fit the schema that the model was shown? */
export const argumentsGate: CallGate = {
  id: 'arguments',
  guard: async ({ call, tool }, next) => {
    const violations = [
      ...uncanonical(call.arguments),
      ...(tool?.validateArguments(call.arguments) ?? []),
    ];
    return violations.length === 0
      ? next()
      : refusedBy(
          'arguments',
          callError('invalid_arguments', {
            violations: sortViolations(violations),
          }),
        );
  },
};

/** Arguments without a canonical text could not be told from others that a parser rounds to the same. */
export function uncanonical(args: unknown): readonly Violation[] {
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
