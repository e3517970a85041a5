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

/** A request for a closure, as it was read. */
export interface Needs {
  readonly resources: ReadonlyMap<string, NeedyResource>;
  readonly active: ReadonlySet<string>;
  readonly requested: ReadonlySet<string>;
  readonly maxDepth: number;
  readonly extraBudget: number;
}

/** Reads a request for a closure, or says why it cannot be read: first the limits, then all shapes, then all costs. */
export function readNeeds(request: unknown): Needs | UnreadNeeds {
  const maxDepth = field(request, 'maxDepth');
  const extraBudget = field(request, 'extraBudget');
  if (!isTokens(maxDepth) || !isTokens(extraBudget)) return 'invalid_limit';

  const record = field(request, 'resources');
  const active = readNames(field(request, 'active'));
  const requested = readNames(field(request, 'requested'));
  if (!isFields(record) || active === null || requested === null)
    return 'invalid_shape';

  const resources = new Map<string, NeedyResource>();
  let costsHold = true;
  for (const id of byCodePoint(fieldNames(record))) {
    const owner = field(record[id], 'owner');
    const cost = field(record[id], 'cost');
    const needs = readNames(field(record[id], 'needs'));
    if (typeof owner !== 'string' || needs === null) return 'invalid_shape';
    if (isTokens(cost)) resources.set(id, { owner, cost, needs });
    else costsHold = false;
  }
  if (!costsHold) return 'invalid_cost';
  return {
    resources,
    active,
    requested,
    maxDepth,
    extraBudget,
  };
}
