import { compileSchema, schemaHost as hostOf } from '#schema';

/** A host whose schemas are compiled by Ajv, each once. */
export const schemaHost = hostOf(compileSchema);
