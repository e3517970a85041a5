// node examples/admission-gates.ts: a host admits or refuses calls of a heating tool. Asserts what it shows.
import assert from 'node:assert/strict';
import { type AdmissionTool, acceptResult, admit, type HostPolicy } from '#core';
import { compileSchema } from '#schema';

const rooms = new Map([
  ['kitchen', { owner: 'lin' }],
  ['study', { owner: 'sam' }],
]);

/** A schema that does not compile is the author's mistake, and stops the program before any call comes. */
function compiled(schema: unknown) {
  const answer = compileSchema(schema);
  assert(answer.ok, answer.ok ? '' : JSON.stringify(answer.problems));
  return answer.validate;
}

const setHeating: AdmissionTool = {
  name: 'set_heating',
  validateArguments: compiled({
    type: 'object',
    properties: {
      room: { type: 'string', minLength: 1 },
      degrees: { type: 'number', minimum: 5, maximum: 30 },
    },
    required: ['room', 'degrees'],
    additionalProperties: false,
  }),
  // Which rooms there are is a fact of this host; no schema holds it.
  semanticChecks: [
    {
      id: 'room_exists',
      find: (args) => {
        const { room } = args as { room: string };
        const received = { kind: 'value', value: room } as const;
        return rooms.has(room) ? [] : [{ path: '/room', expected: [...rooms.keys()], received }];
      },
    },
  ],
  validateResult: compiled({
    type: 'object',
    properties: { degrees: { type: 'number' } },
    required: ['degrees'],
  }),
};

/** Who asks is known from the session, never from the arguments. */
const policyFor =
  (user: string): HostPolicy =>
  ({ arguments: args }) =>
    rooms.get((args as { room: string }).room)?.owner === user ? 'granted' : 'denied';

const calls = [
  { user: 'lin', args: '{"room": "kitchen", "degrees": 21}', ends: 'start' },
  { user: 'lin', args: '{"room": "kitchen", "degrees": 68, "unit": "fahrenheit"}', ends: 'structure' },
  { user: 'lin', args: '{"room": "kitchen", "degrees": "21"}', ends: 'structure' },
  { user: 'lin', args: '{"room": "attic", "degrees": 21}', ends: 'meaning' },
  { user: 'lin', args: '{"room": "study", "degrees": 21}', ends: 'permission' },
  { user: 'sam', args: '{"room": "study", "degrees": 21}', ends: 'start' },
] as const;

for (const { user, args, ends } of calls) {
  const run = admit(setHeating, JSON.parse(args), policyFor(user));
  const end = run.passed ? 'start' : run.stoppedAt;
  console.log(`${user}  ${args}`);
  for (const step of run.trace) console.log(`     ${step.gate}: ${step.outcome}`);
  if (!run.passed) console.log(`     ${JSON.stringify(run.refusal)}`);
  assert.equal(end, ends);
}

// The other direction: a call that was admitted excuses nothing about its result.
assert.deepEqual(acceptResult(setHeating, { degrees: 21 }), { ok: true });
assert.equal(acceptResult(setHeating, { degrees: 'warm' }).ok, false);
console.log('As expected.');
