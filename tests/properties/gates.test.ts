import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { conjunctOf, conjuncts, permit, permitGateIds, runGates } from '#core';

describe('runGates', () => {
  const refusals = fc.array(fc.option(fc.string(), { nil: null, freq: 2 }), { maxLength: 8 });

  it('is a conjunction: it passes if and only if every gate passes', () => {
    fc.assert(
      fc.property(refusals, (list) => {
        const run = runGates(
          list.map((refusal, i) => ({ id: String(i), check: () => refusal })),
          null,
        );
        expect(run.passed).toBe(list.every((refusal) => refusal === null));
      }),
    );
  });

  it('has a trace of one shape: passes, then at most one refusal, then what was not reached', () => {
    fc.assert(
      fc.property(refusals, (list) => {
        const run = runGates(
          list.map((refusal, i) => ({ id: String(i), check: () => refusal })),
          null,
        );
        const stop = list.findIndex((refusal) => refusal !== null);
        const passed = stop < 0 ? list.length : stop;
        expect(run.trace.map(({ gate }) => gate)).toEqual(list.map((_, i) => String(i)));
        expect(run.trace.map(({ outcome }) => outcome)).toEqual(
          list.map((_, i) => (i < passed ? 'allowed' : i === stop ? 'refused' : 'not-reached')),
        );
        if (!run.passed) expect([run.stoppedAt, run.refusal]).toEqual([String(stop), list[stop]]);
      }),
    );
  });

  it('calls each gate up to the refusal once, in order, and none behind it', () => {
    fc.assert(
      fc.property(refusals, (list) => {
        const called: number[] = [];
        runGates(
          list.map((refusal, i) => ({
            id: String(i),
            check: (call: unknown) => {
              expect(call).toBe('the call');
              called.push(i);
              return refusal;
            },
          })),
          'the call',
        );
        const stop = list.findIndex((refusal) => refusal !== null);
        expect(called).toEqual(list.map((_, i) => i).slice(0, stop < 0 ? list.length : stop + 1));
      }),
    );
  });
});

/** Which of the five gates a call gives a reason to refuse. */
const faults = fc.record({
  fields: fc.boolean(),
  types: fc.boolean(),
  range: fc.boolean(),
  city: fc.boolean(),
  permission: fc.boolean(),
});
type Faults = Readonly<Record<(typeof permitGateIds)[number], boolean>>;

const known = new Set(['Hangzhou', '朝阳']);

/** Runs a call with these faults; a type fault on `days` hides the range from nobody but the range gate itself. */
function runWith({ fields, types, range, city, permission }: Faults) {
  let asked = 0;
  const days = range ? 9 : 3;
  const run = permit(
    {
      city: city ? 'Oslo' : 'Hangzhou',
      days: types ? String(days) : days,
      ...(fields ? { permit: 'granted' } : {}),
    },
    known,
    () => {
      asked += 1;
      return permission ? 'denied' : 'granted';
    },
  );
  return { run, asked };
}

describe('permit', () => {
  it('passes if and only if there is no fault, and else stops at the first', () => {
    fc.assert(
      fc.property(faults, (given) => {
        const { run } = runWith(given);
        const first = permitGateIds.find((id) => given[id]);
        expect(run.passed ? undefined : run.stoppedAt).toBe(first);
      }),
    );
  });

  it('no gate can make good for another: mending all faults but one still refuses, and the last mended passes', () => {
    fc.assert(
      fc.property(faults, fc.constantFrom(...permitGateIds), (given, last) => {
        const only = Object.fromEntries(permitGateIds.map((id) => [id, id === last])) as Faults;
        expect(runWith({ ...given, [last]: true }).run.passed).toBe(false);
        expect(runWith(only).run).toMatchObject({ passed: false, stoppedAt: last });
        expect(runWith({ ...only, [last]: false }).run.passed).toBe(true);
      }),
    );
  });

  it('asks the policy at most once, and exactly when every earlier gate has passed', () => {
    fc.assert(
      fc.property(faults, (given) => {
        const { fields, types, range, city } = given;
        expect(runWith(given).asked).toBe(fields || types || range || city ? 0 : 1);
      }),
    );
  });

  it('settles a conjunct as false exactly where it stopped, and leaves those behind open', () => {
    fc.assert(
      fc.property(faults, (given) => {
        const { run } = runWith(given);
        const stop = run.passed ? null : conjunctOf[run.stoppedAt];
        const order = ['structure', 'meaning', 'permission'] as const;
        const at = stop === null ? order.length : order.indexOf(stop);
        const settled = conjuncts(run);
        expect(order.map((conjunct) => settled[conjunct])).toEqual(
          order.map((_, i) => (i < at ? true : i === at ? false : null)),
        );
      }),
    );
  });
});
