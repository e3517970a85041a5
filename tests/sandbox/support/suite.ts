import { readFileSync } from 'node:fs';
import type { Limits } from '#grader/limits.ts';

/** Shorter than a reader gets, so that the suite ends soon; a thousand inputs still take a small part of it. */
export const shortLimits: Limits = { loadMs: 1500, callMs: 1500, probeMs: 400 };

/** Judged with the limits that a reader gets. */
export const withRealLimits: ReadonlySet<string> = new Set([
  'loop-in-call',
  'loop-at-load',
  'microtasks-in-call',
  'await-that-never-settles',
]);

/** A program on which the compiler takes time that doubles with each level: arrow functions nested in default values. */
export const endlessToCompile = `export const validateQuery = ${'(a = '.repeat(40)}1${') => 1'.repeat(40)};\n`;

/** A right answer: what passes before a hostile program passes after it. */
export const rightAnswer = readFileSync('src/exercises/validate-query/right/early-returns.ts', 'utf8');
