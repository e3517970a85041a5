import type { Comparison } from '#exercises/contract.ts';
import { fixedInputs } from '#grader/compare/drawInputs.ts';
import { type Branch, instrument, PROBE } from './instrument.ts';

type Callee = (...input: readonly unknown[]) => unknown;

/**
 * The decisions of a program, with the sides that an exercise's named and walked inputs take.
 * @param program one module, in JavaScript, that imports nothing
 * @throws TypeError where the module exports no function of that name
 */
export async function branchesOf(
  exercise: Comparison<readonly unknown[]>,
  program: string,
  exportName: string,
): Promise<readonly Branch[]> {
  const { code, branches, probe } = instrument(program);
  const globals = globalThis as Record<string, unknown>;
  globals[PROBE] = probe;
  try {
    const module: Readonly<Record<string, unknown>> = await import(
      `data:text/javascript,${encodeURIComponent(code)}`
    );
    const callee = module[exportName];
    if (typeof callee !== 'function') throw new TypeError(`The module exports no function ${exportName}.`);
    for (const { input } of fixedInputs(exercise)) {
      try {
        (callee as Callee)(...input);
      } catch {
        // A program that throws has taken a side before that.
      }
    }
    return branches;
  } finally {
    delete globals[PROBE];
  }
}

/** Whether both sides of a decision were taken. The value behind `??` that only a type asks for need not be. */
export function isWhole({ taken, asNullish }: Branch): boolean {
  return asNullish ? taken.yes : taken.yes && taken.no;
}
