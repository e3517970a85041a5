import { type Fields, field, hasField, isFields } from '#core/value/fields.ts';
import { escapePointerStep } from '#json/pointer.ts';
import type { CompiledSchema } from '../compileSchema.ts';
import { schemaFormats } from '../schemaKeywords.ts';
import type { SchemaProblem } from '../schemaProblems.ts';
import { addressing, type Dialect, dialectKeywords, dialectOf } from './dialect.ts';
import { resolveReference, startsResource } from './resolveReference.ts';
import { type Entry, saysNothing, successors, withReferences } from './successors.ts';

/** A schema of somebody else's, written anew in the one dialect that the port checks, or what keeps it from being read. */
export type ForeignSchema =
  | {
      readonly ok: true;
      /** In 2020-12, with keywords and formats of this port alone. */
      readonly schema: unknown;
      /** The keywords and formats that are annotations here, and so were not checked; in the order in which they stand. */
      readonly passedOver: readonly SchemaProblem[];
    }
  | { readonly ok: false; readonly problems: readonly SchemaProblem[] };

/** The deepest nesting that is read, as for the host's own schemas. */
const MAX_DEPTH = 200;

/** Thrown inside this file alone, where a part can be read by no rule. */
class Unreadable extends Error {
  readonly problem: SchemaProblem;
  constructor(path: string, detail: string) {
    super(detail);
    this.problem = { code: 'invalid_keyword', path, detail };
  }
}

/**
 * Reads a schema that a server published: draft-07, 2019-09 and 2020-12 each by its own rules, an unknown keyword or format
 * as an annotation. The host's own schemas are held to more, since there a misspelt keyword is a hole.
 *
 * What is read is written anew in 2020-12: lists of `items` as `prefixItems`, `dependencies` as its two successors, the
 * neighbours of a draft-07 `$ref` left out, and each schema that a reference leads to as one of `$defs`.
 *
 * @param schema any value; one that is no schema is told by whoever compiles what comes out of here
 */
export function readForeignSchema(schema: unknown): ForeignSchema {
  if (!isFields(schema)) return { ok: true, schema, passedOver: [] };
  const dialect = dialectOf(schema);
  try {
    if (dialect === null) throw new Unreadable('/$schema', `not read: ${JSON.stringify(schema['$schema'])}`);
    return new Translation(schema, dialect).read();
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return { ok: false, problems: [error.problem] };
  }
}

/** Compiles a schema of somebody else's by the rules of its dialect. */
export function compileForeign(
  compile: (schema: unknown) => CompiledSchema,
  schema: unknown,
): CompiledSchema {
  const read = readForeignSchema(schema);
  if (!read.ok) return read;
  const compiled = compile(read.schema);
  return compiled.ok ? { ...compiled, passedOver: read.passedOver } : compiled;
}

/** Where a schema stands, and the resource that its references start from. */
interface Place {
  readonly path: string;
  readonly resource: Fields;
  readonly depth: number;
}

class Translation {
  readonly #root: Fields;
  readonly #dialect: Dialect;
  readonly #passedOver: SchemaProblem[] = [];
  /** The names under which schemas that references lead to are put into `$defs`. */
  readonly #names = new Map<unknown, string>();
  readonly #waiting: { readonly name: string; readonly schema: unknown; readonly place: Place }[] = [];
  #isRecursive = false;

  constructor(root: Fields, dialect: Dialect) {
    this.#root = root;
    this.#dialect = dialect;
  }

