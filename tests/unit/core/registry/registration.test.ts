import { describe, expect, it } from 'vitest';
import { modelCatalog, registerTools, type ToolContract } from '#core';
import { ledger } from '../../../support/ledger.ts';
import { testHost } from '../../../support/registryHost.ts';

const host = testHost();
const { enter, read } = ledger();

/** The problems as `tool: code`. */
function problemsOf(tools: readonly ToolContract<'no_such_account'>[]): readonly string[] {
  const registration = registerTools(tools, host);
  return registration.ok ? [] : registration.problems.map(({ tool, code }) => `${tool}: ${code}`);
}

const withInput = (inputSchema: unknown): ToolContract<'no_such_account'> => ({
  ...enter,
  model: { ...enter.model, inputSchema },
});
const withRuntime = (change: Partial<typeof enter.runtime>): ToolContract<'no_such_account'> => ({
  ...enter,
  runtime: { ...enter.runtime, ...change },
});

describe('a tool that could not keep its contract is refused when it is registered', () => {
  it.each([
    ['two good tools', [enter, read], []],
    ['the same name twice', [enter, enter], ['enter: duplicate_name']],
    [
      'a keyword that nobody enforces',
      [
        withInput({
          type: 'object',
          properties: { key: { type: 'string', minlength: 1 } },
          required: ['key'],
        }),
      ],
      ['enter: unusable_input_schema'],
    ],
    [
      'an output schema that is none',
      [{ ...enter, model: { ...enter.model, outputSchema: { type: 'objekt' } } }],
      ['enter: unusable_output_schema'],
    ],
    [
      'a key that is optional',
      [withInput({ type: 'object', properties: { key: { type: 'string' } } })],
      ['enter: key_not_a_required_string'],
    ],
    [
      'a key that may be a number',
      [withInput({ type: 'object', properties: { key: { type: ['string', 'number'] } }, required: ['key'] })],
      ['enter: key_not_a_required_string'],
    ],
    [
      'a key that the schema does not know',
      [withRuntime({ idempotencyKey: 'constructor' })],
      ['enter: key_not_a_required_string'],
    ],
    ['a write without a key', [withRuntime({ idempotencyKey: null })], ['enter: write_without_key']],
    ['no time at all', [withRuntime({ timeoutMs: 0 })], ['enter: invalid_limit']],
    ['half a byte', [withRuntime({ outputBudgetBytes: 0.5 })], ['enter: invalid_limit']],
  ])('%s', (_what, tools, problems) => {
    expect(problemsOf(tools)).toEqual(problems);
  });

  it('tells everything that is wrong at once, and registers nothing', () => {
    expect(problemsOf([read, withRuntime({ idempotencyKey: null, timeoutMs: -1 }), read])).toEqual([
      'enter: write_without_key',
      'enter: invalid_limit',
      'read: duplicate_name',
    ]);
  });
});

describe('the catalogue is the model’s half of each contract', () => {
  const marks = {
    contractVersion: 77_001,
    permission: 'leak-permission',
    effect: 'write',
    approval: 'required',
    idempotencyKey: 'key',
    timeoutMs: 77_002,
    retry: 'transient',
    outputBudgetBytes: 77_003,
  } as const;
  const marked: ToolContract<'no_such_account'> = {
    ...enter,
    runtime: marks,
    resource: () => 'hidden',
    handler: () => ({ ok: true, output: 'leak-handler' }),
  };

  it('holds nothing of the other half: no value, no name of a member', () => {
    const text = JSON.stringify(modelCatalog([marked]));
    const values = Object.values(marks).filter((value) => value !== 'key' && value !== 'required');
    for (const secret of [
      ...values.map(String),
      'leak',
      ...Object.keys(marks),
      'runtime',
      'handler',
      'resource',
    ]) {
      expect(text).not.toContain(secret);
    }
  });

  it('has these members and no others, sorted by name', () => {
    expect(modelCatalog([read, marked]).map((entry) => Object.keys(entry).join())).toEqual([
      'type,name,description,parameters,strict',
      'type,name,description,parameters,strict',
    ]);
    expect(modelCatalog([read, marked]).map(({ name }) => name)).toEqual(['enter', 'read']);
  });

  it.each([
    [
      'every property required and closed',
      { type: 'object', properties: { a: {} }, required: ['a'], additionalProperties: false },
      true,
    ],
    [
      'an optional property',
      { type: 'object', properties: { a: {} }, required: [], additionalProperties: false },
      undefined,
    ],
    ['open', { type: 'object', properties: { a: {} }, required: ['a'] }, undefined],
    [
      'an optional property in a branch of oneOf',
      {
        type: 'object',
        properties: { a: { oneOf: [{ type: 'object', properties: { b: {} } }, { type: 'null' }] } },
        required: ['a'],
        additionalProperties: false,
      },
      undefined,
    ],
    [
      'open further in',
      {
        type: 'object',
        properties: { a: { type: 'object', properties: {}, required: [] } },
        required: ['a'],
        additionalProperties: false,
      },
      undefined,
    ],
    [
      'open in the items of a list',
      {
        type: 'object',
        properties: { a: { type: 'array', items: { type: 'object' } } },
        required: ['a'],
        additionalProperties: false,
      },
      undefined,
    ],
  ])('claims strict only where the schema qualifies: %s', (_what, inputSchema, strict) => {
    expect(modelCatalog([withInput(inputSchema)])[0]?.strict).toBe(strict);
  });
});
