import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { type Compiled, memoryReceipts, type ReceiptStore, type RegistryHost } from '#core';
import { interpretSchema } from '#schema/interpret/interpretSchema.ts';

/** The fixed time of every case. */
export const LAB_NOW = Date.UTC(2026, 0, 12);

/** The duration of a call, and whether the tool runs before the deadline. */
export interface Latency {
  readonly ms: number;
  /** `before`: the deadline passes before the tool starts. `after`: the tool finishes and its answer is late. */
  readonly lost: 'before' | 'after';
}

/** Compiles a tool's schemas. */
export type Compile = RegistryHost['compile'];

/**
 * Creates a deterministic host: a fixed clock and given latencies.
 *
 * @param compile the interpreter by default, because a page's security policy forbids compiled code
 */
export function labHost({
  compile = interpretSchema,
  receipts = memoryReceipts(),
  latency = () => null,
}: {
  readonly compile?: Compile;
  readonly receipts?: ReceiptStore;
  readonly latency?: () => Latency | null;
} = {}): RegistryHost {
  return {
    compile: once(compile),
    sha256: digest,
    mac: (text) =>
      bytesToHex(hmac(sha256, utf8ToBytes('a fixed key: this is a lab'), utf8ToBytes(text))).slice(0, 16),
    now: () => LAB_NOW,
    withDeadline: async (limitMs, work) => {
      const wait = latency();
      if (wait === null || wait.ms <= limitMs)
        return { ended: true, value: await work({ cancelled: false }) };
      if (wait.lost === 'after') await work({ cancelled: true });
      return { ended: false, observedMs: wait.ms };
    },
    receipts,
  };
}

const compiled = new WeakMap<Compile, Map<string, Compiled>>();

/** Caches compiled schemas, because the lab creates a new registry for each case. */
function once(compile: Compile): Compile {
  const known = compiled.get(compile) ?? new Map<string, Compiled>();
  compiled.set(compile, known);
  return (schema) => {
    const text = JSON.stringify(schema);
    const check = known.get(text) ?? compile(schema);
    known.set(text, check);
    return check;
  };
}

/** SHA-256 of a text in UTF-8, as 64 hexadecimal digits. */
export function digest(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}
