import { describe, expect, it } from 'vitest';
import { runStages } from '../../../src/cli/runStages.mjs';

type Write = ((text: string) => void) | undefined;

const job = (heading: string, code: number, text = '', started: string[] = []) =>
  [
    heading,
    async (write: Write) => {
      started.push(heading);
      write?.(text);
      return code;
    },
  ] as const;

async function run(stages: readonly unknown[], isInterrupted = () => false) {
  let printed = '';
  const failed = await runStages(stages, isInterrupted, (text: string) => {
    printed += text;
  });
  return { failed, printed };
}

describe('runStages', () => {
  it('runs stage after stage, up to the first in which a job fails', async () => {
    const started: string[] = [];
    const stages = [
      [[job('one', 0, '', started)]],
      [[job('two', 1, '', started)]],
      [[job('three', 0, '', started)]],
    ];
    const { failed, printed } = await run(stages);
    expect(failed).toEqual(['two']);
    expect(started).toEqual(['one', 'two']);
    expect(printed).toContain('one: passed in 0 s');
    expect(printed).toContain('two: failed in 0 s');
  });

  it('ends every lane of a stage, and tells all that failed', async () => {
    const { failed } = await run([[[job('a', 1), job('b', 0)], [job('c', 2)]]]);
    expect([...failed].sort()).toEqual(['a', 'c']);
  });

  it('keeps apart what jobs print side by side', async () => {
    const turns: (() => void)[] = [];
    const slow = (heading: string) =>
      [
        heading,
        async (write: Write) => {
          for (const part of ['1', '2']) {
            write?.(`${heading}${part} `);
            await new Promise<void>((resolve) => {
              turns.push(resolve);
              if (turns.length === 2) for (const turn of turns.splice(0)) turn();
            });
          }
          return 0;
        },
      ] as const;
    const { printed } = await run([[[slow('a')], [slow('b')]]]);
    expect(printed).toContain('== a\n\na1 a2 ');
    expect(printed).toContain('== b\n\nb1 b2 ');
  });

  it('takes a job that throws for one that failed, with its message', async () => {
    const thrown = ['x', () => Promise.reject(new Error('no browser'))] as const;
    const { failed, printed } = await run([[[thrown], [job('y', 0)]]]);
    expect(failed).toEqual(['x']);
    expect(printed).toContain('no browser');
  });

  it('starts nothing further once it is interrupted', async () => {
    const started: string[] = [];
    const stages = [
      [[job('one', 0, '', started), job('two', 0, '', started)]],
      [[job('three', 0, '', started)]],
    ];
    const { failed } = await run(stages, () => started.length > 0);
    expect([failed, started]).toEqual([[], ['one']]);
  });
});
