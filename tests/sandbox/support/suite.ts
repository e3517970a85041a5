import { readFileSync } from 'node:fs';
import { defaultLimits, type Limits } from '#grader/limits.ts';
import type { HostileProgram } from './hostilePrograms.ts';

/**
 * Shorter than a reader gets, so that the suite ends soon; the search for the input that hangs has longer, since on a busy
 * machine an answer to another input may come late.
 */
const shortLimits: Limits = { loadMs: 1500, callMs: 1500, probeMs: 2000 };

/** Longer than a reader gets: a busy machine is no fault of a program that answers. */
const patientLimits: Limits = { loadMs: 30_000, callMs: 30_000, probeMs: 10_000 };

/** Judged with the limits that a reader gets. */
const withRealLimits: ReadonlySet<string> = new Set([
  'loop-in-call',
  'loop-at-load',
  'microtasks-in-call',
  'await-that-never-settles',
]);

/** Programs that hang in part of their calls, and whose verdict is still another one. */
const hangsInPart: ReadonlySet<string> = new Set(['order-hangs-when-asked-for-less']);

/** The limits under which a hostile program is judged: only those that are to run out of time have a short one. */
export function limitsFor({ name, kind }: HostileProgram): Limits {
  if (withRealLimits.has(name)) return defaultLimits;
  if (hangsInPart.has(name)) return { ...patientLimits, callMs: 5000 };
  return kind === 'timeout' ? shortLimits : patientLimits;
}

/** A right answer: what passes before a hostile program passes after it. */
export const rightAnswer = readFileSync('src/exercises/validate-query/right/early-returns.ts', 'utf8');
