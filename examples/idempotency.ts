// node examples/idempotency.ts: where keys come from, and what a crash leaves of a receipt. Asserts what it shows.
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { executeOnce, memoryReceipts, type OnceCall } from '#core';
import { type EffectPlace, type SqliteReceipts, sqliteReceipts } from '#receipts/sqliteReceipts.ts';

// #region planned-key
interface PlannedWrite {
  readonly key: string;
  readonly note: string;
}

/** Draws the key once, when a write is agreed on; from then on it is part of the task. */
function plan(note: string): PlannedWrite {
  return { key: randomUUID(), note };
}

/** What goes out, however often and from whichever process: the key comes from the task, and not from a model. */
function callOf({ key, note }: PlannedWrite): OnceCall {
  const args = { ticket_id: 'T-102', note, action_id: key };
  return { actor: 'ann', tool: 'record_ticket_followup', key, arguments: args, ends: 'done' };
}

const stored = JSON.stringify([plan('call back'), plan('call back')]);
const [monday, friday]: [PlannedWrite, PlannedWrite] = JSON.parse(stored);
// The process restarts and reads its task again.
const [again]: [PlannedWrite] = JSON.parse(stored);

const { answers, ran } = executeOnce([monday, again, friday].map(callOf));
assert.deepEqual(answers, ['done', 'replayed', 'done']);
assert.deepEqual(ran, [0, 2]);
// #endregion planned-key

const scope = { actor: 'ann', tool: 'record_ticket_followup', key: 'write-1' };
const print = 'the fingerprint of: call back';
const folder = mkdtempSync(path.join(tmpdir(), 'idempotency-'));
process.on('exit', () => rmSync(folder, { recursive: true }));

// #region crash
/** Writes the note, and ends before anybody has said that it is done. */
async function endsHalfway(file: string, place: EffectPlace): Promise<void> {
  const receipts = sqliteReceipts(file, place);
  const ledger = place === 'inside' ? receipts.database : new DatabaseSync(`${file}-ledger`);
  ledger.exec('CREATE TABLE notes (note TEXT)');
  await receipts.reserve(scope, print);
  ledger.exec("INSERT INTO notes VALUES ('call back')");
  // Both connections end here, as they do when the process is killed.
  ledger.close();
  if (place === 'elsewhere') receipts.close();
}

for (const { place, notes, state } of [
  { place: 'inside', notes: 0, state: 'reserved' },
  { place: 'elsewhere', notes: 1, state: 'unknown' },
] as const) {
  const file = path.join(folder, place);
  await endsHalfway(file, place);
  const receipts = sqliteReceipts(file, place);
  const ledger = place === 'inside' ? receipts.database : new DatabaseSync(`${file}-ledger`);
  assert.equal(ledger.prepare('SELECT * FROM notes').all().length, notes);
  assert.equal((await receipts.reserve(scope, print)).state, state);
}
// #endregion crash

const inbox: string[] = [];
const seen = new Set<string>();

/** A provider of e-mail that knows keys: the same key is the same message. */
function provider(message: string, key: string): void {
  if (seen.has(key)) return;
  seen.add(key);
  inbox.push(message);
}

// #region outbox
/** The note, the message to be sent and the receipt: all of them are committed, or none. */
async function noteAndMessage(receipts: SqliteReceipts, message: string): Promise<void> {
  const held = await receipts.reserve(scope, print);
  if (held.state !== 'reserved') return;
  receipts.database.exec("INSERT INTO notes VALUES ('call back')");
  receipts.database.prepare('INSERT INTO outbox VALUES (?, ?)').run(randomUUID(), message);
  await held.commit('{"status":"recorded"}');
}

/** Sends what stands in the outbox, each message under its own key, and deletes it afterwards. */
function sendAll(outbox: DatabaseSync, post: typeof provider, diesAfterSending = false): void {
  for (const { key, message } of outbox.prepare('SELECT * FROM outbox').all()) {
    post(String(message), String(key));
    if (diesAfterSending) return;
    outbox.prepare('DELETE FROM outbox WHERE key = ?').run(key ?? '');
  }
}
// #endregion outbox

const mail = sqliteReceipts(path.join(folder, 'mail'), 'inside');
mail.database.exec('CREATE TABLE notes (note TEXT); CREATE TABLE outbox (key TEXT, message TEXT)');
await noteAndMessage(mail, 'We call you back.');
await noteAndMessage(mail, 'We call you back.');
// The sender dies between the message and its mark, and starts again.
sendAll(mail.database, provider, true);
sendAll(mail.database, provider);
sendAll(mail.database, provider);
assert.deepEqual(inbox, ['We call you back.']);

// A provider that knows no keys sends what is sent twice; an outbox cannot prevent that.
const plain: string[] = [];
const withoutKeys = (message: string): void => {
  plain.push(message);
};
mail.database.prepare('INSERT INTO outbox VALUES (?, ?)').run(randomUUID(), 'We call you back.');
sendAll(mail.database, withoutKeys, true);
sendAll(mail.database, withoutKeys);
assert.deepEqual(plain, ['We call you back.', 'We call you back.']);

// A note that is rolled back takes its message with it. An e-mail sent inside the transaction would be out.
const other = { ...scope, key: 'write-2' };
const undone = await mail.reserve(other, print);
assert(undone.state === 'reserved');
mail.database.prepare('INSERT INTO outbox VALUES (?, ?)').run(randomUUID(), 'Never to be sent.');
await undone.release();
sendAll(mail.database, provider);
assert.deepEqual(inbox, ['We call you back.']);
assert.equal(await mail.find(other), null);
mail.close();

const kept = memoryReceipts();
const held = await kept.reserve(scope, print);
assert(held.state === 'reserved');
await held.commit('{"status":"recorded"}');
assert.equal((await kept.reserve(scope, print)).state, 'done');
// A process that starts has a new store.
assert.equal((await memoryReceipts().reserve(scope, print)).state, 'reserved');
console.log('As expected.');