  read(): ForeignSchema {
    const schema = this.#schema(this.#root, { path: '', resource: this.#root, depth: 0 });
    const definitions: Entry[] = [];
    // Grows while it is walked: a definition may lead to further ones.
    for (const { name, schema: target, place } of this.#waiting)
      definitions.push([name, this.#schema(target, place)]);
    const $defs = Object.fromEntries(definitions);
    return {
      ok: true,
      schema: definitions.length > 0 && isFields(schema) ? { ...schema, $defs } : schema,
      passedOver: this.#passedOver,
    };
  }

  #schema(schema: unknown, at: Place): unknown {
    if (!isFields(schema)) return schema;
    if (at.depth > MAX_DEPTH) throw new Unreadable('', 'nested too deep');
    const isEmbedded = schema !== this.#root && startsResource(schema);
    if (schema !== this.#root && hasField(schema, '$schema') && dialectOf(schema) !== this.#dialect)
      throw new Unreadable(`${at.path}/$schema`, 'another dialect inside');
    if (isEmbedded && this.#isRecursive)
      throw new Unreadable(`${at.path}/$id`, 'not read beside a dynamic reference');
    const place = isEmbedded ? { ...at, resource: schema } : at;
    const references = this.#references(schema, place);
    // In draft-07 the neighbours of a reference say nothing (Core, 8.3).
    if (this.#dialect === 'draft-07' && references.length > 0) return { $ref: references[0] };
    const known = this.#known(schema, place);
    const entries = Object.entries(known).flatMap(([keyword, value]) =>
      this.#keyword(keyword, value, known, place),
    );
    return Object.fromEntries(withReferences(entries, references));
  }

  /** The keywords that say something in this dialect. The others are noted and left out. */
  #known(schema: Fields, { path }: Place): Fields {
    const keywords = dialectKeywords[this.#dialect];
    return Object.fromEntries(
      Object.entries(schema).filter(([keyword, value]) => {
        if (addressing.some((one) => one === keyword)) return false;
        const at = `${path}/${escapePointerStep(keyword)}`;
        if (keywords[keyword] === undefined) {
          this.#passedOver.push({ code: 'unknown_keyword', path: at, keyword });
          return false;
        }
        if (keyword !== 'format' || typeof value !== 'string') return true;
        const isKnown = schemaFormats.some((format) => format === value);
        if (!isKnown) this.#passedOver.push({ code: 'unknown_format', path: at, format: value });
        return isKnown;
      }),
    );
  }

  #keyword(keyword: string, value: unknown, beside: Fields, place: Place): readonly Entry[] {
    const below = (step: string): Place => ({
      ...place,
      path: `${place.path}/${escapePointerStep(keyword)}${step}`,
      depth: place.depth + 1,
    });
    const map = (all: Fields): Fields =>
      Object.fromEntries(
        Object.entries(all).map(([name, one]) => [
          name,
          this.#schema(one, below(`/${escapePointerStep(name)}`)),
        ]),
      );
    const list = (all: readonly unknown[]) => all.map((one, i) => this.#schema(one, below(`/${i}`)));
    if (saysNothing(keyword, beside)) return [];
    // What `contains` looked at counts as evaluated in 2020-12 alone.
    if (keyword === 'unevaluatedItems' && this.#dialect === '2019-09' && this.#mentions('contains'))
      throw new Unreadable(`${place.path}/${keyword}`, 'not read beside "contains"');
    switch (dialectKeywords[this.#dialect][keyword]) {
      case 'schema':
        return [[keyword === 'additionalItems' ? 'items' : keyword, this.#schema(value, below(''))]];
      case 'list':
        return [[keyword, Array.isArray(value) ? list(value) : value]];
      case 'map':
        return [[keyword, isFields(value) ? map(value) : value]];
      case 'items':
        if (!Array.isArray(value)) return [[keyword, this.#schema(value, below(''))]];
        return value.length === 0 ? [] : [['prefixItems', list(value)]];
      case 'dependencies':
        return isFields(value) ? successors(map(value)) : [['dependentSchemas', value]];
      default:
        return [[keyword, value]];
    }
  }

  #mentions(keyword: string): boolean {
    return JSON.stringify(this.#root).includes(`"${keyword}":`);
  }

  /** The references of a schema, each as a name in `$defs`. */
  #references(schema: Fields, place: Place): readonly string[] {
    const dynamic = { 'draft-07': null, '2019-09': '$recursiveRef', '2020-12': '$dynamicRef' }[this.#dialect];
    if (dynamic !== null && hasField(schema, dynamic)) {
      // With one resource in the document there is no other place that it could lead to.
      if (place.resource !== this.#root)
        throw new Unreadable(`${place.path}/${dynamic}`, 'not read in an embedded resource');
      this.#isRecursive = true;
    }
    return ['$ref', ...(dynamic === null ? [] : [dynamic])]
      .filter((keyword) => hasField(schema, keyword))
      .map((keyword) =>
        this.#reference(field(schema, keyword), { ...place, path: `${place.path}/${keyword}` }),
      );
  }

  #reference(reference: unknown, { path, resource }: Place): string {
    const target = typeof reference === 'string' ? resolveReference(this.#root, resource, reference) : null;
    if (target === null) throw new Unreadable(path, `can't resolve reference ${String(reference)}`);
    if (target.schema === this.#root) return '#';
    const known = isFields(target.schema) ? this.#names.get(target.schema) : undefined;
    if (known !== undefined) return `#/$defs/${known}`;
    const name = `d${this.#waiting.length}`;
    this.#names.set(target.schema, name);
    const place = { path: String(reference), resource: target.resource, depth: 1 };
    this.#waiting.push({ name, schema: target.schema, place });
    return `#/$defs/${name}`;
  }
}
