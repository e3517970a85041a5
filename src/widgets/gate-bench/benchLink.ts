import { field, hasExactlyFields } from '#core/value/fields.ts';
import { fromBase64Url, toBase64Url } from '#widgets/shared/base64Url.ts';
import { type BenchState, type Permission, permissions } from './benchState.ts';

/** What stands before the state in a URL's fragment. */
export const LINK_PREFIX = '#gate-bench=';

/** Why a link was not followed. */
export type LinkFault = 'too-long' | 'not-base64url' | 'not-a-state';

/** What a link's fragment holds. */
export type LinkAnswer =
  | { readonly ok: true; readonly state: BenchState }
  | { readonly ok: false; readonly fault: LinkFault };

/** The longest fragment that is looked at, in characters. Longer ones are common spam, and slow to no end. */
const LONGEST = 8000;
const LONGEST_TEXT = 4000;
const MOST_CITIES = 40;
const LONGEST_CITY = 100;

/** A state as a fragment, or null where it is too large for a link. */
export function encodeLink(state: BenchState): string | null {
  const { text, cities, permission } = state;
  if (!isBenchState({ text, cities, permission })) return null;
  const bytes = new TextEncoder().encode(JSON.stringify({ text, cities, permission }));
  const fragment = LINK_PREFIX + toBase64Url(bytes);
  return fragment.length > LONGEST ? null : fragment;
}

/**
 * Reads a fragment that anybody may have written. It is data and stays data: bounded, decoded strictly, and taken only
 * where it has exactly the members of a state, each of its type.
 */
export function decodeLink(fragment: string): LinkAnswer {
  if (fragment.length > LONGEST) return { ok: false, fault: 'too-long' };
  const encoded = fragment.slice(LINK_PREFIX.length);
  if (!fragment.startsWith(LINK_PREFIX)) return { ok: false, fault: 'not-base64url' };
  let value: unknown;
  try {
    const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
    value = JSON.parse(decoder.decode(fromBase64Url(encoded)));
  } catch {
    return { ok: false, fault: 'not-base64url' };
  }
  if (!isBenchState(value)) return { ok: false, fault: 'not-a-state' };
  const { text, cities, permission } = value;
  return { ok: true, state: { text, cities: [...cities], permission } };
}

function isBenchState(value: unknown): value is BenchState {
  if (!hasExactlyFields(value, ['text', 'cities', 'permission'])) return false;
  const [text, cities, permission] = ['text', 'cities', 'permission'].map((name) => field(value, name));
  return (
    isText(text, LONGEST_TEXT) &&
    Array.isArray(cities) &&
    cities.length <= MOST_CITIES &&
    cities.every((city) => isText(city, LONGEST_CITY) && city !== '') &&
    new Set(cities).size === cities.length &&
    isPermission(permission)
  );
}

/** A string that survives UTF-8: no half of a surrogate pair. */
function isText(value: unknown, longest: number): value is string {
  return typeof value === 'string' && value.length <= longest && value.isWellFormed();
}

function isPermission(value: unknown): value is Permission {
  return permissions.some((permission) => permission === value);
}
