import type { Gate } from '../gates/runGates.ts';
import type { PolicedCall } from './hostPolicy.ts';
import {
  sortViolations,
  type Validate,
  type Violation,
} from './violation.ts';

/** A check that a schema cannot state, because it depends on the host's data. */
export interface SemanticCheck {
  /** Becomes the `keyword` of the violations that the check finds. */
  readonly id: string;
  /** Returns the violations, none if the arguments refer to something that exists. Called only with arguments that fit the schema. */
  readonly find: (args: unknown) => readonly Omit<Violation, 'keyword'>[];
}

/** The checks of a tool's arguments: the compiled schema and the semantic checks. */
export interface ArgumentContract {
  readonly validateArguments: Validate;
  readonly semanticChecks: readonly SemanticCheck[];
}

/** The input of the admission gates. Each gate declares the fields that it reads. */
export interface AdmissionCall extends PolicedCall {
  readonly contract: ArgumentContract;
}

/** The arguments break the tool's schema. */
export interface StructureRefusal {
  readonly code: 'invalid_arguments';
  readonly violations: readonly Violation[];
}

/** The arguments fit the schema and refer to nothing that exists. */
export interface MeaningRefusal {
  readonly code: 'meaning_unknown';
  readonly violations: readonly Violation[];
}

/** Checks the arguments against the schema; refuses with every violation, sorted. */
export const structureGate: Gate<
  'structure',
  {
    readonly arguments: unknown;
    readonly contract: Pick<ArgumentContract, 'validateArguments'>;
  },
  StructureRefusal
> = {
  id: 'structure',
  check: ({ arguments: args, contract }) => {
    const violations = sortViolations(contract.validateArguments(args));
    return violations.length === 0
      ? null
      : { code: 'invalid_arguments', violations };
  },
};

/** Runs every semantic check; refuses with all violations, sorted. */
export const meaningGate: Gate<
  'meaning',
  {
    readonly arguments: unknown;
    readonly contract: Pick<ArgumentContract, 'semanticChecks'>;
  },
  MeaningRefusal
> = {
  id: 'meaning',
  check: ({ arguments: args, contract }) => {
    const found = contract.semanticChecks.flatMap(({ id, find }) =>
      find(args).map((violation) => ({ ...violation, keyword: id })),
    );
    return found.length === 0
      ? null
      : { code: 'meaning_unknown', violations: sortViolations(found) };
  },
};
