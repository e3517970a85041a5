import { field, hasExactlyFields } from '#core/value/fields.ts';
import { isLinkText, stateLink } from '#ui/stateLink.ts';
import { type BenchState, type Permission, permissions } from './benchState.ts';

const LONGEST_TEXT = 4000;
const MOST_CITIES = 40;
const LONGEST_CITY = 100;

/** Links to states of the bench. */
export const benchLink = stateLink('gate-bench', readBenchState);

/** Parses a state: exactly its fields, each of its type; null otherwise. */
function readBenchState(value: unknown): BenchState | null {
  if (!hasExactlyFields(value, ['text', 'cities', 'permission'])) return null;
  const [text, cities, permission] = ['text', 'cities', 'permission'].map((name) => field(value, name));
  if (!isLinkText(text, LONGEST_TEXT) || !isCities(cities) || !isPermission(permission)) return null;
  return { text, cities: [...cities], permission };
}

function isCities(value: unknown): value is readonly string[] {
  return (
    Array.isArray(value) &&
    value.length <= MOST_CITIES &&
    value.every((city) => isLinkText(city, LONGEST_CITY) && city !== '') &&
    new Set(value).size === value.length
  );
}

function isPermission(value: unknown): value is Permission {
  return permissions.some((permission) => permission === value);
}
