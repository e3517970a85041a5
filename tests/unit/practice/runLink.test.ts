import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRunLink, readRunLink, type SharedRun, writeRunLink } from '#practice/runLink.ts';

const run = (change: Partial<SharedRun> = {}): SharedRun => ({
  revision: 1,
  seed: 42,
  text: 'export {}',
  ...change,
});

describe('a link to a run', () => {
  it('carries the text, the revision and the seed, whatever the text is', async () => {
    const texts = fc.string({ unit: 'binary' }).map((text) => text.toWellFormed());
    await fc.assert(
      fc.asyncProperty(
        texts,
        fc.integer({ min: 1 }),
        fc.option(fc.integer({ min: 0, max: 2 ** 31 - 1 })),
        async (text, revision, seed) => {
          const link = await writeRunLink('validate-query', { revision, seed, text });
          expect(isRunLink('validate-query', link ?? '')).toBe(true);
          expect(await readRunLink('validate-query', link ?? '')).toEqual({
            ok: true,
            run: { revision, seed, text },
          });
        },
      ),
    );
  });

  it('is of one exercise and of no other', async () => {
    const link = (await writeRunLink('weather-schema', run())) ?? '';
    expect(isRunLink('weather-schema', link)).toBe(true);
    expect(isRunLink('weather', link)).toBe(false);
    expect(isRunLink('validate-query', link)).toBe(false);
  });

  it('is refused where the text is too long for one', async () => {
    const text = Array.from({ length: 60_000 }, (_, i) =>
      String.fromCharCode(33 + ((i * i * 7919) % 90)),
    ).join('');
    const noise = text + Array.from({ length: 40_000 }, () => Math.random().toString(36)[2]).join('');
    expect(await writeRunLink('validate-query', run({ text: noise }))).toBeNull();
  });

  it('made by a stranger never throws, and is read only if it is as ours are', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string(), async (garbage) => {
        expect((await readRunLink('validate-query', `#run:validate-query:${garbage}`)).ok).toBe(false);
      }),
    );
  });

  it.each<readonly [string, unknown]>([
    ['a revision that is none', [0, 1, 'x']],
    ['a seed out of its range', [1, 2 ** 31, 'x']],
    ['a seed that is text', [1, '1', 'x']],
    ['a text that is none', [1, 1, null]],
    ['a member too many', [1, 1, 'x', 'y']],
    ['a record', { revision: 1, seed: 1, text: 'x' }],
    ['a text that unpacks to more than a submission may be', [1, 1, 'x'.repeat(500_000)]],
  ])('is refused with %s', async (_what, value) => {
    const bytes = new Blob([JSON.stringify(value)])
      .stream()
      .pipeThrough(new CompressionStream('deflate-raw'));
    const packed = Buffer.from(await new Response(bytes).arrayBuffer()).toString('base64url');
    expect(await readRunLink('validate-query', `#run:validate-query:${packed}`)).toEqual({ ok: false });
  });
});
