import { type CatalogEntry, utf8Length } from '#core';
import { loadTokenCounter } from '#skills';
import type { Comparison, Measured } from '#ticket-lab/compare.ts';
import { gatedCatalog, narrowCatalog } from '#ticket-lab/compare.ts';
import { REFERENCE_BYTES } from '#ticket-lab/report/comparisonJson.ts';
import { wideCatalog } from '#ticket-lab/wideTool.ts';
import type { TableSpec } from '#ui/tables/tableSpec.ts';

/** The size of a text. */
export interface Size {
  readonly bytes: number;
  /** By the vocabulary o200k_base. */
  readonly tokens: number;
}

/** A catalog, or one entry of it. */
export interface CatalogRow extends Size {
  /** A tool's name, or which of the catalogs. */
  readonly of: 'wide' | 'gated' | 'narrow' | { readonly tool: string; readonly strict: boolean };
}

/** The size of what the model reads on each surface. */
export interface ReadingRow {
  readonly what: 'catalog' | 'result' | 'sum';
  readonly wide: Size;
  readonly gated: Size;
  readonly narrow: Size;
}

const { count } = await loadTokenCounter();

/** The size of a value as compact JSON. */
function sizeOf(value: unknown): Size {
  const text = JSON.stringify(value);
  return { bytes: utf8Length(text), tokens: count(text) };
}

/** The catalogs, then each of the narrow tools. */
export function catalogRows(): readonly CatalogRow[] {
  const catalog: readonly CatalogEntry[] = narrowCatalog();
  return [
    { of: 'wide', ...sizeOf(wideCatalog) },
    { of: 'gated', ...sizeOf(gatedCatalog()) },
    { of: 'narrow', ...sizeOf(catalog) },
    ...catalog.map((entry) => ({
      of: { tool: entry.name, strict: entry.strict === true },
      ...sizeOf(entry),
    })),
  ];
}

/** The sizes of the catalog, of one answer of the case, and their sum. */
export function readingRows(
  { baseline, gated, candidate }: Comparison,
  caseId: string,
): readonly ReadingRow[] {
  const catalogs = {
    wide: sizeOf(wideCatalog),
    gated: sizeOf(gatedCatalog()),
    narrow: sizeOf(narrowCatalog()),
  };
  const results = {
    wide: sizeOf(outputOf(baseline, caseId)),
    gated: sizeOf(outputOf(gated, caseId)),
    narrow: sizeOf(outputOf(candidate, caseId)),
  };
  return [
    { what: 'catalog', ...catalogs },
    { what: 'result', ...results },
    {
      what: 'sum',
      wide: added(catalogs.wide, results.wide),
      gated: added(catalogs.gated, results.gated),
      narrow: added(catalogs.narrow, results.narrow),
    },
  ];
}

/** @throws RangeError where the surface has not run the case, or it came to no output */
function outputOf({ runs }: Measured, caseId: string): unknown {
  const output = runs.find((run) => run.case.id === caseId)?.results.at(-1)?.output ?? null;
  if (output === null) throw new RangeError(`"${caseId}" has no output.`);
  return output;
}

function added(one: Size, other: Size): Size {
  return { bytes: one.bytes + other.bytes, tokens: one.tokens + other.tokens };
}

const catalogNames = {
  wide: { en: 'The wide tool', zh: '一个宽工具' },
  gated: { en: 'The gated wide tool', zh: '一个带门的宽工具' },
  narrow: { en: 'The five narrow tools', zh: '五个窄工具' },
} as const;

/** Table of catalog sizes, with the figures of the original lab in its foot. */
export const catalogTable: TableSpec<CatalogRow> = {
  caption: { en: 'What the catalogs cost', zh: '工具目录的成本' },
  head: [
    { en: 'Catalog', zh: '工具目录' },
    { en: 'Bytes', zh: '字节' },
    { en: 'Tokens', zh: 'token' },
  ],
  cells: ({ of, bytes, tokens }, locale) => [
    typeof of === 'string'
      ? { text: catalogNames[of][locale] }
      : { code: of.tool, notes: of.strict ? [{ code: 'strict: true' }] : [] },
    { text: String(bytes) },
    { text: String(tokens) },
  ],
  foot: (_rows, locale) =>
    locale === 'en'
      ? `The original lab’s own texts come to ${REFERENCE_BYTES.wide} and ${REFERENCE_BYTES.typed} bytes (0.5.0).`
      : `原实验室用的是另一套文字，合 ${REFERENCE_BYTES.wide} 与 ${REFERENCE_BYTES.typed} 字节（0.5.0）。`,
  id: ({ of }) => (typeof of === 'string' ? of : of.tool),
};

const readings = {
  catalog: { en: 'The catalog', zh: '工具目录' },
  result: { en: 'The answer to “the first three tickets”', zh: '对“头三张工单”的答复' },
  sum: { en: 'Both', zh: '合计' },
} as const;

/** Table of the tokens that the model reads on each surface. */
export const readingTable: TableSpec<ReadingRow> = {
  caption: { en: 'Tokens that the model reads', zh: '模型要读的 token' },
  head: [
    { en: 'Tokens read', zh: '读入的 token' },
    { en: 'Wide', zh: '宽' },
    { en: 'Wide, gated', zh: '宽，带门' },
    { en: 'Narrow', zh: '窄' },
  ],
  cells: ({ what, wide, gated, narrow }, locale) => [
    { text: readings[what][locale] },
    { text: String(wide.tokens) },
    { text: String(gated.tokens) },
    { text: String(narrow.tokens) },
  ],
  id: ({ what }) => what,
};
