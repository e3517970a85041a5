import { type CallRecord, type CheckpointGateId, traceCheckpoints } from '#core';
import { checkpointRefusals as en } from '#core/messages/en/admission.ts';
import { checkpointRefusals as zh } from '#core/messages/zh/admission.ts';
import type { TableSpec } from '#ui/tables/tableSpec.ts';

/** A call that passes every checkpoint. Each row of a lesson's table changes one fact of it. */
export const faultlessCall: CallRecord = {
  exposedTools: ['get_weather'],
  proposal: { callId: 'call-7', tool: 'get_weather' },
  argumentsFit: true,
  permitted: true,
  execution: 'finished',
  returnedFor: 'call-7',
};

/** A row of the table: the changed facts of the call, with a label. */
export interface CallRecordRow {
  readonly label: string;
  readonly facts?: Partial<CallRecord>;
}

const words = {
  en: {
    allSix: 'Passes all six',
    stoppedAt: (checkpoint: string) => `Stopped at ${checkpoint}`,
    refusals: en,
    checkpoints: {
      discovery: 'discovery',
      generation: 'generation',
      structure: 'structure',
      permission: 'permission',
      execution: 'execution record',
      return: 'return',
    } satisfies Record<CheckpointGateId, string>,
  },
  zh: {
    allSix: '六个全过',
    stoppedAt: (checkpoint: string) => `停在${checkpoint}`,
    refusals: zh,
    checkpoints: {
      discovery: '发现',
      generation: '生成',
      structure: '结构',
      permission: '许可',
      execution: '执行记录',
      return: '返回',
    } satisfies Record<CheckpointGateId, string>,
  },
};

/** Table of call records: their facts, or the one that is changed, and the checkpoint that stops each, if any. */
export const checkpointTable: TableSpec<CallRecordRow> = {
  caption: { en: 'Calls and the checkpoint that stops them', zh: '各次调用与拦下它的检查点' },
  head: [
    { en: 'Call', zh: '调用' },
    { en: 'Verdict', zh: '判定' },
  ],
  cells: ({ label, facts }, locale) => {
    const { allSix, stoppedAt, checkpoints, refusals } = words[locale];
    const run = traceCheckpoints({ ...faultlessCall, ...facts });
    return [
      { text: label, notes: factsOf(facts ?? faultlessCall) },
      run.passed
        ? { outcome: 'allowed', words: allSix }
        : {
            outcome: 'refused',
            words: stoppedAt(checkpoints[run.stoppedAt]),
            notes: [{ text: refusals[run.refusal.code] }],
          },
    ];
  },
};

/** The facts of a record as code, one a line: `permitted: false`. */
function factsOf(facts: Partial<CallRecord>): readonly { readonly code: string }[] {
  return Object.entries(facts).map(([fact, value]) => ({ code: `${fact}: ${JSON.stringify(value)}` }));
}
