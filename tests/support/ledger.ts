import type { Actor, ToolContract } from '#core';

/** An actor with these permissions. */
export function actor(id: string, ...permissions: readonly string[]): Actor {
  return { id, permissions: new Set(permissions) };
}

/** A small ledger: one tool that writes an entry, one that reads them. */
export function ledger() {
  const entries: string[] = [];
  const common = {
    contractVersion: 1,
    approval: 'never',
    timeoutMs: 500,
    retry: 'never',
    outputBudgetBytes: 1_000,
  } as const;
  const enter: ToolContract<'no_such_account'> = {
    model: {
      name: 'enter',
      description: 'Enters a text.',
      inputSchema: {
        type: 'object',
        properties: { text: { type: 'string' }, key: { type: 'string', minLength: 1 } },
        required: ['text', 'key'],
        additionalProperties: false,
      },
      outputSchema: {
        type: 'object',
        properties: { entry: { type: 'integer' } },
        required: ['entry'],
        additionalProperties: false,
      },
    },
    runtime: { ...common, permission: 'ledger:write', effect: 'write', idempotencyKey: 'key' },
    handler: (args) => {
      entries.push((args as { text: string }).text);
      return { ok: true, output: { entry: entries.length } };
    },
  };
  const read: ToolContract<'no_such_account'> = {
    model: {
      name: 'read',
      description: 'Reads all entries.',
      inputSchema: { type: 'object', properties: {}, required: [], additionalProperties: false },
    },
    runtime: { ...common, permission: 'ledger:read', effect: 'read', idempotencyKey: null },
    handler: () => ({ ok: true, output: { entries } }),
  };
  return { entries, enter, read };
}
