import { placeAt } from './placeAt.ts';
import { scanJson } from './scanJson.ts';

/** JSON text read strictly, or the place of its first fault; lines and columns count from 1. */
export type ParsedJson =
  | { readonly ok: true; readonly value: unknown }
  | {
      readonly ok: false;
      readonly line: number;
      readonly column: number;
      /** The character that cannot stand there, quoted; empty where the text ends too early. */
      readonly found: string;
    };

/**
 * Reads JSON text. The value comes from `JSON.parse`, so that a field called `__proto__` is an own field; the place of a
 * fault comes from a scan of the same text, since engines word their messages each in its own way.
 */
export function parseJson(text: string): ParsedJson {
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch {
    const scan = scanJson(text);
    const { line, column, found } = placeAt(text, scan.ok ? 0 : scan.offset);
    return { ok: false, line, column, found: found === null ? '' : JSON.stringify(found) };
  }
}
