import type { CatalogEntry } from '#core';
import { gatedCatalog, narrowCatalog } from './compare.ts';
import type { LabCall, LabCase } from './labCase.ts';
import { labHost } from './labHost.ts';
import { narrowTools } from './narrowTools.ts';
import { asOperation } from './operations.ts';
import { ticketStore } from './ticketStore.ts';
import { wideCatalog } from './wideTool.ts';

/** What a host that goes by tool names alone can do with a surface. */
export interface NameView {
  /** The names in the catalog. */
  readonly names: readonly string[];
  /** Those behind which nothing writes. Only these may be hinted read-only, and let through unasked. */
  readonly readOnly: readonly string[];
  /** The catalog for somebody who may only read, without the names that such a person cannot use. */
  readonly readersCatalog: readonly unknown[];
  /** The entries that claim `strict`. */
  readonly strict: number;
  /** How many calls the cases make, and before how many the host asks if it asks before every name that may write. */
  readonly calls: number;
  readonly asked: number;
}

/** The three surfaces as a host sees them by name. */
export function viewsByName(
  cases: readonly LabCase[],
): Readonly<Record<'wide' | 'gated' | 'narrow', NameView>> {
  const writing = new Set(
    narrowTools(ticketStore(), labHost())
      .filter(({ runtime }) => runtime.effect === 'write')
      .map(({ model }) => model.name),
  );
  // Some operation of the one name writes, so the name does.
  const always = () => true;
  return {
    wide: viewOf(
      wideCatalog,
      always,
      cases.flatMap(({ wide }) => wide.calls),
    ),
    gated: viewOf(
      gatedCatalog(),
      always,
      cases.flatMap(({ steps }) => steps.map(asOperation)),
    ),
    narrow: viewOf(
      narrowCatalog(),
      (name) => writing.has(name),
      cases.flatMap(({ steps }) => steps),
    ),
  };
}

function viewOf(
  catalog: readonly Pick<CatalogEntry, 'name' | 'strict'>[],
  writes: (name: string) => boolean,
  calls: readonly LabCall[],
): NameView {
  const names = catalog.map(({ name }) => name);
  const readOnly = names.filter((name) => !writes(name));
  return {
    names,
    readOnly,
    // Whoever may only read needs the one name too: the reads stand behind it.
    readersCatalog: readOnly.length === 0 ? catalog : catalog.filter(({ name }) => readOnly.includes(name)),
    strict: catalog.filter(({ strict }) => strict === true).length,
    calls: calls.length,
    asked: calls.filter(({ name }) => !readOnly.includes(name)).length,
  };
}
