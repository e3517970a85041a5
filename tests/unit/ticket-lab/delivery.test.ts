import { describe, expect, it } from 'vitest';
import { type DeliveryEvent, type Fate, runDelivery, serverKinds } from '#ticket-lab/delivery/runDelivery.ts';

const send = (
  fate: Fate = 'arrives',
  change: Partial<Extract<DeliveryEvent, { kind: 'send' }>> = {},
): DeliveryEvent => ({
  kind: 'send',
  key: 'write-1',
  note: 'call back',
  fate,
  twice: false,
  ...change,
});
const restart: DeliveryEvent = { kind: 'restart' };
const newVersion: DeliveryEvent = { kind: 'new_version' };

/** What each server makes of the events: its answers, and in brackets doubled and lost. */
async function lines(events: readonly DeliveryEvent[]): Promise<readonly string[]> {
  const runs = await Promise.all(serverKinds.map((kind) => runDelivery(events, kind)));
  return runs.map(({ steps, doubled, lost }) => {
    const answers = steps.flatMap((step) => step.answers.map(({ server, client }) => `${server}/${client}`));
    return `${answers.join(' ')} [${doubled} ${lost}]`;
  });
}

describe('one history, three servers: none, key only, receipts', () => {
  it.each([
    ['a send that arrives', [send()], ['wrote/done [0 0]', 'wrote/done [0 0]', 'wrote/done [0 0]']],
    [
      'a lost request and its repetition: nothing was written the first time',
      [send('request_lost'), send()],
      Array(3).fill('nothing_arrived/no_answer wrote/done [0 0]'),
    ],
    [
      'a lost answer looks the same to the client, and here the repetition writes again',
      [send('answer_lost'), send()],
      [
        'wrote/no_answer wrote/done [1 0]',
        'wrote/no_answer replayed/done [0 0]',
        'wrote/no_answer replayed/done [0 0]',
      ],
    ],
    [
      'another note under the key: the key alone calls done what it never wrote',
      [send(), send('arrives', { note: 'never mind' })],
      ['wrote/done wrote/done [0 0]', 'wrote/done replayed/done [0 1]', 'wrote/done conflict/refused [0 0]'],
    ],
    [
      'a restart between the two: keys in memory are gone',
      [send('answer_lost'), restart, send()],
      [
        'wrote/no_answer wrote/done [1 0]',
        'wrote/no_answer wrote/done [1 0]',
        'wrote/no_answer replayed/done [0 0]',
      ],
    ],
    [
      'after a version bump the repetition is a conflict, and no second write',
      [send('answer_lost'), newVersion, send()],
      [
        'wrote/no_answer wrote/done [1 0]',
        'wrote/no_answer replayed/done [0 0]',
        'wrote/no_answer conflict/refused [0 0]',
      ],
    ],
    [
      'a new request under the new version runs, and is replayed under it after a restart',
      [newVersion, send(), restart, send()],
      ['wrote/done wrote/done [1 0]', 'wrote/done wrote/done [1 0]', 'wrote/done replayed/done [0 0]'],
    ],
    [
      'two at once',
      [send('arrives', { twice: true })],
      ['wrote/done wrote/done [1 0]', 'wrote/done replayed/done [0 0]', 'wrote/done replayed/done [0 0]'],
    ],
    [
      'a new key for the same note is a new intention to every server',
      [send('answer_lost'), send('arrives', { key: 'write-2' })],
      Array(3).fill('wrote/no_answer wrote/done [0 0]'),
    ],
    ['nothing', [], Array(3).fill(' [0 0]')],
  ])('%s', async (_what, events, expected) => {
    expect(await lines(events)).toEqual(expected);
  });

  it('tells the ledger after every step', async () => {
    const { steps } = await runDelivery([send('answer_lost'), restart, send()], 'none');
    expect(steps.map(({ ledger, added }) => [ledger.length, added])).toEqual([
      [1, 1],
      [1, 0],
      [2, 1],
    ]);
  });
});
