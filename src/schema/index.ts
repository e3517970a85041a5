export { type CompiledSchema, compileSchema } from './compileSchema.ts';
export { type CompileSchema, compileOnce, type SchemaHost, schemaHost } from './schemaHost.ts';
export { schemaFormats, schemaKeywords } from './schemaKeywords.ts';
export { type SchemaProblem, unknownParts } from './schemaProblems.ts';
