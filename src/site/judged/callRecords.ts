import type { CallRecord } from '#core/index.ts';

/** A call on which no checkpoint has anything to object. The rows of a lesson's table change one fact of it. */
export const faultlessCall: CallRecord = {
  exposedTools: ['get_weather'],
  proposal: { callId: 'call-7', tool: 'get_weather' },
  argumentsFit: true,
  permitted: true,
  execution: 'finished',
  returnedFor: 'call-7',
};

/** A row of the table: what is different about this call, in words and as facts. */
export interface CallRecordRow {
  readonly label: string;
  readonly facts?: Partial<CallRecord>;
}
