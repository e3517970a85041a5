import type { Gate } from '../gates/runGates.ts';
import type { CallError } from './callError.ts';
import {
  type CallMiddleware,
  type CallState,
  refusedBy,
} from './callMiddleware.ts';
import type { RegisteredTool } from './registerTools.ts';

/** A gate that checks a call before its handler runs. */
export type CallGate<Id extends string> = Gate<
  Id,
  CallState<string>,
  CallError
>;

/** A handler's output with its tool. */
export interface CallOutput {
  readonly tool: RegisteredTool<string>;
  /** The output as JSON text. */
  readonly output: string;
}

/** A gate that checks a handler's output. */
export type OutputGate<Id extends string> = Gate<Id, CallOutput, CallError>;

/** Wraps a gate as middleware: checks the call, then runs the rest of the pipeline. */
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

/** Wraps a gate as middleware: runs the rest of the pipeline, then checks the output unless the rest has refused. */
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
