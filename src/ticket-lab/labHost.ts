import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { type Compiled, memoryReceipts, type ReceiptStore, type RegistryHost } from '#core/index.ts';
import { interpretSchema } from '#schema/interpret/interpretSchema.ts';

/** The moment at which every case happens. */
export const LAB_NOW = Date.UTC(2026, 0, 12);

/** How long the network and the tool take together, and whether the tool runs before the wait is over. */
export interface Latency {
  readonly ms: number;
  /** `before`: the wait ends before the tool has begun. `after`: the tool has done its work, and the answer is late. */
  readonly lost: 'before' | 'after';
}

/** How a tool's schemas become checks. */
export type Compile = RegistryHost['compile'];

/**
 * A host whose clock stands still and whose latency is given: the same calls, the same results, byte for byte.
 *
 * @param compile the interpreter unless given: a page's security policy lets nothing be compiled
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

/** The lab makes its registry anew for each case; the schemas stay the same. */
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
