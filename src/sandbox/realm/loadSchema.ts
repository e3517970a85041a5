import { compileSchema } from '#schema/compileSchema.ts';
import type { Loaded } from './harness.ts';

/** Makes the text of a JSON Schema into a function from instance to whether it is valid. */
export function loadSchema(text: string): Loaded {
  const compiled = compileSchema(JSON.parse(text));
  if (!compiled.ok) {
    const problem = compiled.problems[0];
    const detail =
      problem?.code === 'invalid_keyword' ? `invalid_keyword ${problem.detail}` : (problem?.code ?? '');
    return { type: 'invalid-schema', path: problem?.path ?? '', detail };
  }
  const { validate } = compiled;
  return { type: 'callable', call: ([instance]) => ({ valid: validate(instance).length === 0 }) };
}
