import { pointerTo } from '#json/pointer.ts';
import { field, fieldNames, isFields } from '../value/fields.ts';
import { byCodePoint, readNames } from './names.ts';
import { isTokens } from './tokens.ts';

/** Why a request could not be read. */
export type UnreadCode =
  | 'invalid_budget'
  | 'invalid_shape'
  | 'invalid_cost';

/** A text that belongs to a skill, and what it costs, in tokens. */
export interface OwnedCost {
  readonly owner: string;
  readonly cost: number;
}

/** A load request as far as it could be read. What could not be read is left out, and its place stands under `unread`. */
export interface Load {
  /** The request as it was given. */
  readonly request: unknown;
  readonly budget: number;
  /** Metadata: each skill that the catalogue lists, with its cost in tokens. By code point, like all that follow. */
  readonly catalog: ReadonlyMap<string, number>;
  readonly bodies: ReadonlyMap<string, number>;
  readonly resources: ReadonlyMap<string, OwnedCost>;
  readonly active: ReadonlySet<string>;
  readonly requested: ReadonlySet<string>;
  /** What could not be read, by the reason: JSON Pointers (RFC 6901) into the request. */
  readonly unread: Readonly<Record<UnreadCode, readonly string[]>>;
}

/** Reads a load request. Nothing makes it throw: a value that is no record is a request without any part. */
export function readLoad(request: unknown): Load {
  const unread: Record<UnreadCode, string[]> = {
    invalid_budget: [],
    invalid_shape: [],
    invalid_cost: [],
  };
  const miss = (
    code: UnreadCode,
    ...steps: readonly (string | number)[]
  ) => {
    unread[code].push(pointerTo(...steps));
  };

  const entries = (
    part: 'catalog' | 'bodies' | 'resources',
  ): readonly (readonly [string, unknown])[] => {
    const record = field(request, part);
    if (isFields(record))
      return byCodePoint(fieldNames(record)).map((id) => [id, record[id]]);
    miss('invalid_shape', part);
    return [];
  };
  const costs = (part: 'catalog' | 'bodies') => {
    const read = new Map<string, number>();
    for (const [id, cost] of entries(part)) {
      // Adding 0 makes a 0 of -0, which JSON text can hold.
      if (isTokens(cost)) read.set(id, cost + 0);
      else miss('invalid_cost', part, id);
    }
    return read;
  };
  const owned = () => {
    const read = new Map<string, OwnedCost>();
    for (const [id, pair] of entries('resources')) {
      if (!isOwnedPair(pair)) miss('invalid_shape', 'resources', id);
      else if (isTokens(pair[1]))
        read.set(id, { owner: pair[0], cost: pair[1] + 0 });
      else miss('invalid_cost', 'resources', id, 1);
    }
    return read;
  };
  const names = (part: 'active' | 'requested') => {
    const read = readNames(field(request, part));
    if (read === null) miss('invalid_shape', part);
    return read ?? new Set<string>();
  };

  const budget = field(request, 'budget');
  if (!isTokens(budget)) miss('invalid_budget', 'budget');
  return {
    request,
    budget: isTokens(budget) ? budget + 0 : 0,
    catalog: costs('catalog'),
    bodies: costs('bodies'),
    resources: owned(),
    active: names('active'),
    requested: names('requested'),
    unread,
  };
}

/** A resource is a list of exactly two: its owner's name and its cost, whatever that is. */
function isOwnedPair(value: unknown): value is readonly [string, unknown] {
  return (
    Array.isArray(value) &&
    value.length === 2 &&
    typeof value[0] === 'string'
  );
}
