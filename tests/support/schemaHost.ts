import type { ReadingHost, Validate } from '#core/index.ts';
import { compileSchema } from '#schema/index.ts';

const compiled = new Map<string, Validate | null>();

/** A host whose schemas are compiled by Ajv, each once. */
export const schemaHost: ReadingHost = {
  compile: (schema) => {
    const text = JSON.stringify(schema);
    const known = compiled.get(text);
    if (known !== undefined) return known;
    const result = compileSchema(schema);
    const validate = result.ok ? result.validate : null;
    compiled.set(text, validate);
    return validate;
  },
};
