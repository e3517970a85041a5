/** The gates that a response passes, in their order. */
export const readingGateIds = [
  'arrival',
  'message',
  'direction',
  'identity',
  'envelope',
  'protocol',
  'result',
  'tool',
  'content',
  'output',
] as const;

/** One gate of a response's way. */
export type ReadingGateId = (typeof readingGateIds)[number];

/** The five stages of a call's way back. No response settles the last one: it is a question to the task's end state. */
export const readingStages = [
  'transport',
  'protocol',
  'tool',
  'contract',
  'evidence',
] as const;

/** One stage of a call's way back. */
export type ReadingStage = (typeof readingStages)[number];

/** The stage that each gate belongs to. */
export const stageOf = {
  arrival: 'transport',
  message: 'transport',
  direction: 'protocol',
  identity: 'protocol',
  envelope: 'protocol',
  protocol: 'protocol',
  result: 'protocol',
  tool: 'tool',
  content: 'contract',
  output: 'contract',
} as const satisfies Record<ReadingGateId, ReadingStage>;
