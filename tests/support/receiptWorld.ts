import {
  type CallPipeline,
  callTool,
  type ErrorCategory,
  type OpenAttempt,
  type ReceiptStore,
  type Runtime,
  readReceipt,
  settleReceipt,
  type ToolContract,
} from '#core';
import { type DiskRow, diskReceipts } from './diskReceipts.ts';
import { actor, ledger } from './ledger.ts';
import { runtimeOf, testHost } from './registryHost.ts';

/** How the tool and the way to it behave for one call. */
export const behaviours = [
  'answers',
  'refuses',
  'throws before writing',
  'throws after writing',
  'breaks its promise',
  'answers too late',
  'is never reached',
  'dies before writing',
  'dies after writing',
] as const;

/** One of them. */
export type Behaviour = (typeof behaviours)[number];

/** A request to write. */
export interface WriteRequest {
  readonly who: string;
  readonly key: string;
  readonly text: string;
}

/** One entry of the ledger: the request that made it, under which version of the contract. */
export interface LedgerEntry extends WriteRequest {
  readonly version: number;
}

/** What comes back from a call. */
export type Came =
  | { readonly kind: 'ok'; readonly replayed: boolean; readonly isSettled: boolean; readonly output: unknown }
  | { readonly kind: 'died' }
  | {
      readonly kind: 'error';
      readonly error: {
        readonly code: string;
        readonly category: ErrorCategory;
        readonly retryable: boolean;
        readonly outcome: 'not_executed' | 'applied' | 'unknown';
      };
    };

/** Changes of the world under test, by which a law is to break. */
export interface WorldChange {
  readonly pipeline?: CallPipeline;
  /** Wraps the store of a process that starts with this version of the contract. */
  readonly store?: (kept: ReceiptStore, version: number) => ReceiptStore;
}

/** A registry on a disk: a process that can die, a tool that can fail, and a contract whose version can change. */
export class ReceiptWorld {
  readonly disk = new Map<string, DiskRow>();
  readonly entries: LedgerEntry[] = [];
  version = 1;
  behaviour: Behaviour = 'answers';
  private readonly change: WorldChange;
  private whenDead: () => void = () => {};
  runtime: Runtime<'no_such_account'>;

  constructor(change: WorldChange = {}) {
    this.change = change;
    this.runtime = this.started();
  }

  /** Starts a process on the disk as it is. */
  restart(): void {
    this.runtime = this.started();
  }

  private started(): Runtime<'no_such_account'> {
    const { enter } = ledger();
    const { version } = this;
    const tool: ToolContract<'no_such_account'> = {
      ...enter,
      runtime: { ...enter.runtime, contractVersion: version },
      handler: (args, { actor: { id } }) => this.handle(id, args as WriteRequest, version),
    };
    const kept = diskReceipts(this.disk);
    const host = testHost({
      compile: () => ({ ok: true, validate: this.validate }),
      receipts: this.change.store?.(kept, version) ?? kept,
      withDeadline: async (_limit, work) => {
        if (this.behaviour === 'is never reached') return { ended: false, observedMs: 900 };
        const value = await work({ cancelled: false });
        return this.behaviour === 'answers too late'
          ? { ended: false, observedMs: 900 }
          : { ended: true, value };
      },
    });
    return runtimeOf([tool], host, this.change.pipeline);
  }

  /** The one rule of arguments and outputs alike: no text of an entry is empty. */
  private readonly validate = (value: unknown) =>
    JSON.stringify(value).includes('""')
      ? [{ path: '', keyword: 'minLength', expected: 1, received: { kind: 'missing' as const } }]
      : [];

  private handle(who: string, { key, text }: WriteRequest, version: number) {
    const { behaviour } = this;
    if (behaviour === 'refuses')
      return { ok: false, code: 'no_such_account', category: 'not_found', details: {} } as const;
    if (behaviour === 'throws before writing') throw new Error('broke');
    if (behaviour === 'dies before writing') return this.die();
    this.entries.push({ who, key, text, version });
    if (behaviour === 'dies after writing') return this.die();
    if (behaviour === 'throws after writing') throw new Error('broke');
    const output = behaviour === 'breaks its promise' ? { entry: '' } : this.outputOf(key);
    return { ok: true, output } as const;
  }

  /** A handler that never ends, in a process that is gone. */
  private die(): Promise<never> {
    this.whenDead();
    return new Promise(() => {});
  }

  /** What the tool answers for the entry under a key; the look-up finds the same. */
  outputOf(key: string): unknown {
    return { entry: key };
  }

  async call({ who, key, text }: WriteRequest, behaviour: Behaviour = 'answers'): Promise<Came> {
    this.behaviour = behaviour;
    const dead = new Promise<'died'>((resolve) => {
      this.whenDead = () => resolve('died');
    });
    const called = callTool(this.runtime, {
      tool: 'enter',
      arguments: { key, text },
      actor: actor(who, 'ledger:write'),
    });
    const traced = await Promise.race([called, dead]);
    if (traced === 'died') {
      this.restart();
      return { kind: 'died' };
    }
    const { result, trace } = traced;
    if (!result.ok) return { kind: 'error', error: result.error };
    const isSettled = trace.some(({ origin }) => origin === 'look_up');
    return { kind: 'ok', replayed: result.replayed, isSettled, output: result.output };
  }

  /** The entries under a key. */
  under({ who, key }: Pick<WriteRequest, 'who' | 'key'>): readonly LedgerEntry[] {
    return this.entries.filter((entry) => entry.who === who && entry.key === key);
  }

  /** Reads the receipt, then looks into the ledger: what a settlement needs. Null where nothing is open. */
  async lookUp(of: Pick<WriteRequest, 'who' | 'key'>): Promise<Looked | null> {
    const scope = { actor: of.who, tool: 'enter', key: of.key };
    const read = await readReceipt(this.runtime.host, scope);
    if (read?.state !== 'open') return null;
    return { open: read.open, isWritten: this.under(of).length > 0, key: of.key };
  }

  /** Settles as looked up: the settlement's word, or the error's code. */
  async settle({ open, isWritten, key }: Looked): Promise<string> {
    const { result } = await settleReceipt(
      this.runtime,
      open,
      isWritten ? { found: 'applied', output: this.outputOf(key) } : { found: 'not_applied' },
    );
    return result.ok ? result.settled : result.error.code;
  }
}

/** An open attempt, and whether its entry was in the ledger. */
export interface Looked {
  readonly open: OpenAttempt;
  readonly isWritten: boolean;
  readonly key: string;
}
