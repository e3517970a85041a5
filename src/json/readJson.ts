import { type Place, placeAt, type Range } from './placeAt.ts';
import { walkJson } from './walkJson.ts';

/** A member of the outermost object: its name, and where name and value are in the text. */
export interface JsonMember {
  readonly name: string;
  readonly nameAt: Range;
  readonly valueAt: Range;
}

/** A JSON value with its text and its members, or the position of the first fault. */
export type ReadJson =
  | {
      readonly ok: true;
      readonly text: string;
      readonly value: unknown;
      /** In the order of the text, a repeated name each time; empty where the value is not an object. */
      readonly members: readonly JsonMember[];
    }
  /** `place` is null only if the engine rejected a text that is JSON. */
  | { readonly ok: false; readonly place: Place | null };

/** Parses strict JSON as `parseJson` does, and locates the members of the outermost object. */
export function readJson(text: string): ReadJson {
  const members: JsonMember[] = [];
  const fault = walkJson(text, ({ depth, step, nameAt, valueAt }) => {
    if (depth === 1 && nameAt !== null) members.push({ name: String(step), nameAt, valueAt });
  });
  try {
    return { ok: true, text, value: JSON.parse(text), members };
  } catch {
    return { ok: false, place: fault === null ? null : placeAt(text, fault) };
  }
}
