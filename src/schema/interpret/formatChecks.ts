import { fullFormats } from 'ajv-formats/dist/formats.js';
import { type Fields, isFields } from '#core/value/fields.ts';
import { schemaFormats } from '../schemaKeywords.ts';

/** What it takes for a text to be of a format, by the format's name. */
export type FormatChecks = ReadonlyMap<string, (text: string) => boolean>;

/** The formats that the compiler checks, by the same expressions. Apart from the interpreter, since most schemas need none. */
export const formatChecks: FormatChecks = new Map(
  schemaFormats.map((name) => [name, checkOf((fullFormats as Fields)[name])] as const),
);

function checkOf(format: unknown): (text: string) => boolean {
  if (format instanceof RegExp) return (text) => format.test(text);
  const check: unknown = isFields(format) ? format['validate'] : format;
  return (text) => typeof check === 'function' && check(text) === true;
}
