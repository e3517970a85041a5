import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { Received, Validate, Violation } from '#core';
import { sortViolations } from '#core';
import { escapePointerStep } from '#json/pointer.ts';
import { schemaFormats } from './schemaKeywords.ts';
import { type SchemaProblem, unknownParts } from './schemaProblems.ts';

/** A schema compiled to a check, or what is wrong with it. */
export type CompiledSchema =
  | {
      readonly ok: true;
      readonly validate: Validate;
      /** What stands in a schema of somebody else's and was not checked, as an annotation; absent for the host's own. */
      readonly passedOver?: readonly SchemaProblem[];
    }
  | { readonly ok: false; readonly problems: readonly SchemaProblem[] };

/**
 * Compiles a JSON Schema 2020-12 for use as a tool's contract.
 *
 * Unknown keywords and formats are problems, not ignored; formats are asserted; nothing is coerced, filled in or
 * removed, so the value that is checked is the value that was sent. A reference must lead inside the schema.
 *
 * @param schema any value; one that is no schema is a problem, not an exception
 */
export function compileSchema(schema: unknown): CompiledSchema {
  const unknown = unknownParts(schema);
  if (unknown.length > 0) return { ok: false, problems: unknown };
  try {
    const ajv = newAjv();
    const invalid = invalidKeywords(ajv, schema as object | boolean);
    if (invalid.length > 0) return { ok: false, problems: invalid };
    const check = ajv.compile(schema as object | boolean);
    return {
      ok: true,
      validate: (value) =>
        check(value) ? [] : sortViolations((check.errors ?? []).map((e) => toViolation(e, value))),
    };
  } catch (error) {
    // Compiling is recursive; where the stack ends, and in which words, differs from one engine to the next.
    const isOverflow = error instanceof Error && /^(?:RangeError|InternalError)$/.test(error.name);
    const detail = isOverflow ? 'nested too deep' : error instanceof Error ? error.message : String(error);
    return { ok: false, problems: [{ code: 'invalid_keyword', path: '', detail }] };
  }
}

/** Ajv as this course sets it: the whole draft 2020-12, strict about schemas, all errors, values left alone. */
export function newAjv(): Ajv2020 {
  const ajv = new Ajv2020({
    strict: true,
    // These are advice about style; a schema that is valid by the specification stays valid here.
    strictTypes: false,
    strictRequired: false,
    strictTuples: false,
    allowMatchingProperties: true,
    allErrors: true,
    verbose: true,
    ownProperties: true,
    messages: false,
  });
  // Resolved as the specification says, and yet unknown to the strict mode of this version.
  ajv.addKeyword('$anchor');
  formats.default(ajv, { mode: 'full', formats: [...schemaFormats] });
  return ajv;
}

/** One Ajv error as facts. A missing field is reported at the place where it should stand. */
export function toViolation(error: ErrorObject, value: unknown): Violation {
  const { instancePath, keyword, params, schema, data } = error;
  if (keyword === 'required' || keyword === 'dependentRequired') {
    const path = `${instancePath}/${escapePointerStep(String(params['missingProperty']))}`;
    return { path, keyword, expected: 'present', received: { kind: 'missing' } };
  }
  if (keyword === 'additionalProperties' || keyword === 'unevaluatedProperties') {
    const name = String(params['additionalProperty'] ?? params['unevaluatedProperty']);
    return {
      path: `${instancePath}/${escapePointerStep(name)}`,
      keyword,
      expected: 'absent',
      received: fieldOf(data, name),
    };
  }
  return {
    path: instancePath,
    keyword: error.propertyName === undefined ? keyword : `propertyNames/${keyword}`,
    expected: schema,
    received: { kind: 'value', value: error.propertyName ?? (data === undefined ? value : data) },
  };
}

/** Where a schema breaks the rules for schemas themselves, one problem a place. */
function invalidKeywords(ajv: Ajv2020, schema: object | boolean): readonly SchemaProblem[] {
  if (ajv.validateSchema(schema) === true) return [];
  const byPath = new Map<string, SchemaProblem>();
  for (const { instancePath, keyword, schema: expected } of ajv.errors ?? []) {
    // `anyOf` and `$ref` repeat, one level up, what an error further in says exactly.
    if (keyword === 'anyOf' || keyword === '$ref' || byPath.has(instancePath)) continue;
    const detail = `${keyword}: ${JSON.stringify(expected)}`;
    byPath.set(instancePath, { code: 'invalid_keyword', path: instancePath, detail });
  }
  return [...byPath.values()];
}

function fieldOf(data: unknown, name: string): Received {
  const property =
    typeof data === 'object' && data !== null ? Object.getOwnPropertyDescriptor(data, name) : undefined;
  return property === undefined ? { kind: 'missing' } : { kind: 'value', value: property.value };
}
