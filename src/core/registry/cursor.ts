import { canonicalJson } from '../canonical/canonicalJson.ts';
import type { RegistryHost } from './host.ts';

const VERSION = 'c1';

// #region cursor
/**
 * A cursor: where a walk goes on, sealed to the query that it belongs to.
 *
 * To whoever holds it, it is opaque. It cannot be made up, moved to another
 * query or turned back, since only the host can seal it.
 *
 * @param query what is walked: the list, its filters, its order
 * @param position how many items lie behind, a safe integer from 0
 */
export function issueCursor(
  query: unknown,
  position: number,
  { mac }: Pick<RegistryHost, 'mac'>,
): string {
  const text = sealed(query, position);
  if (text === null || !Number.isSafeInteger(position) || position < 0)
    throw new TypeError('query and position must make a cursor');
  return `${VERSION}.${position.toString(36)}.${mac(text)}`;
}

/** The position that a cursor stands for, or null where this host did not issue it for this query. */
export function readCursor(
  cursor: string,
  query: unknown,
  { mac }: Pick<RegistryHost, 'mac'>,
): number | null {
  const [version, place, seal, ...more] = cursor.split('.');
  if (version !== VERSION || place === undefined || more.length > 0)
    return null;
  const position = Number.parseInt(place, 36);
  // One position has one spelling: `03`, `+3` and ` 3` are not cursors.
  if (!Number.isSafeInteger(position) || position.toString(36) !== place)
    return null;
  const text = sealed(query, position);
  return text !== null && seal === mac(text) ? position : null;
}
// #endregion cursor

function sealed(query: unknown, position: number): string | null {
  const text = canonicalJson(['cursor', VERSION, query, position]);
  return text.ok ? text.text : null;
}
