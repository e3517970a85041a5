import type { ReadingHost, Validate } from '#core/index.ts';

/** Turns a schema into a check, or says that it cannot be used: `compileSchema` or `interpretSchema`. */
export type ReadSchema = (
  schema: unknown,
) => { readonly ok: true; readonly validate: Validate } | { readonly ok: false };

/**
 * The host that `readResponse` asks for checks of output schemas. Each schema is read once.
 * @param readSchema gets schemas that came as JSON
 */
export function readingHost(readSchema: ReadSchema): ReadingHost {
  const known = new Map<string, Validate | null>();
  return {
    compile: (schema) => {
      const text = JSON.stringify(schema);
      const earlier = known.get(text);
      if (earlier !== undefined) return earlier;
      const read = readSchema(schema);
      const validate = read.ok ? read.validate : null;
      known.set(text, validate);
      return validate;
    },
  };
}
