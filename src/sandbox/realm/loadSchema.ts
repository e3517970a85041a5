import { compileSchema } from '#schema/compileSchema.ts';
import type { Loaded } from './harness.ts';

/** Makes the text of a JSON Schema into a function from instance to whether it is valid. */
export function loadSchema(text: string): Loaded {
  const compiled = compileSchema(JSON.parse(text));
  if (!compiled.ok) {
    // A schema that does not compile has at least one problem.
    const [problem = { code: 'not_a_schema', path: '' }] = compiled.problems;
    return { type: 'invalid-schema', problem };
  }
  const { validate } = compiled;
  return { type: 'callable', call: ([instance]) => ({ valid: validate(instance).length === 0 }) };
}
