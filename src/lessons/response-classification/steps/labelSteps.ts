import {
  callInput,
  classifyResponse,
  type Decision,
  type Diagnosis,
  diagnoseCall,
  endsOfWaiting,
  type ResponseLabel,
} from '#core';
import * as en from '#core/messages/en/reading.ts';
import { responseLabels as enLabels } from '#core/messages/en/responses.ts';
import * as zh from '#core/messages/zh/reading.ts';
import { responseLabels as zhLabels } from '#core/messages/zh/responses.ts';
import { compileSchema, schemaHost } from '#schema';
import type { TableSpec } from '#ui/tables/tableSpec.ts';
import { outcomeOfLabel } from '../outcomeOf.ts';
import { callOf } from '../response-ladder/calls.ts';
import * as lesson from '../rows/frames.ts';
import { SENT_ID } from '../tables/labels.ts';

const host = schemaHost(compileSchema);
const { name, args, inputSchema, outputSchema } = callOf('reads');
const tool = { name, inputSchema, outputSchema: JSON.parse(outputSchema) };

/** What the host knows of the effect of the two calls that the tables compare. */
export type KnownEffect = 'read' | 'write';

/** Core's reading of a frame that came for a call of the tool that promises a `count`, which reads or writes. */
export function diagnoseFrame(frame: unknown, effect: KnownEffect): Diagnosis {
  return diagnoseCall(callInput({ id: SENT_ID, name, args, tool, effect }, { frame }), host);
}

/** The frames of the lesson's tables, and some whose next step differs from theirs. */
const frames: readonly unknown[] = [
  ...[...lesson.underOk, ...lesson.branches, ...lesson.planted].map(({ frame }) => JSON.parse(frame)),
  ...lesson.counts.map(({ result }) => ({ jsonrpc: '2.0', id: SENT_ID, result: JSON.parse(result) })),
  ...lesson.ids.map(({ came }) => ({ jsonrpc: '2.0', id: JSON.parse(came), result: {} })),
  ...lesson.codes.map(({ code }) => ({ jsonrpc: '2.0', id: SENT_ID, error: { code, message: '' } })),
  ...lesson.disagreeing.map(({ frame }) => JSON.parse(frame)),
];

/**
 * The next steps that core names after a response with a label, in the order of the lesson's frames. Nothing is typed: each
 * frame is labelled by `classifyResponse`, and its step is the one that `readResponse` gives.
 */
export function stepsOf(label: ResponseLabel, effect: KnownEffect): readonly Decision[] {
  const silences = endsOfWaiting.map((type) =>
    diagnoseCall(callInput({ id: SENT_ID, name, args, tool, effect }, { event: { type } }), host),
  );
  const read = frames
    .filter((frame) => classifyResponse(frame, SENT_ID) === label)
    .map((frame) => diagnoseFrame(frame, effect));
  const answers = label === classifyResponse(null, SENT_ID) ? silences : read;
  return [...new Set(answers.map(({ decision }) => decision))];
}

/** A label of the table. */
export interface LabelRow {
  readonly label: ResponseLabel;
}

/** All seven, in the order of the gates that give them. */
export const labels: readonly LabelRow[] = [
  { label: 'unknown' },
  { label: 'protocol_mismatch' },
  { label: 'malformed' },
  { label: 'protocol_error' },
  { label: 'tool_error' },
  { label: 'output_schema_error' },
  { label: 'verify_business' },
];

/** The table of labels: what each says, and the steps that it can call for, after a read and after a write. */
export const stepTable: TableSpec<LabelRow> = {
  caption: {
    en: 'Seven labels, and the steps that core names after them',
    zh: '七个标签，以及 core 给出的下一步',
  },
  head: [
    { en: 'Label', zh: '标签' },
    { en: 'What is known', zh: '知道了什么' },
    { en: 'A read: what now?', zh: '读：怎么办？' },
    { en: 'A write: what now?', zh: '写：怎么办？' },
  ],
  id: ({ label }) => label,
  cells: ({ label }, locale) => {
    const { decisions } = { en, zh }[locale];
    const steps = (effect: KnownEffect) => {
      const [first, ...others] = stepsOf(label, effect).map((step) => decisions[step]);
      return { text: first ?? '', notes: others.map((text) => ({ text })) };
    };
    return [
      { outcome: outcomeOfLabel[label], words: label },
      { text: { en: enLabels, zh: zhLabels }[locale][label] },
      steps('read'),
      steps('write'),
    ];
  },
};
