export { type CompiledSchema, compileSchema } from './compileSchema.ts';
export { schemaFormats, schemaKeywords } from './schemaKeywords.ts';
export { type SchemaProblem, unknownParts } from './schemaProblems.ts';
