import { describe, expect, it } from 'vitest';
import { runGates } from '#core';
import { traceText } from '../../support/traceText.ts';

const gate = (id: string, refusal: unknown) => ({ id, check: () => refusal });

describe('runGates stops at the first refusal', () => {
  it.each<readonly [rule: string, refusals: readonly unknown[], trace: string]>([
    ['a run through no gates passes', [], ' | passed'],
    ['every gate passing, the run passes', [null, null], '0:yes 1:yes | passed'],
    ['the first refusal stops it', ['a', 'b'], '0:no 1:- | 0 "a"'],
    ['a refusal at the end stops it as well', [null, null, 'c'], '0:yes 1:yes 2:no | 2 "c"'],
    ['only null lets pass: a falsy refusal is a refusal', [null, ''], '0:yes 1:no | 1 ""'],
    ['zero is a refusal', [0], '0:no | 0 0'],
    ['false is a refusal', [false, null], '0:no 1:- | 0 false'],
  ])('%s', (_rule, refusals, trace) => {
    expect(
      traceText(
        runGates(
          refusals.map((refusal, index) => gate(String(index), refusal)),
          {},
        ),
      ),
    ).toBe(trace);
  });

  it('undefined from a gate that forgot to answer lets nothing pass', () => {
    const run = runGates([gate('forgetful', undefined)], {});
    expect(run.passed).toBe(false);
  });

  it('carries the refusal as it is, without a copy', () => {
    const refusal = { code: 'x' };
    const run = runGates([gate('only', refusal)], {});
    expect(run.passed ? null : run.refusal).toBe(refusal);
    expect(run.trace).toEqual([{ gate: 'only', outcome: 'refused', refusal }]);
  });
});
