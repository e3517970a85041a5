import { type Gate, runGates } from '../gates/runGates.ts';
import { field, hasExactlyFields } from '../value/fields.ts';

/** Why a weather query was refused. Each gate has one reason of its own. */
export type QueryRefusal =
  | 'schema_fields'
  | 'schema_types'
  | 'schema_range'
  | 'semantic_city';

/** The gates of a weather query, named after what they look at. */
export type QueryGateId = 'fields' | 'types' | 'range' | 'city';

/** What {@link validateQuery} answers. */
export type QueryAnswer =
  | { readonly ok: true; readonly reason: 'accepted' }
  | { readonly ok: false; readonly reason: QueryRefusal };

/** A proposed weather query, beside the cities that the host knows. */
export interface QueryCall {
  readonly arguments: unknown;
  readonly allowedCities: ReadonlySet<string>;
}

/** One gate of a weather query. */
export type QueryGate = Gate<QueryGateId, QueryCall, QueryRefusal>;

// #region query-gates
/** The four gates, in their order. The first that refuses gives the reason. */
export const queryGates: readonly QueryGate[] = [
  {
    id: 'fields',
    check: (call) =>
      hasExactlyFields(call.arguments, ['city', 'days'])
        ? null
        : 'schema_fields',
  },
  {
    id: 'types',
    check: (call) =>
      typeof field(call.arguments, 'city') === 'string' &&
      Number.isInteger(field(call.arguments, 'days'))
        ? null
        : 'schema_types',
  },
  {
    id: 'range',
    check: (call) => {
      const days = field(call.arguments, 'days');
      // Stryker disable next-line ConditionalExpression: an earlier gate has settled that it is a number
      return typeof days === 'number' && days >= 1 && days <= 7
        ? null
        : 'schema_range';
    },
  },
  {
    id: 'city',
    check: (call) => {
      const city = field(call.arguments, 'city');
      // Stryker disable next-line ConditionalExpression: an earlier gate has settled that it is a string
      return typeof city === 'string' && call.allowedCities.has(city)
        ? null
        : 'semantic_city';
    },
  },
];
// #endregion query-gates

// #region validate-query
/**
 * Says whether the arguments of a weather query are well formed and name a city of the vocabulary.
 *
 * The fields are exactly `city`, a string, and `days`, an integer number of days from 1 to 7. The city is compared as
 * it stands: case, blanks and Unicode form count. `accepted` is no permission: see `permit`.
 *
 * @param args what the model proposed; any value, and none makes this throw
 * @param allowedCities the host's vocabulary
 * @returns `accepted`, or the reason of the first gate that refuses
 * @throws TypeError where `allowedCities` is not a set, a fault of the caller and not of the model
 */
export function validateQuery(
  args: unknown,
  allowedCities: ReadonlySet<string>,
): QueryAnswer {
  if (!(allowedCities instanceof Set))
    throw new TypeError('allowedCities must be a Set of strings');
  const run = runGates(queryGates, { arguments: args, allowedCities });
  return run.passed
    ? { ok: true, reason: 'accepted' }
    : { ok: false, reason: run.refusal };
}
// #endregion validate-query
