import type { Violation } from '#core/index.ts';
import { compileSchema } from '#schema/compileSchema.ts';

/** A schema as a lesson shows it: the text on the page is the text that judges. */
export interface NamedSchema {
  readonly name: string;
  readonly text: string;
  /** A part of the text to mark. */
  readonly mark?: string;
}

/**
 * The violations of one instance, both given as JSON text.
 * @throws Error naming the schema where it does not compile, an author's mistake
 */
export function judgeInstance(schema: NamedSchema, json: string): readonly Violation[] {
  const compiled = compileSchema(JSON.parse(schema.text));
  if (!compiled.ok) throw new Error(`The schema "${schema.name}" does not compile.`);
  return compiled.validate(JSON.parse(json));
}
