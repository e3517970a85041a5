import type { Gate } from '../gates/runGates.ts';
import type { CallError } from './callError.ts';
import {
  type CallMiddleware,
  type CallState,
  refusedBy,
} from './callMiddleware.ts';
import type { RegisteredTool } from './registerTools.ts';

/** A yes/no check that is made before the handler runs. */
export type CallGate<Id extends string> = Gate<
  Id,
  CallState<string>,
  CallError
>;

/** A result, beside the tool that gave it. */
export interface CallOutput {
  readonly tool: RegisteredTool<string>;
  /** The output as JSON text. */
  readonly output: string;
}

/** A yes/no check that is made of a result. */
export type OutputGate<Id extends string> = Gate<Id, CallOutput, CallError>;

/** Puts a gate in front of the rest of the pipeline: it refuses the call, or lets the rest run. */
export function before<Id extends string>({
  id,
  check,
}: CallGate<Id>): CallMiddleware<Id> {
  return {
    id,
    handle: async (state, next) => {
      const error = check(state);
      return error === null ? next() : refusedBy(id, error);
    },
  };
}

/** Puts a gate behind the rest of the pipeline: it is asked about a result, and not where the rest has refused. */
export function after<Id extends string>({
  id,
  check,
}: OutputGate<Id>): CallMiddleware<Id> {
  return {
    id,
    handle: async ({ tool }, next) => {
      const answer = await next();
      if (answer.kind === 'refused' || tool === undefined) return answer;
      const error = check({ tool, output: answer.output });
      return error === null ? answer : refusedBy(id, error);
    },
  };
}
