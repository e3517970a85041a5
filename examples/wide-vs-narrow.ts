// node examples/wide-vs-narrow.ts: what a description, a flag and a route are worth as a boundary. Asserts what it shows.
import assert from 'node:assert/strict';
import { type Actor, callTool, type RuntimeContract, registerTools, type ToolContract } from '#core';
import { field } from '#core/value/fields.ts';
import { labHost } from '#ticket-lab/labHost.ts';

const host = labHost();
const ann: Actor = { id: 'ann', permissions: new Set(['ticket:read', 'ticket:write']) };
const bob: Actor = { id: 'bob', permissions: new Set(['ticket:read']) };

/** The one ticket of the backend. */
let ticket = { owner: 'ann', followups: ['called on Monday'] };

/** PATCH /tickets/T-102: every field that is sent replaces the one that was there. */
function patch(fields: object): { ok: true; output: object } {
  ticket = { ...ticket, ...fields };
  return { ok: true, output: { status: 'recorded' } };
}

/** A closed object schema; what is not named as optional is required. */
function closed(properties: Readonly<Record<string, unknown>>, optional: readonly string[] = []) {
  const required = Object.keys(properties).filter((name) => !optional.includes(name));
  return { type: 'object', properties, required, additionalProperties: false };
}

const text = { type: 'string', minLength: 1 };
const reading: RuntimeContract = {
  contractVersion: 1,
  permission: 'ticket:read',
  effect: 'read',
  approval: 'never',
  idempotencyKey: null,
  timeoutMs: 500,
  retry: 'never',
  outputBudgetBytes: 4096,
};
const writing: RuntimeContract = {
  ...reading,
  permission: 'ticket:write',
  effect: 'write',
  idempotencyKey: 'action_id',
};

/** What a call of the tool comes to: `done`, or the code of its error. */
async function call(tool: ToolContract, args: object, actor: Actor): Promise<string> {
  const registration = registerTools([tool], host);
  assert(registration.ok);
  const { result } = await callTool(
    { registry: registration.registry, host },
    { tool: tool.model.name, arguments: args, actor },
  );
  return result.ok ? 'done' : result.error.code;
}

const append = (args: unknown) => patch({ followups: [...ticket.followups, field(args, 'note')] });

// #region flag
const flagged: ToolContract = {
  model: {
    name: 'record_followup',
    description: 'Appends a note to the ticket. With dry_run it only shows what would be appended.',
    inputSchema: closed({ note: text, action_id: text, dry_run: { type: 'boolean' } }, ['dry_run']),
  },
  runtime: writing,
  handler: (args) => (field(args, 'dry_run') === true ? { ok: true, output: args } : append(args)),
};
const preview: ToolContract = {
  model: {
    name: 'preview_followup',
    description: 'Shows what would be appended. Writes nothing.',
    inputSchema: closed({ note: text }),
  },
  runtime: reading,
  handler: (args) => ({ ok: true, output: args }),
};

const note = { note: 'wants a call back' };
const first = { ...note, action_id: 'write-1' };
// Bob may read, and wants to see what a note would look like.
assert.equal(await call(flagged, { ...first, dry_run: true }, bob), 'permission_denied');
assert.equal(await call(preview, note, bob), 'done');
// Ann looks first, and then means it.
assert.equal(await call(flagged, { ...first, dry_run: true }, ann), 'done');
assert.equal(await call(flagged, first, ann), 'idempotency_conflict');
// Another call was meant to be a look, too.
assert.equal(await call(flagged, { ...note, action_id: 'write-2' }, ann), 'done');
assert.deepEqual(ticket.followups, ['called on Monday', 'wants a call back']);
// #endregion flag

ticket = { owner: 'ann', followups: ['called on Monday'] };
// #region route
/** The route as it is, made into a tool. */
const asRoute: ToolContract = {
  model: {
    name: 'patch_ticket',
    description: 'Changes fields of the ticket.',
    inputSchema: closed({ fields: { type: 'object' }, action_id: text }),
  },
  runtime: writing,
  handler: (args) => patch(Object(field(args, 'fields'))),
};
/** What somebody wants, mapped to the same route. */
const asIntent: ToolContract = {
  model: {
    name: 'record_followup',
    description: 'Appends one note to the ticket.',
    inputSchema: closed({ note: text, action_id: text }),
  },
  runtime: writing,
  handler: append,
};

const added = { note: 'wants a call back', action_id: 'write-3' };
assert.equal(await call(asIntent, added, ann), 'done');
assert.deepEqual(ticket.followups, ['called on Monday', 'wants a call back']);
assert.equal(await call(asIntent, { ...added, owner: 'eve' }, ann), 'invalid_arguments');

// The same wish by way of the route: the list is replaced, and one more field does not hurt.
const fields = { followups: ['wants a call back'], owner: 'eve' };
assert.equal(await call(asRoute, { fields, action_id: 'write-4' }, ann), 'done');
assert.deepEqual(ticket, fields);
// #endregion route

ticket = { owner: 'ann', followups: [] };
// #region described
const described: ToolContract = {
  model: {
    name: 'record_followup',
    description: 'Appends a note. ONLY call this after a supervisor has approved the note!',
    inputSchema: closed({ note: text, action_id: text }),
  },
  runtime: { ...writing, approval: 'never' },
  handler: append,
};
const enforced: ToolContract = { ...described, runtime: { ...writing, approval: 'required' } };

assert.equal(await call(described, { note: 'refund granted', action_id: 'write-5' }, ann), 'done');
assert.equal(
  await call(enforced, { note: 'refund granted', action_id: 'write-6' }, ann),
  'approval_required',
);
assert.deepEqual(ticket.followups, ['refund granted']);
// #endregion described
console.log('As expected.');
