import { pointerTo } from '#json/pointer.ts';
import { field, fieldNames, isFields } from '../value/fields.ts';
import { byCodePoint, readNames } from './names.ts';
import { isTokens } from './tokens.ts';

/** A resource that may need others: the skill that owns it, its own cost in tokens, and the ids of what it refers to. */
export interface NeedyResource {
  readonly owner: string;
  readonly cost: number;
  readonly needs: ReadonlySet<string>;
}

/** Why a request for a closure could not be read. */
export type UnreadNeeds =
  | 'invalid_limit'
  | 'invalid_shape'
  | 'invalid_cost';

/** A request for a closure as far as it could be read. What could not be read is left out, and its place stands under `unread`. */
export interface Needs {
  /** The request as it was given. */
  readonly request: unknown;
  readonly resources: ReadonlyMap<string, NeedyResource>;
  readonly active: ReadonlySet<string>;
  readonly requested: ReadonlySet<string>;
  readonly maxDepth: number;
  readonly extraBudget: number;
  /** What could not be read, by the reason: JSON Pointers (RFC 6901) into the request. */
  readonly unread: Readonly<Record<UnreadNeeds, readonly string[]>>;
}

/** Reads a request for a closure. Nothing makes it throw: a value that is no record is a request without any part. */
export function readNeeds(request: unknown): Needs {
  const unread: Record<UnreadNeeds, string[]> = {
    invalid_limit: [],
    invalid_shape: [],
    invalid_cost: [],
  };
  const limit = (part: 'maxDepth' | 'extraBudget') => {
    const value = field(request, part);
    if (isTokens(value)) return value;
    unread.invalid_limit.push(pointerTo(part));
    return 0;
  };
  const names = (part: 'active' | 'requested') => {
    const read = readNames(field(request, part));
    if (read === null) unread.invalid_shape.push(pointerTo(part));
    return read ?? new Set<string>();
  };
  const owned = () => {
    const record = field(request, 'resources');
    const read = new Map<string, NeedyResource>();
    if (!isFields(record)) {
      unread.invalid_shape.push(pointerTo('resources'));
      return read;
    }
    for (const id of byCodePoint(fieldNames(record))) {
      const owner = field(record[id], 'owner');
      const cost = field(record[id], 'cost');
      const needs = readNames(field(record[id], 'needs'));
      if (typeof owner !== 'string' || needs === null)
        unread.invalid_shape.push(pointerTo('resources', id));
      else if (isTokens(cost)) read.set(id, { owner, cost, needs });
      else unread.invalid_cost.push(pointerTo('resources', id, 'cost'));
    }
    return read;
  };
  return {
    request,
    maxDepth: limit('maxDepth'),
    extraBudget: limit('extraBudget'),
    resources: owned(),
    active: names('active'),
    requested: names('requested'),
    unread,
  };
}
