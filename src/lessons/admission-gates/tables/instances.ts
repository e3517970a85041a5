import type { Violation } from '#core';
import { compileSchema } from '#schema/compileSchema.ts';
import type { TableSpec } from '#ui/tables/tableSpec.ts';

/** A schema of a lesson: the text shown is the text that is compiled. */
export interface NamedSchema {
  readonly name: string;
  readonly text: string;
  /** A part of the text to mark. */
  readonly mark?: string;
}

/**
 * The violations of one instance, both given as JSON text.
 * @throws Error naming the schema if it does not compile, an author's mistake
 */
export function evaluateInstance(schema: NamedSchema, json: string): readonly Violation[] {
  const compiled = compileSchema(JSON.parse(schema.text));
  if (!compiled.ok) throw new Error(`The schema "${schema.name}" does not compile.`);
  return compiled.validate(JSON.parse(json));
}

const instanceWords = {
  en: { fits: 'Fits', fitsNot: 'Does not fit', whole: '(the whole)' },
  zh: { fits: '符合', fitsNot: '不符合', whole: '（整体）' },
} as const;

/** An instance of a lesson: JSON text with an optional label. */
export interface InstanceRow {
  readonly json: string;
  readonly label?: string;
}

/** Creates a table of instances with a column for each schema: its violations. */
export function instanceTable(schemas: readonly NamedSchema[]): TableSpec<InstanceRow> {
  return {
    caption: { en: 'Instances and what the schema says of them', zh: '各个实例与 Schema 的判定' },
    head: [{ en: 'Instance', zh: '实例' }, ...schemas.map(({ name }) => ({ en: name, zh: name }))],
    cells: ({ json, label }, locale) => [
      { code: json, label },
      ...schemas.map((schema) => {
        const violations = evaluateInstance(schema, json);
        const { fits, fitsNot, whole } = instanceWords[locale];
        if (violations.length === 0) return { outcome: 'allowed' as const, words: fits };
        const notes = violations.map(({ path, keyword }) => ({
          text: `\`${keyword}\` ${path === '' ? whole : `\`${path}\``}`,
        }));
        return { outcome: 'refused' as const, words: fitsNot, notes };
      }),
    ],
  };
}
