import { structureGate } from '../../admission/admissionGates.ts';
import { callError } from '../callError.ts';
import type { CallGate } from '../callGate.ts';
import { canonicalViolations } from '../canonicalViolations.ts';

/** Do the arguments fit the schema that the model was shown, and have they one canonical text? Asks `structureGate`. */
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
