import { utf8Length } from '#core';
import { loadTokenCounter } from '#skills';
import { ablate } from '#ticket-lab/ablate.ts';
import { gatedCatalog, narrowCatalog } from '#ticket-lab/compare.ts';
import { WIDE_TOOL } from '#ticket-lab/operations.ts';
import { runTyped } from '#ticket-lab/runTyped.ts';
import { runWide } from '#ticket-lab/runWide.ts';
import { safeguards } from '#ticket-lab/safeguards.ts';
import { elevenCases } from '#ticket-lab/storedCases.ts';
import { wideCatalog } from '#ticket-lab/wideTool.ts';
import type { SurfaceRow } from './caseTable.ts';
import { evaluateSurface } from './evaluateSurface.ts';
import type { SurfaceData } from './SurfaceBench.tsx';
import { allCases } from './surfaceState.ts';

/** The initial case of the bench. */
const FIRST = 'preview-before-write';

let made: Promise<SurfaceData> | undefined;

/** The data of the surface bench, computed at build time, once for both languages. */
export function surfaceData(): Promise<SurfaceData> {
  made ??= makeData();
  return made;
}

async function makeData(): Promise<SurfaceData> {
  const { vocabulary, count } = await loadTokenCounter();
  const costOf = (name: string, value: unknown) => {
    const text = JSON.stringify(value);
    return { name, bytes: utf8Length(text), tokens: count(text) };
  };
  const catalog = narrowCatalog();
  const ablations = await ablate(allCases);
  return {
    costs: {
      vocabulary,
      wide: costOf(WIDE_TOOL, wideCatalog),
      gated: costOf(WIDE_TOOL, gatedCatalog()),
      tools: catalog.map((entry) => costOf(entry.name, entry)),
      tokensOf: Array.from({ length: 2 ** catalog.length }, (_, bits) =>
        count(JSON.stringify(catalog.filter((_entry, n) => (bits >> n) % 2 === 1))),
      ),
    },
    singles: ablations.slice(0, safeguards.length),
    first: await evaluateSurface({ case: FIRST, without: [] }),
  };
}

/** Runs the eleven cases on every surface. */
export function surfaceRows(): Promise<readonly SurfaceRow[]> {
  return Promise.all(
    elevenCases.map(async (one) => ({
      wide: runWide(one, one.wide.calls),
      gated: await runTyped(one, { names: 'one' }),
      typed: await runTyped(one),
    })),
  );
}
