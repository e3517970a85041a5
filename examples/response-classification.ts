// node examples/response-classification.ts: hosts read what comes back, and what does not. Asserts what it shows.
import assert from 'node:assert/strict';
import { type AdmissionTool, admit, classifyResponse, type ProposedCall, readResponse } from '#core';
import { compileSchema } from '#schema';

/** A schema that does not compile is the author's mistake, and stops the program before any call goes out. */
function compiled(schema: unknown) {
  const answer = compileSchema(schema);
  assert(answer.ok, answer.ok ? '' : JSON.stringify(answer.problems));
  return answer.validate;
}

const createOrder = {
  name: 'create_order',
  inputSchema: { type: 'object', properties: { sku: { type: 'string' } }, required: ['sku'] },
  outputSchema: { type: 'object', properties: { orderId: { type: 'string' } }, required: ['orderId'] },
};

/** Takes every order at once. Its first answer is lost on the way back. */
class Shop {
  readonly #orders: string[] = [];

  order(id: number, sku: string): unknown {
    const orderId = `O-${this.#orders.push(sku)}`;
    if (orderId === 'O-1') return null;
    return { jsonrpc: '2.0', id, result: { content: [], structuredContent: { orderId } } };
  }

  ordersOf(sku: string): number {
    return this.#orders.filter((ordered) => ordered === sku).length;
  }
}

/** Sends the order once and reads what comes back. */
function send(shop: Shop, id: number) {
  const request = {
    jsonrpc: '2.0',
    id,
    method: 'tools/call',
    params: { name: 'create_order', arguments: { sku: 'A1' } },
  };
  const frame = shop.order(id, 'A1');
  const observed = frame === null ? { event: { type: 'timeout' } } : { frame };
  const reading = readResponse(
    { request, ...observed, tool: createOrder, effect: 'write' },
    { compile: compiled },
  );
  assert(reading.ok);
  console.log(`order ${id}: ${reading.class}, executed ${reading.executed}, ${reading.decision}`);
  return reading;
}

// #region after-silence
/** Takes silence for failure, and orders until an answer comes. */
function insists(shop: Shop): void {
  let id = 0;
  while (send(shop, id).class === 'no_answer') id += 1;
}

/** Takes silence for silence, and looks before it writes again. */
function looksFirst(shop: Shop): void {
  const { decision } = send(shop, 0);
  if (decision !== 'reconcile_first') return;
  if (shop.ordersOf('A1') === 0) send(shop, 1);
}

for (const { host, orders } of [
  { host: insists, orders: 2 },
  { host: looksFirst, orders: 1 },
]) {
  const shop = new Shop();
  host(shop);
  assert.equal(shop.ordersOf('A1'), orders);
}
// #endregion after-silence

const saysTwo = { jsonrpc: '2.0', id: 2, result: { content: [], structuredContent: { count: 2 } } };

// #region business-check
/** Whether the notes of the task, and no others, are in the folder. */
function holdsExactly(folder: string[], asked: string[]): boolean {
  const each = asked.every((note) => folder.includes(note));
  return each && folder.length === asked.length;
}

for (const { folder, done } of [
  { folder: ['note-21', 'note-17'], done: true },
  { folder: ['note-17', 'note-17'], done: false },
  { folder: ['note-17', 'note-30'], done: false },
]) {
  assert.equal(classifyResponse(saysTwo, 2), 'verify_business');
  assert.equal(holdsExactly(folder, ['note-17', 'note-21']), done);
}
// #endregion business-check

const deleteNotes: AdmissionTool = {
  name: 'delete_notes',
  validateArguments: compiled({
    type: 'object',
    properties: { tag: { type: 'string' } },
    required: ['tag'],
    additionalProperties: false,
  }),
  semanticChecks: [],
};

// #region planted-order
/** What the user agreed to. Nothing that a tool returns is added. */
const agreedTo = new Set(['count_notes']);

function policy({ tool }: ProposedCall): 'granted' | 'denied' {
  return agreedTo.has(tool) ? 'granted' : 'denied';
}

// Suppose that the model believed the sentence: what it emits now
// is a proposal.
const run = admit(deleteNotes, { tag: 'train' }, policy);
assert(!run.passed);
assert.equal(run.refusal.code, 'permission_denied');
// #endregion planted-order
console.log('As expected.');
