import {
  type CallInput,
  type Decision,
  type Diagnosis,
  diagnoseCall,
  type EndOfWaiting,
  type ObservedInput,
} from '#core';
import * as en from '#core/messages/en/reading.ts';
import * as zh from '#core/messages/zh/reading.ts';
import type { LocalizedText } from '#i18n/localizedText.ts';
import { schemaHost } from '#schema';
import { interpretSchema } from '#schema/interpret/interpretSchema.ts';
import type { Scene } from '../contract.ts';
import { spacedJson } from './spacedJson.ts';

/** Schemas are read without being compiled, since this runs where a page may not compile. */
const host = schemaHost(interpretSchema);

/**
 * Core's diagnosis of an exchange.
 *
 * @throws TypeError where the exercise made an exchange that cannot be read, a fault of its author
 */
export function diagnosisOf(input: CallInput): Diagnosis {
  return diagnoseCall(input, host);
}

const events = {
  timeout: {
    en: 'nothing within 60 seconds: the call timed out',
    zh: '60 秒内什么也没有来：调用超时',
  },
  closed: {
    en: 'nothing: the connection closed first',
    zh: '什么也没有来，连接先断了',
  },
  cancelled: {
    en: 'nothing: the host cancelled the call and stopped waiting',
    zh: '什么也没有来：宿主取消了调用，不再等待',
  },
} satisfies Record<EndOfWaiting, LocalizedText>;

/** What came back, as a learner reads it, with further facts. */
export function observedScene(
  observed: ObservedInput,
  facts: NonNullable<Scene['facts']>,
): Scene {
  if ('event' in observed) {
    const label = { en: 'What came', zh: '来了什么' };
    return { facts: [{ label, value: events[observed.event.type] }, ...facts] };
  }
  return 'frame' in observed
    ? {
        text: {
          label: { en: 'The message that came', zh: '收到的消息' },
          text: spacedJson(observed.frame),
        },
        facts,
      }
    : {
        text: {
          label: { en: 'The line that came on the stream', zh: '流里来的一行' },
          text: observed.line,
        },
        facts,
      };
}

/** The next steps that these exercises ask for, each of which is some situation's answer. */
export const nextSteps: readonly Decision[] = [
  'use_result',
  'use_structured_and_flag',
  'use_unchecked_and_flag',
  'give_to_model',
  'refresh_tools_then_model',
  'retry_ok_with_limits',
  'reconcile_first',
  'do_not_retry_write',
  'report_server_bug',
  'log_and_keep_waiting',
  'keep_waiting',
  'drop_and_log',
  'invalidate_and_relist',
];

/** The next steps as the choices of a question. */
export const stepChoices = nextSteps.map((id) => ({
  id,
  words: { en: en.decisions[id], zh: zh.decisions[id] },
}));

/** Sentences one after the other; Chinese puts no blank between them. */
export function paragraph(...sentences: readonly LocalizedText[]): LocalizedText {
  return {
    en: sentences.map((sentence) => sentence.en).join(' '),
    zh: sentences.map((sentence) => sentence.zh).join(''),
  };
}
