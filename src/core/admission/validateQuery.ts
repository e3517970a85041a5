import { pointerTo } from '#json/pointer.ts';
import { type Gate, runGates } from '../gates/runGates.ts';
import {
  field,
  hasExactlyFields,
  hasField,
  isFields,
} from '../value/fields.ts';
import { type NearMiss, nearMiss } from './nearMiss.ts';

/** The fields of a weather query. */
export type QueryField = 'city' | 'days';

/** Why a gate of a weather query refused, with the facts. `at` is a JSON Pointer (RFC 6901) into the arguments. */
export type QueryRefusal =
  | {
      readonly code: 'schema_fields';
      readonly problem: 'not_a_record';
      readonly at: '';
      readonly received: unknown;
    }
  | {
      readonly code: 'schema_fields';
      readonly problem: 'wrong_names';
      /** The first unexpected field, or the whole where fields are only missing. */
      readonly at: string;
      readonly missing: readonly QueryField[];
      readonly unexpected: readonly string[];
    }
  | {
      readonly code: 'schema_types';
      readonly at: '/city';
      readonly expected: 'string';
      readonly received: unknown;
    }
  | {
      readonly code: 'schema_types';
      readonly at: '/days';
      readonly expected: 'integer';
      readonly received: unknown;
    }
  | {
      readonly code: 'schema_range';
      readonly at: '/days';
      readonly minimum: 1;
      readonly maximum: 7;
      readonly received: unknown;
    }
  | {
      readonly code: 'semantic_city';
      readonly at: '/city';
      readonly received: unknown;
      /** The known city that was probably meant; null where none is spelled nearly so. */
      readonly near: NearMiss | null;
    };

/** Why a weather query was refused, as a code. Each gate has one of its own. */
export type QueryReason = QueryRefusal['code'];

/** The gates of a weather query, named after what they look at. */
export type QueryGateId = 'fields' | 'types' | 'range' | 'city';

/** What {@link validateQuery} answers. */
export type QueryAnswer =
  | { readonly ok: true; readonly reason: 'accepted' }
  | { readonly ok: false; readonly reason: QueryReason };

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
    check: ({ arguments: args }) =>
      hasExactlyFields(args, ['city', 'days']) ? null : wrongFields(args),
  },
  {
    id: 'types',
    check: ({ arguments: args }) => {
      const code = 'schema_types';
      const [city, days] = [field(args, 'city'), field(args, 'days')];
      if (typeof city !== 'string')
        return { code, at: '/city', expected: 'string', received: city };
      return Number.isInteger(days)
        ? null
        : { code, at: '/days', expected: 'integer', received: days };
    },
  },
  {
    id: 'range',
    check: ({ arguments: args }) => {
      const code = 'schema_range';
      const days = field(args, 'days');
      // Stryker disable next-line ConditionalExpression: an earlier gate has settled that it is a number
      return typeof days === 'number' && days >= 1 && days <= 7
        ? null
        : { code, at: '/days', minimum: 1, maximum: 7, received: days };
    },
  },
  {
    id: 'city',
    check: ({ arguments: args, allowedCities }) => {
      const code = 'semantic_city';
      const city = field(args, 'city');
      // Stryker disable next-line ConditionalExpression: an earlier gate has settled that it is a string
      if (typeof city === 'string' && allowedCities.has(city)) return null;
      const near = nearMiss(city, allowedCities);
      return { code, at: '/city', received: city, near };
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
    : { ok: false, reason: run.refusal.code };
}
// #endregion validate-query

// Stryker disable next-line all: it fills the facts beside the code, which tests/unit/core holds.
const queryFields: readonly QueryField[] = ['city', 'days'];

/** What is wrong with the fields of arguments that do not have exactly the two. */
function wrongFields(
  args: unknown,
): Extract<QueryRefusal, { code: 'schema_fields' }> {
  const code = 'schema_fields';
  // Stryker disable all: the facts beside the code are no part of the answer
  if (!isFields(args))
    return { code, problem: 'not_a_record', at: '', received: args };
  const missing = queryFields.filter((name) => !hasField(args, name));
  // An accessor is no field, but its name is unexpected like any other.
  const unexpected = Object.keys(args).filter(
    (name) => !queryFields.some((known) => known === name),
  );
  const [first] = unexpected;
  const at = first === undefined ? '' : pointerTo(first);
  // Stryker restore all
  return { code, problem: 'wrong_names', at, missing, unexpected };
}
