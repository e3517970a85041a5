import { structureGate } from '../../admission/admissionGates.ts';
import { callError } from '../callError.ts';
import type { CallGate } from '../callGate.ts';
import { canonicalViolations } from '../canonicalViolations.ts';

/** Checks the arguments by `structureGate`, against the tool's schema and for a canonical text. */
export const argumentsGate: CallGate<'arguments'> = {
  id: 'arguments',
  check: ({ call, tool }) => {
    const refusal = structureGate.check({
      arguments: call.arguments,
      contract: {
        validateArguments: (args) => [
          ...canonicalViolations(args),
          ...(tool?.validateArguments(args) ?? []),
        ],
      },
    });
    return refusal === null
      ? null
      : callError(refusal.code, { violations: refusal.violations });
  },
};
