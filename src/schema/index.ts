export { type CompiledSchema, compileSchema } from './compileSchema.ts';
export { compileForeign, type ForeignSchema, readForeignSchema } from './foreign/readForeignSchema.ts';
export { type CompileSchema, compileOnce, hostOf, type SchemaHost, schemaHost } from './schemaHost.ts';
export { schemaFormats, schemaKeywords } from './schemaKeywords.ts';
export { type SchemaProblem, unknownParts } from './schemaProblems.ts';
