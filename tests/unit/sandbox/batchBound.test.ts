import { describe, expect, it } from 'vitest';
import { type Harness, startHarness } from '#sandbox/realm/harness.ts';

/** The answers of a program to a batch of inputs, as they leave its realm. */
async function answersOf(program: () => unknown, inputs: readonly string[]): Promise<readonly string[]> {
  let said: (message: unknown) => void = () => {};
  const harness: Harness = startHarness({
    load: async () => ({ type: 'callable', call: program }),
    post: (message) => said(message),
    afterRejections: (then) => then(),
    takeLog: () => [],
  });
  const reply = (): Promise<{ reply: { outcomes: readonly { text: string }[] } }> =>
    new Promise((resolve) => {
      said = resolve as typeof said;
    });
  const loaded = reply();
  harness.receive({ id: 1, type: 'load', code: '', exportName: 'f' });
  await loaded;
  const answered = reply();
  harness.receive({ id: 2, type: 'call', inputs });
  return (await answered).reply.outcomes.map(({ text }) => text);
}

describe('the answers of one batch', () => {
  const inputs = Array.from({ length: 1000 }, (_, index) => `[${index}]`);

  it('are bounded together, so that a slow machine copies them in time', async () => {
    const answers = await answersOf(() => Array(4).fill('\u0000'.repeat(600)), inputs);
    expect(answers[0]?.length).toBeGreaterThan(10_000);
    expect(answers.at(-1)).toBe('{"$":"more"}');
    expect(answers.join('').length).toBeLessThan(5_000_000);
  });

  it('have the bound of the first time where an input is asked again', async () => {
    const answers = await answersOf(() => Array(4).fill('\u0000'.repeat(600)), [...inputs, '[0]', '[999]']);
    expect(answers.slice(1000)).toEqual([answers[0], answers[999]]);
  });

  it('are whole where they are of the size of right ones', async () => {
    const answers = await answersOf(() => ({ ok: false, reason: 'schema_fields' }), inputs);
    expect(new Set(answers)).toEqual(new Set(['{"ok":false,"reason":"schema_fields"}']));
  });
});
