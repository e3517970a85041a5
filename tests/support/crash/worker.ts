// A process of the crash tests: settles what is open where it is told to, makes calls, and is killed at the step that it
// is told. What it says on its way out is what a client would have been answered.

import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import {
  callPipeline,
  callTool,
  type ReceiptStore,
  type RegistryHost,
  readReceipt,
  registerTools,
  settleReceipt,
  type ToolContract,
} from '#core';
import { type EffectPlace, sqliteReceipts } from '#receipts/sqliteReceipts.ts';
import { actor, ledger } from '../ledger.ts';

const [folder = '', place = 'inside', calls = '1', killAt = '', version = '1', first = ''] =
  process.argv.slice(2);

/** The end, without a chance to tidy up, where this is the step to die at. */
function step(name: string): void {
  if (name === killAt) process.kill(process.pid, 'SIGKILL');
}

const receipts = sqliteReceipts(`${folder}/receipts.db`, place as EffectPlace);
receipts.database.exec('CREATE TABLE IF NOT EXISTS entries (text TEXT NOT NULL)');

const watched: ReceiptStore = {
  ...receipts,
  reserve: async (scope, fingerprint) => {
    step('before the reservation');
    const held = await receipts.reserve(scope, fingerprint);
    step('after the reservation');
    if (held.state !== 'reserved') return held;
    return {
      ...held,
      commit: async (output) => {
        step('before the commit');
        await held.commit(output);
        step('after the commit');
      },
    };
  },
  settle: async (...settlement) => {
    step('before the settlement');
    const isSettled = await receipts.settle(...settlement);
    step('after the settlement');
    return isSettled;
  },
};

const { enter } = ledger();
const tool: ToolContract<'no_such_account'> = {
  ...enter,
  runtime: { ...enter.runtime, contractVersion: Number(version) },
  handler: (args, { unit }) => {
    step('before the write');
    const { text } = args as { text: string };
    if (unit instanceof DatabaseSync) unit.prepare('INSERT INTO entries VALUES (?)').run(text);
    else {
      const file = fs.openSync(`${folder}/effects.log`, 'a');
      fs.writeSync(file, `${text}\n`);
      fs.fsyncSync(file);
      fs.closeSync(file);
    }
    step('after the write');
    return { ok: true, output: { entry: 1 } };
  },
};

const host: RegistryHost = {
  compile: () => ({ ok: true, validate: () => [] }),
  sha256: (text) => createHash('sha256').update(text).digest('hex'),
  mac: (text) => createHash('sha256').update(`a key ${text}`).digest('hex'),
  now: () => 0,
  withDeadline: async (_limit, work) => ({ ended: true, value: await work({ cancelled: false }) }),
  receipts: watched,
};
const registration = registerTools([tool], host);
if (!registration.ok) throw new Error(JSON.stringify(registration.problems));
const registered = {
  registry: registration.registry,
  host,
  ...(first === 'no gate' ? { pipeline: callPipeline.filter(({ id }) => id !== 'receipt') } : {}),
};

const answers: string[] = [];
if (first === 'settle') answers.push(await settleOpen());
for (let made = 0; made < Number(calls); made += 1) {
  const { result } = await callTool(registered, {
    tool: 'enter',
    arguments: { text: 'rent', key: 'k1' },
    actor: actor('ann', 'ledger:write'),
  });
  step('before the answer');
  const answer = result.ok ? (result.replayed ? 'replayed' : 'ok') : result.error.code;
  answers.push(`${answer} ${effects()}`);
}
process.stdout.write(JSON.stringify(answers));
receipts.close();

/** Settles what stands under the key as the effects say: the settlement's word, or why there is none. */
async function settleOpen(): Promise<string> {
  const read = await readReceipt(host, { actor: 'ann', tool: 'enter', key: 'k1' });
  if (read?.state !== 'open') return `nothing open ${effects()}`;
  const { result } = await settleReceipt(
    registered,
    read.open,
    effects() > 0 ? { found: 'applied', output: { entry: 1 } } : { found: 'not_applied' },
  );
  return `${result.ok ? result.settled : result.error.code} ${effects()}`;
}

/** How often the write has happened, wherever it goes. */
function effects(): number {
  const rows = receipts.database.prepare('SELECT count(*) AS n FROM entries').get() as { n: number };
  const log = `${folder}/effects.log`;
  return rows.n + (fs.existsSync(log) ? fs.readFileSync(log, 'utf8').split('\n').length - 1 : 0);
}
