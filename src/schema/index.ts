export { type CompiledSchema, compileSchema } from './compileSchema.ts';
export { readingHost } from './readingHost.ts';
export { schemaFormats, schemaKeywords } from './schemaKeywords.ts';
export { type SchemaProblem, unknownParts } from './schemaProblems.ts';
