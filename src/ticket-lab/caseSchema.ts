import { callEffects } from '#core';
import { actorNames, approvalFixtures, handlerFaults } from './labCase.ts';
import { safeguards } from './safeguards.ts';

const text = { type: 'string', minLength: 1 };
const flag = { type: 'boolean' };
const calls = (item: object) => ({ type: 'array', minItems: 1, items: item });

const call = {
  type: 'object',
  properties: { name: text, arguments: {} },
  required: ['name', 'arguments'],
  additionalProperties: false,
};

const step = {
  type: 'object',
  properties: {
    name: text,
    arguments: {},
    actor: { enum: actorNames },
    approval: { enum: approvalFixtures },
    latency: {
      type: 'object',
      properties: { ms: { type: 'integer', minimum: 0 }, lost: { enum: ['before', 'after'] } },
      required: ['ms', 'lost'],
      additionalProperties: false,
    },
    restart: flag,
    withNext: flag,
    alterReceipts: flag,
    permissions: { type: 'array', items: text },
    nowOwnedBy: { enum: actorNames },
    followCursor: flag,
  },
  required: ['name', 'arguments'],
  additionalProperties: false,
};

/** JSON Schema of a line of the lab's data sets. Its lists are those that the lab itself uses. */
export const caseSchema = {
  type: 'object',
  properties: {
    case_id: { type: 'string', pattern: '^[a-z0-9]+(-[a-z0-9]+)*$' },
    intent: text,
    actor_permissions: { type: 'array', items: text },
    approved: flag,
    baseline_calls: calls(call),
    best_baseline_calls: calls(call),
    candidate_calls: calls(step),
    store: {
      type: 'object',
      properties: {
        owners: { type: 'object', additionalProperties: text },
        long: {
          type: 'object',
          properties: { id: text, characters: { type: 'integer', minimum: 1 } },
          required: ['id', 'characters'],
          additionalProperties: false,
        },
      },
      additionalProperties: false,
    },
    fault: { enum: handlerFaults },
    needs: { enum: safeguards },
    expected: {
      type: 'object',
      properties: {
        ok: flag,
        side_effect_count: { type: 'integer', minimum: 0 },
        error_code: text,
        retryable: flag,
        outcome: { enum: callEffects },
        replayed: flag,
        output_keys: { type: 'array', items: text },
        output_count: { type: 'integer', minimum: 0 },
        has_next_cursor: flag,
      },
      required: ['ok', 'side_effect_count'],
      additionalProperties: false,
    },
  },
  required: ['case_id', 'intent', 'actor_permissions', 'candidate_calls', 'expected'],
  additionalProperties: false,
} as const;
