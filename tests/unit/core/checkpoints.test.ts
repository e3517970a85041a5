import { describe, expect, it } from 'vitest';
import { type CallRecord, checkpointIds, traceCheckpoints } from '#core';

const whole: CallRecord = {
  exposedTools: ['get_weather', 'get_time'],
  proposal: { callId: 'c1', tool: 'get_weather' },
  argumentsFit: true,
  permitted: true,
  execution: 'finished',
  returnedFor: 'c1',
};

describe('a call passes six checkpoints, or stops at the first that its record cannot answer', () => {
  it.each<readonly [rule: string, change: Partial<CallRecord>, stop: string]>([
    ['a whole record passes', {}, 'passed'],
    ['a tool that was not shown', { exposedTools: ['get_time'] }, 'discovery tool_not_exposed'],
    ['a tool of nearly the same name', { exposedTools: ['get_weather '] }, 'discovery tool_not_exposed'],
    [
      'a proposal without a call id',
      { proposal: { callId: '', tool: 'get_weather' } },
      'generation no_call_id',
    ],
    ['arguments that do not fit', { argumentsFit: false }, 'structure arguments_do_not_fit'],
    ['an identity without the right', { permitted: false }, 'permission not_permitted'],
    ['nothing written down', { execution: null, returnedFor: null }, 'execution no_execution_record'],
    ['a failed execution is a record, and passes', { execution: 'failed' }, 'passed'],
    ['an unknown outcome is a record, and passes', { execution: 'unknown' }, 'passed'],
    ['no observation', { returnedFor: null }, 'return observation_not_for_this_call'],
    ['an observation for another call', { returnedFor: 'c2' }, 'return observation_not_for_this_call'],
    [
      'of two faults the earlier one is told',
      { argumentsFit: false, permitted: false },
      'structure arguments_do_not_fit',
    ],
  ])('%s', (_rule, change, stop) => {
    const run = traceCheckpoints({ ...whole, ...change });
    expect(run.passed ? 'passed' : `${run.stoppedAt} ${run.refusal.code}`).toBe(stop);
  });

  it('says in the record where, and what stood there', () => {
    const refusal = (change: Partial<CallRecord>) => {
      const run = traceCheckpoints({ ...whole, ...change });
      return run.passed ? null : run.refusal;
    };
    expect(refusal({ exposedTools: ['get_time'] })).toStrictEqual({
      code: 'tool_not_exposed',
      at: '/proposal/tool',
      received: 'get_weather',
      exposed: ['get_time'],
    });
    expect(refusal({ permitted: false })).toStrictEqual({ code: 'not_permitted', at: '/permitted' });
    expect(refusal({ returnedFor: 'c2' })).toStrictEqual({
      code: 'observation_not_for_this_call',
      at: '/returnedFor',
      expected: 'c1',
      received: 'c2',
    });
  });

  it('goes through the six in the order of their list', () => {
    expect(traceCheckpoints(whole).trace.map(({ gate }) => gate)).toEqual(checkpointIds);
    expect(checkpointIds).toEqual([
      'discovery',
      'generation',
      'structure',
      'permission',
      'execution',
      'return',
    ]);
  });
});
