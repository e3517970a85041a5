import { field } from '#core/value/fields.ts';
import { schemaKeywords } from '../schemaKeywords.ts';

/** A dialect of JSON Schema that is read here by its own rules. */
export type Dialect = 'draft-07' | '2019-09' | '2020-12';

/** The dialect that holds where a schema names none: MCP 2025-11-25, Basic, “JSON Schema Usage”. */
export const defaultDialect: Dialect = '2020-12';

const addresses: Readonly<Record<string, Dialect>> = {
  'json-schema.org/draft-07/schema': 'draft-07',
  'json-schema.org/draft/2019-09/schema': '2019-09',
  'json-schema.org/draft/2020-12/schema': '2020-12',
};

/** The dialect that `$schema` names, with or without the empty fragment; null where it is none that is read here. */
export function dialectOf(schema: unknown): Dialect | null {
  const named = field(schema, '$schema');
  if (named === undefined) return defaultDialect;
  if (typeof named !== 'string') return null;
  const address = named.replace(/^https?:\/\//, '').replace(/#$/, '');
  return Object.hasOwn(addresses, address) ? (addresses[address] ?? null) : null;
}

/** How a keyword holds further schemas; `items` is a schema or a list, `dependencies` a map of schemas and of lists of names. */
export type ForeignHolds = (typeof schemaKeywords)[string] | 'items' | 'dependencies';

type Keywords = Readonly<Record<string, ForeignHolds>>;

/** A record without inherited names, so that a keyword called `constructor` is an unknown one. */
function keywords(...parts: readonly Keywords[]): Keywords {
  return Object.assign(Object.create(null), ...parts);
}

function without(all: Keywords, names: readonly string[]): Keywords {
  return keywords(Object.fromEntries(Object.entries(all).filter(([name]) => !names.includes(name))));
}

/** Keywords that name a place or a reference. They are resolved, and none of them is left in what is read. */
export const addressing = [
  '$schema',
  '$id',
  '$anchor',
  '$ref',
  '$dynamicRef',
  '$dynamicAnchor',
  '$recursiveRef',
  '$recursiveAnchor',
  '$defs',
  'definitions',
  '$vocabulary',
] as const;

const latest = without(schemaKeywords, addressing);
const lists = { items: 'items', additionalItems: 'schema' } as const;

/**
 * The keywords of each dialect that say something of a value, or annotate it. Whatever else stands in a schema is an
 * annotation (JSON Schema 2020-12, Core, 6.5; draft-07, Core, 4.3.1). `definitions` and `$defs` only hold what
 * references lead to.
 *
 * Sources: https://json-schema.org/draft-07/schema, https://json-schema.org/draft/2019-09/schema and
 * https://json-schema.org/draft/2020-12/schema
 */
export const dialectKeywords: Readonly<Record<Dialect, Keywords>> = {
  '2020-12': latest,
  '2019-09': keywords(without(latest, ['prefixItems']), lists),
  'draft-07': keywords(
    without(latest, [
      'prefixItems',
      'minContains',
      'maxContains',
      'dependentSchemas',
      'dependentRequired',
      'unevaluatedItems',
      'unevaluatedProperties',
      'contentSchema',
      'deprecated',
    ]),
    lists,
    { dependencies: 'dependencies' },
  ),
};
