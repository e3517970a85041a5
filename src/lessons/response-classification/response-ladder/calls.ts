import type { Effect } from '#core';

/** A call that the host can have sent. Its name, arguments and definition are those of the lesson. */
export interface LadderCall {
  readonly id: CallId;
  readonly name: string;
  readonly args: Readonly<Record<string, unknown>>;
  /** The input schema of the definition that the host holds under this name; `null` where it holds none. */
  readonly inputSchema: unknown;
  /** The output schema of that definition, as a text to be changed. */
  readonly outputSchema: string;
  /** What the host knows of it at first. */
  readonly effect: Effect;
}

/** The calls, by what the host knows of them. */
export type CallId = 'reads' | 'writes' | 'refused-by-our-schema' | 'not-in-our-list';

function closed(name: string) {
  return {
    type: 'object',
    properties: { [name]: { type: 'string' } },
    required: [name],
    additionalProperties: false,
  };
}

function promise(name: string, rule: string): string {
  return `{
  "type": "object",
  "properties": { "${name}": ${rule} },
  "required": ["${name}"]
}`;
}

/** The output schema of `count_notes`: what `classifyResponse` knows by heart. */
export const countSchema = promise('count', '{ "type": "integer", "minimum": 0 }');
const orderSchema = promise('orderId', '{ "type": "string" }');

/** All of them, in the order of the choice. */
export const calls: readonly LadderCall[] = [
  {
    id: 'reads',
    name: 'count_notes',
    args: { tag: 'train' },
    inputSchema: closed('tag'),
    outputSchema: countSchema,
    effect: 'read',
  },
  {
    id: 'writes',
    name: 'create_order',
    args: { sku: 'A1' },
    inputSchema: closed('sku'),
    outputSchema: orderSchema,
    effect: 'write',
  },
  {
    id: 'refused-by-our-schema',
    name: 'create_order',
    args: { sku: 7 },
    inputSchema: closed('sku'),
    outputSchema: orderSchema,
    effect: 'write',
  },
  {
    id: 'not-in-our-list',
    name: 'create_orders',
    args: { sku: 'A1' },
    inputSchema: null,
    outputSchema: '',
    effect: 'unknown',
  },
];

/** The call of an id. */
export function callOf(id: CallId): LadderCall {
  const call = calls.find((one) => one.id === id);
  if (call === undefined) throw new RangeError(`There is no call "${id}".`);
  return call;
}
