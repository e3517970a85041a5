import { describe, expect, it } from 'vitest';
import { type CallInput, callInput, diagnoseCall } from '#core';
import { schemaHost } from '../../support/schemaHost.ts';

const call = { id: 2, name: 'count_notes', args: { tag: 'train' }, tool: null, effect: 'unknown' } as const;

describe('the input for one call', () => {
  it('leaves out what the host does not know', () => {
    expect(callInput(call, { event: { type: 'timeout' } })).toEqual({
      request: {
        jsonrpc: '2.0',
        id: 2,
        method: 'tools/call',
        params: { name: 'count_notes', arguments: { tag: 'train' } },
      },
      negotiated: '2025-11-25',
      event: { type: 'timeout' },
    });
  });

  it('holds the definition, the effect, the revision and the ids given up where there are any', () => {
    const tool = { name: 'count_notes' };
    const known = { ...call, tool, effect: 'read', revision: '2024-11-05', cancelled: [1] } as const;
    expect(callInput(known, { line: '{}' })).toMatchObject({
      negotiated: '2024-11-05',
      tool,
      effect: 'read',
      context: { cancelled: [1] },
      line: '{}',
    });
  });
});

describe('the diagnosis of an input that the caller built', () => {
  it('is that of readResponse', () => {
    const { class: kind, decision } = diagnoseCall(
      callInput(call, { event: { type: 'timeout' } }),
      schemaHost,
    );
    expect([kind, decision]).toEqual(['no_answer', 'reconcile_first']);
  });

  it('throws where there is none, and names the problem', () => {
    const input = { ...callInput(call, { line: '' }), negotiated: 'next week' } as CallInput;
    expect(() => diagnoseCall(input, schemaHost)).toThrow(
      new TypeError('input is no exchange: revision_unsupported'),
    );
  });
});
