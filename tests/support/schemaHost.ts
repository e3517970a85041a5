import { compileSchema, readingHost } from '#schema/index.ts';

/** A host whose schemas are compiled by Ajv, each once. */
export const schemaHost = readingHost(compileSchema);
