import type { Validate } from '#core';
import type { CompiledSchema } from './compileSchema.ts';
import { compileForeign } from './foreign/readForeignSchema.ts';

/** How a schema becomes a check: `compileSchema`, or `interpretSchema` where nothing may be compiled. */
export type CompileSchema = (schema: unknown) => CompiledSchema;

/** A host of core that has nothing but schemas to offer. */
export interface SchemaHost {
  /** A schema's check; null where the schema cannot be used. */
  readonly compile: (schema: unknown) => Validate | null;
}

/** Compiles each schema once: schemas with the same JSON text share one answer. */
export function compileOnce(compile: CompileSchema): CompileSchema {
  const known = new Map<string | undefined, CompiledSchema>();
  return (schema) => {
    const text = JSON.stringify(schema);
    const compiled = known.get(text) ?? compile(schema);
    known.set(text, compiled);
    return compiled;
  };
}

/**
 * Makes the host of `readResponse` that compiles each schema once. The schemas of a reading are a server's, so each is
 * read by the rules of its dialect, and what it says beyond them is an annotation.
 */
export function schemaHost(compile: CompileSchema): SchemaHost {
  return hostOf((schema) => compileForeign(compile, schema));
}

/** Makes a host of the compiler as it is, each schema compiled once. */
export function hostOf(compile: CompileSchema): SchemaHost {
  const once = compileOnce(compile);
  return {
    compile: (schema) => {
      const compiled = once(schema);
      return compiled.ok ? compiled.validate : null;
    },
  };
}
