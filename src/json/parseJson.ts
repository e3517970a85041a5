import { placeAt } from './placeAt.ts';
import { walkJson } from './walkJson.ts';

/** A JSON value, or the position of the first fault in a text that is not JSON; lines and columns count from 1. */
export type ParsedJson =
  | { readonly ok: true; readonly value: unknown }
  | {
      readonly ok: false;
      readonly line: number;
      readonly column: number;
      /** The faulty character as a JSON string; empty where the text ends too early. */
      readonly found: string;
    };

/**
 * Parses strict JSON of any depth. `JSON.parse` gives the value, so that a member called `__proto__` is an own field;
 * the position of a fault does not come from the engine, whose messages differ between browsers.
 */
export function parseJson(text: string): ParsedJson {
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch {
    const { line, column, found } = placeAt(text, walkJson(text) ?? 0);
    return { ok: false, line, column, found: found === null ? '' : JSON.stringify(found) };
  }
}
