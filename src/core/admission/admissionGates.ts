import type { Gate } from '../gates/runGates.ts';
import type { PolicedCall } from './hostPolicy.ts';
import {
  sortViolations,
  type Validate,
  type Violation,
} from './violation.ts';

/** A check that a schema cannot state, because its answer lies in the host's data. */
export interface SemanticCheck {
  /** Stands as `keyword` in the violations that it finds. */
  readonly id: string;
  /** The violations found, none where the arguments mean something here. Called only with arguments that fit the schema. */
  readonly find: (args: unknown) => readonly Omit<Violation, 'keyword'>[];
}

/** What is asked of a tool's arguments: its compiled schema, and its semantic checks. */
export interface ArgumentContract {
  readonly validateArguments: Validate;
  readonly semanticChecks: readonly SemanticCheck[];
}

/** A call as the gates of admission see it. Each gate names the parts that it reads. */
export interface AdmissionCall extends PolicedCall {
  readonly contract: ArgumentContract;
}

/** The arguments break the tool's schema. */
export interface StructureRefusal {
  readonly code: 'invalid_arguments';
  readonly violations: readonly Violation[];
}

/** The arguments fit the schema and mean nothing here. */
export interface MeaningRefusal {
  readonly code: 'meaning_unknown';
  readonly violations: readonly Violation[];
}

/** Do the arguments fit the schema that the model was shown? Refuses with every violation, sorted. */
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

/** Do the arguments mean something to this host? Refuses with what every semantic check found, sorted. */
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
