import type { AdmitRefusal } from '../../admission/admit.ts';
import type { CheckpointReason } from '../../admission/checkpoints.ts';
import type { PermitGateId, PermitReason } from '../../admission/permit.ts';

export * from './skills.ts';

/** What a gate looks at, as a short name. */
export const gateNames = {
  fields: 'fields',
  types: 'types',
  range: 'range',
  city: 'meaning',
  permission: 'host permission',
} satisfies Record<PermitGateId, string>;

/** What a gate demands, in a few words. */
export const gateDemands = {
  fields: 'exactly city and days',
  types: 'city a string, days an integer',
  range: 'days from 1 to 7',
  city: 'a city this host knows',
  permission: 'granted by this host',
} satisfies Record<PermitGateId, string>;

/** Why a weather query was refused: what happened, and what to do. */
export const permitRefusals = {
  schema_fields:
    'The fields are not exactly city and days. Send both, nothing else, spelled like this.',
  schema_types:
    'A field has the wrong type. Send city as a string and days as an integer.',
  schema_range:
    'The number of days is outside 1 to 7. Ask for fewer or more days.',
  semantic_city:
    'This host does not know the city. Use a name from its list, letter for letter.',
  permission_denied:
    'The host does not permit this call. No change to the arguments alters that.',
  permission_undecided:
    'The host gave no decision, and no decision is a no. The policy must be repaired.',
} satisfies Record<PermitReason, string>;

/** Why a call of any tool was refused. */
export const admitRefusals = {
  invalid_arguments:
    'The arguments break the tool’s schema. Repair the fields named.',
  meaning_unknown:
    'The arguments fit the schema but mean nothing here. Use a value that exists.',
  permission_denied: permitRefusals.permission_denied,
  permission_undecided: permitRefusals.permission_undecided,
} satisfies Record<AdmitRefusal['code'], string>;

/** Why a checkpoint stopped a call. */
export const checkpointRefusals = {
  tool_not_exposed: 'The tool was not shown for this user and task.',
  no_call_id:
    'The proposal carries no call id, so nothing can be tied to it.',
  arguments_do_not_fit: 'The arguments do not fit the contract.',
  not_permitted: 'This identity may not do this to this resource.',
  no_execution_record: 'Nothing was written down about the execution.',
  observation_not_for_this_call:
    'The observation that came back is not tied to this call.',
} satisfies Record<CheckpointReason, string>;

export * from './reading.ts';
export * from './responses.ts';
