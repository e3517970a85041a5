import type { ReadingHost } from '#core/index.ts';
import { compileSchema } from '#schema/index.ts';

/** A host whose schemas are compiled by Ajv, as the site's are. */
export const schemaHost: ReadingHost = {
  compile: (schema) => {
    const compiled = compileSchema(schema);
    return compiled.ok ? compiled.validate : null;
  },
};
