import type { Walk } from '../walk/index.ts';
import type { QueryInput } from './cases.ts';

const known: ReadonlySet<string> = new Set(['Hangzhou', '朝阳']);

/** An input from JSON text, so that `__proto__` is the field that JSON makes of it. */
function given(json: string, cities: ReadonlySet<string> = known): QueryInput {
  return [JSON.parse(json), cities];
}

/** A vocabulary is a set of texts; arguments are whatever a model sent. */
function allows([, cities, ...more]: readonly unknown[]): boolean {
  return (
    more.length === 0 &&
    cities instanceof Set &&
    [...cities].every((city) => typeof city === 'string')
  );
}

/** What the inputs of `validateQuery` that nobody draws are made from. */
export const walk: Walk<QueryInput> = {
  from: [given('{"city": "Hangzhou", "days": 3}')],
  allows,
  compared: [{ text: [0, 'city'], with: [1] }],
  bounds: [1, 7],
  names: ['permit', 'unit', 'units', 'country', 'day', 'cities', 'approved'],
  texts: ['Oslo', '朝阳', 'Hangzhou, 朝阳', 'Shanghai', 'São Paulo', 'schema_fields'],
  more: [
    given('{"days": 3, "city": "Hangzhou"}'),
    given('{"city": "", "days": 3}', new Set([''])),
    given('{"city": "Hangzhou", "days": 3}', new Set()),
  ],
};
