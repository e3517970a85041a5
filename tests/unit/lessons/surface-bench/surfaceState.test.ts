import { describe, expect, it } from 'vitest';
import { evaluateSurface, scoreSurface } from '#lessons/wide-vs-narrow/surface-bench/evaluateSurface.ts';
import { en } from '#lessons/wide-vs-narrow/surface-bench/messages/en.ts';
import { zh } from '#lessons/wide-vs-narrow/surface-bench/messages/zh.ts';
import { surfaceLink, toggled } from '#lessons/wide-vs-narrow/surface-bench/surfaceState.ts';

const encoded = (value: unknown): string => {
  const base64 = Buffer.from(JSON.stringify(value)).toString('base64url');
  return `#surface-bench=${base64}`;
};

describe('a link carries a case and what is taken out, and nothing else', () => {
  it('there and back', () => {
    const state = { case: 'two-locks', without: ['permission', 'approval'] } as const;
    expect(surfaceLink.decode(surfaceLink.encode(state) ?? '')).toEqual({ ok: true, state });
  });

  it.each([
    ['a case that is not there', { case: 'no-such', without: [] }],
    ['an inherited name for a case', { case: 'toString', without: [] }],
    ['a safeguard that is not there', { case: 'read-ticket', without: ['firewall'] }],
    ['a safeguard twice', { case: 'read-ticket', without: ['tool', 'tool'] }],
    ['no list', { case: 'read-ticket', without: 'tool' }],
    ['nothing', null],
    ['a list', []],
  ])('%s is no state', (_what, value) => {
    expect(surfaceLink.decode(encoded(value))).toEqual({ ok: false, fault: 'not-a-state' });
  });

  it('safeguards come in the registry’s order, and nothing extra comes with them', () => {
    const value = { case: 'two-locks', without: ['approval', 'permission'], html: '<script>' };
    expect(surfaceLink.decode(encoded(value))).toEqual({
      ok: true,
      state: { case: 'two-locks', without: ['permission', 'approval'] },
    });
  });
});

it('a safeguard that is toggled twice is back where it was', () => {
  expect(toggled(toggled(['approval'], 'permission'), 'permission')).toEqual(['approval']);
  expect(toggled(['approval'], 'permission')).toEqual(['permission', 'approval']);
});

describe('the bench runs what the lab runs', () => {
  it('every surface, for one of the eleven and for a further case', async () => {
    const preview = await evaluateSurface({ case: 'preview-before-write', without: [] });
    expect([preview.wide.passed, preview.gated.passed, preview.typed.passed]).toEqual([false, true, true]);
    const further = await evaluateSurface({ case: 'two-locks', without: ['permission', 'approval'] });
    expect([further.wide.passed, further.gated.passed, further.typed.passed]).toEqual([false, false, false]);
  });

  it('takes a safeguard out of the gated wide tool and of the registry alike', async () => {
    const { gated, typed } = await evaluateSurface({ case: 'duplicate-action', without: ['receipt'] });
    expect([gated.effects.length, typed.effects.length]).toEqual([2, 2]);
  });

  it.each([
    [[], 0, 0],
    [['approval'], 6, 5],
    [['receipt'], 9, 9],
  ] as const)('without %j, %i cases fail and %i effects are unwanted', async (without, failing, unwanted) => {
    const score = await scoreSurface(without);
    expect([score.failing.length, score.unwantedEffects, score.total]).toEqual([failing, unwanted, 37]);
  });
});

it('every error that a case ends with has words', async () => {
  for (const id of Object.keys(en.caseTitles)) {
    const { wide, gated, typed } = await evaluateSurface({ case: id, without: [] });
    for (const run of [wide, gated, typed])
      for (const { error } of run.results)
        if (error !== null)
          expect([error.code, en.codes[error.code], zh.codes[error.code]]).not.toContain(undefined);
  }
});
