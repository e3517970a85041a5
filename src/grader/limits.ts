/** How long a realm has, in milliseconds. The clock starts when the learner's code starts, not while it is fetched. */
export interface Limits {
  /** To evaluate the module. */
  readonly loadMs: number;
  /** To answer all inputs of a batch. */
  readonly callMs: number;
  /** To answer one small batch, when the input that never comes back is looked for. */
  readonly probeMs: number;
}

/** A thousand inputs take some 20 ms; these bounds leave a slow machine a hundred times as long. */
export const defaultLimits: Limits = { loadMs: 2000, callMs: 2000, probeMs: 500 };

/** How long the grader has for one verdict, compiling included, before it is ended and counts as a fault of ours, in milliseconds. */
export const GRADER_MS = 30_000;
