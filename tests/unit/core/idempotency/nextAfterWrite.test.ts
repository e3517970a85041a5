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

const usual = {
  end: silence,
  found: null,
  keepsReceipts: false,
  settling: 'not_ours',
  wants: 'same',
  attemptsLeft: 1,
} as const;
const open = { end: failed('conflict', 'unknown'), keepsReceipts: true } as const;

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
    [
      'refused arguments are repaired under the same key, since nothing was reserved',
      { end: failed('validation') },
      'repaired_same_key',
      'nothing_reserved',
    ],
    ['and so is a wrong id', { end: failed('not_found') }, 'repaired_same_key', 'nothing_reserved'],
    ['and the name of the tool', { end: failed('routing') }, 'repaired_same_key', 'nothing_reserved'],
    [
      'which takes an attempt as well',
      { end: failed('validation'), attemptsLeft: 0 },
      'stop',
      'attempts_used_up',
    ],
    [
      'another write is not the repaired one',
      { end: failed('validation'), wants: 'another' },
      'new_key',
      'another_intention',
    ],
    [
      'an open receipt of ours is settled as what was found: written',
      { ...open, settling: 'ours', found: 'written' },
      'settle',
      'receipt_open',
    ],
    ['or not written', { ...open, settling: 'ours', found: 'not_written' }, 'settle', 'receipt_open'],
    ['and before it is looked up it is not', { ...open, settling: 'ours' }, 'look_up', 'may_stand'],
    [
      'once settled as not applied, the same request is sent under the key',
      { ...open, settling: 'settled', found: 'not_written' },
      'same_key',
      'not_there',
    ],
    [
      'once settled as applied, nothing is sent',
      { ...open, settling: 'settled', found: 'written' },
      'stop',
      'it_stands',
    ],
    [
      'an open receipt of somebody else’s refuses every repetition: nothing is sent',
      { ...open, found: 'not_written' },
      'stop',
      'receipt_not_ours',
    ],
    [
      'a late answer leaves no receipt open: the attempt may yet end',
      { end: failed('dependency', 'unknown'), keepsReceipts: true, found: 'not_written' },
      'same_key',
      'not_there',
    ],
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
      (['not_ours', 'ours', 'settled'] as const).flatMap((settling) =>
        (['same', 'another'] as const).flatMap((wants) =>
          [0, 1].map((attemptsLeft) => ({ end, found, keepsReceipts, settling, wants, attemptsLeft })),
        ),
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
    ({ wants }, step) => wants === 'same' || (step !== 'same_key' && step !== 'repaired_same_key'),
  ],
  [
    'nothing is sent again without an attempt left',
    ({ attemptsLeft }, step) => attemptsLeft > 0 || (step !== 'same_key' && step !== 'repaired_same_key'),
  ],
  [
    'what stands is not sent again',
    ({ end, found, wants }, step) =>
      (end.kind !== 'done' && found !== 'written') ||
      wants === 'another' ||
      step === 'stop' ||
      step === 'settle',
  ],
  [
    'only the host that keeps the receipts settles, only once, and only what it has looked up',
    ({ found, keepsReceipts, settling }, step) =>
      step !== 'settle' || (found !== null && keepsReceipts && settling === 'ours'),
  ],
])('in every situation', (law, holds) => {
  it(law, () => {
    expect(everything.filter((after) => !holds(after, nextAfterWrite(after).step))).toEqual([]);
  });
});
