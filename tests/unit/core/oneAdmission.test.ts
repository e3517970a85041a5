import { describe, expect, it } from 'vitest';
import { admit, callTool } from '#core';
import { compileSchema } from '#schema';
import { actor, ledger } from '../../support/ledger.ts';
import { runtimeOf } from '../../support/registryHost.ts';

/** What `admit` and the registry say of the same arguments from the same actor: `passed`, or the error's code and violations. */
async function bothSay(args: unknown, ...permissions: readonly string[]) {
  const { enter } = ledger();
  const compiled = compileSchema(enter.model.inputSchema);
  if (!compiled.ok) throw new Error(JSON.stringify(compiled.problems));
  const caller = actor('ann', ...permissions);
  const run = admit({ name: 'enter', validateArguments: compiled.validate, semanticChecks: [] }, args, () =>
    caller.permissions.has(enter.runtime.permission) ? 'granted' : 'denied',
  );
  const { result } = await callTool(runtimeOf([enter]), { tool: 'enter', arguments: args, actor: caller });
  const admitted = run.passed ? 'passed' : { ...run.refusal };
  const called = result.ok
    ? 'passed'
    : {
        code: result.error.code,
        ...('violations' in result.error.details && { violations: result.error.details['violations'] }),
      };
  return { admitted, called };
}

describe('admit and the registry are one way of admission', () => {
  it.each<readonly [what: string, args: unknown, permissions: readonly string[], code: string]>([
    ['what fits and is permitted', { text: 'rent', key: 'k1' }, ['ledger:write'], 'passed'],
    ['a wrong type', { text: 1, key: 'k1' }, ['ledger:write'], 'invalid_arguments'],
    ['two faults at once', { text: 1, more: [] }, ['ledger:write'], 'invalid_arguments'],
    ['no record at all', null, ['ledger:write'], 'invalid_arguments'],
    ['a fault beats a missing permission', { text: 1, key: 'k1' }, [], 'invalid_arguments'],
    ['a missing permission', { text: 'rent', key: 'k1' }, ['ledger:read'], 'permission_denied'],
  ])('%s: both say the same, with the same violations', async (_what, args, permissions, code) => {
    const { admitted, called } = await bothSay(args, ...permissions);
    expect(called).toStrictEqual(admitted);
    expect(typeof admitted === 'string' ? admitted : admitted.code).toBe(code);
  });
});
