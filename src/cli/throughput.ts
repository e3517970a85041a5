// npm run throughput: calls through the registry a second, beside the validator alone on the same arguments in the same
// run. A benchmark: it prints, and never fails on a slow day.
import { callTool, issueApproval, memoryReceipts, registerTools } from '#core';
import { compileSchema } from '#schema';
import { LAB_NOW, labHost } from '#ticket-lab/labHost.ts';
import { narrowTools } from '#ticket-lab/narrowTools.ts';
import { ticketStore } from '#ticket-lab/ticketStore.ts';

const ROUNDS = 7;
const CALLS = 2_000;

const store = ticketStore();
const host = labHost({ compile: compileSchema, receipts: memoryReceipts() });
const registration = registerTools(narrowTools(store, host), host);
if (!registration.ok) throw new TypeError(JSON.stringify(registration.problems));
const { registry } = registration;
const actor = { id: 'ann', permissions: new Set(['ticket:read', 'ticket:write']) };

let keys = 0;

/** The next call of a tool; a write has a key and an approval of its own each time. */
function nextCall(tool: string) {
  if (tool === 'get_ticket') return { tool, arguments: { ticket_id: 'T-102' }, actor };
  keys += 1;
  const args = { ticket_id: `T-${101 + (keys % 25)}`, note: 'call back', action_id: `write-${keys}` };
  const approved = { tool, contractVersion: 1, actor: actor.id, arguments: args };
  const approval = issueApproval(approved, { approver: 'boss', expiresAt: LAB_NOW + 1 }, host);
  return { tool, arguments: args, actor, approval };
}

for (const tool of ['get_ticket', 'record_ticket_followup']) {
  const validate = registry.get(tool)?.validateArguments;
  if (validate === undefined) throw new RangeError(`no tool "${tool}"`);
  const whole: number[] = [];
  const alone: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    // Approvals are somebody else's work, so they are made before the clock starts.
    const calls = Array.from({ length: CALLS }, () => nextCall(tool));
    let start = performance.now();
    for (const call of calls) validate(call.arguments);
    alone.push((CALLS / (performance.now() - start)) * 1000);
    start = performance.now();
    for (const call of calls) {
      const { result } = await callTool({ registry, host }, call);
      if (!result.ok) throw new Error(`${tool}: ${result.error.code}`);
    }
    whole.push((CALLS / (performance.now() - start)) * 1000);
  }
  const [registryRate, ajvRate] = [median(whole), median(alone)];
  console.log(
    `${tool}: registry ${Math.round(registryRate)} calls/s, Ajv alone ${Math.round(ajvRate)} checks/s, ratio 1 : ${(ajvRate / registryRate).toFixed(1)} (median of ${ROUNDS} rounds of ${CALLS})`,
  );
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
