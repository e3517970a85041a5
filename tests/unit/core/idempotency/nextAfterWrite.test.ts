import { describe, expect, it } from 'vitest';
import {
  type AfterWrite,
  type AfterWriteStep,
  type CallEffect,
  type ErrorCategory,
  nextAfterWrite,
  type WriteEnd,
} from '#core';

const silence: WriteEnd = { kind: 'no_answer' };
const done: WriteEnd = { kind: 'done' };

function failed(category: ErrorCategory, outcome: CallEffect = 'not_executed', retryable = false): WriteEnd {
  return { kind: 'error', error: { code: 'any', category, retryable, outcome } };
}

const usual = { end: silence, found: null, keepsReceipts: false, wants: 'same', attemptsLeft: 1 } as const;

describe('after an attempt to write', () => {
  it.each<readonly [rule: string, change: Partial<AfterWrite>, step: AfterWriteStep, reason: string]>([
    ['what is done is not sent again', { end: done }, 'stop', 'it_stands'],
    [
      'a second write that is meant has a key of its own',
      { end: done, wants: 'another' },
      'new_key',
      'another_intention',
    ],
    ['silence is looked up', {}, 'look_up', 'may_stand'],
    [
      'silence of a tool that keeps receipts is asked again under the key',
      { keepsReceipts: true },
      'same_key',
      'receipt_answers',
    ],
    ['which takes an attempt', { keepsReceipts: true, attemptsLeft: 0 }, 'look_up', 'may_stand'],
    ['and the same request', { keepsReceipts: true, wants: 'another' }, 'look_up', 'may_stand'],
    ['what was looked up and stands is not sent again', { found: 'written' }, 'stop', 'it_stands'],
    [
      'what was looked up and is not there is sent under the same key',
      { found: 'not_written' },
      'same_key',
      'not_there',
    ],
    ['as long as there are attempts', { found: 'not_written', attemptsLeft: 0 }, 'stop', 'attempts_used_up'],
    [
      'an error after which it may stand is silence',
      { end: failed('internal', 'unknown') },
      'look_up',
      'may_stand',
    ],
    ['be it retryable', { end: failed('dependency', 'unknown', true) }, 'look_up', 'may_stand'],
    [
      'be the tool one that keeps receipts: it was asked, and does not know',
      { end: failed('conflict', 'unknown'), keepsReceipts: true },
      'look_up',
      'may_stand',
    ],
    [
      'an answer that broke its contract after the write is looked up',
      { end: failed('internal', 'applied') },
      'look_up',
      'may_stand',
    ],
    [
      'a fault that passes is tried again under the key',
      { end: failed('dependency', 'not_executed', true) },
      'same_key',
      'nothing_ran',
    ],
    [
      'until the attempts are used up',
      { end: failed('dependency', 'not_executed', true), attemptsLeft: 0 },
      'stop',
      'attempts_used_up',
    ],
    ['a fault that stays is reported', { end: failed('dependency') }, 'stop', 'not_yours'],
    [
      'a conflict of one intention with itself is looked up',
      { end: failed('conflict') },
      'look_up',
      'key_taken',
    ],
    [
      'a conflict of two intentions takes two keys',
      { end: failed('conflict'), wants: 'another' },
      'new_key',
      'another_intention',
    ],
    ['other arguments are another request', { end: failed('validation') }, 'new_key', 'request_changes'],
    ['and so is another id', { end: failed('not_found') }, 'new_key', 'request_changes'],
    ['and another tool', { end: failed('routing') }, 'new_key', 'request_changes'],
    ['what others have to allow is not sent', { end: failed('policy') }, 'stop', 'not_yours'],
    ['what is broken is not sent', { end: failed('internal') }, 'stop', 'not_yours'],
  ])('%s', (_rule, change, step, reason) => {
    expect(nextAfterWrite({ ...usual, ...change })).toEqual({ step, reason });
  });
});

const categories = [
  'routing',
  'validation',
  'policy',
  'not_found',
  'conflict',
  'dependency',
  'internal',
] as const;
const ends: readonly WriteEnd[] = [
  done,
  silence,
  ...categories.flatMap((category) =>
    (['not_executed', 'applied', 'unknown'] as const).flatMap((outcome) =>
      [true, false].map((retryable) => failed(category, outcome, retryable)),
    ),
  ),
];
const everything: readonly AfterWrite[] = ends.flatMap((end) =>
  ([null, 'written', 'not_written'] as const).flatMap((found) =>
    [true, false].flatMap((keepsReceipts) =>
      (['same', 'another'] as const).flatMap((wants) =>
        [0, 1].map((attemptsLeft) => ({ end, found, keepsReceipts, wants, attemptsLeft })),
      ),
    ),
  ),
);
const mayStand = ({ end, found }: AfterWrite): boolean =>
  found === null &&
  (end.kind === 'no_answer' || (end.kind === 'error' && end.error.outcome !== 'not_executed'));

describe.each<readonly [law: string, holds: (after: AfterWrite, step: AfterWriteStep) => boolean]>([
  [
    'what may stand is looked up, or asked under its own key where receipts are kept',
    (after, step) =>
      !mayStand(after) ||
      step === 'look_up' ||
      (step === 'same_key' && after.keepsReceipts && after.end.kind === 'no_answer'),
  ],
  [
    'another intention never goes out under the old key',
    ({ wants }, step) => wants === 'same' || step !== 'same_key',
  ],
  [
    'nothing is sent again without an attempt left',
    ({ attemptsLeft }, step) => attemptsLeft > 0 || step !== 'same_key',
  ],
  [
    'what stands is not sent again',
    ({ end, found, wants }, step) =>
      (end.kind !== 'done' && found !== 'written') || wants === 'another' || step === 'stop',
  ],
])('in every situation', (law, holds) => {
  it(law, () => {
    expect(everything.filter((after) => !holds(after, nextAfterWrite(after).step))).toEqual([]);
  });
});
