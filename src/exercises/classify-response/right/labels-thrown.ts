class Label {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

function demand(holds: boolean, otherwise: string): void {
  if (!holds) throw new Label(otherwise);
}

function record(value: any, otherwise: string): any {
  demand(value !== null && typeof value === 'object' && !(value instanceof Array), otherwise);
  return value;
}

const names = (value: object): Set<string> => new Set(Object.keys(value));

export function classifyResponse(response: unknown, expectedId: string | number) {
  try {
    demand(response !== null && response !== undefined, 'unknown');
    const message = record(response, 'malformed');
    const parts = names(message);
    demand(message.jsonrpc === '2.0' && parts.has('id') && message.id === expectedId, 'protocol_mismatch');
    demand(typeof expectedId === 'string' || Number.isSafeInteger(expectedId), 'protocol_mismatch');
    demand(['error', 'result'].filter((name) => parts.has(name)).length === 1, 'malformed');
    if (parts.has('error')) {
      demand(Number.isInteger(record(message.error, 'malformed').code), 'malformed');
      throw new Label('protocol_error');
    }
    const result = record(message.result, 'malformed');
    demand(!names(result).has('isError') || result.isError === true || result.isError === false, 'malformed');
    demand(result.isError !== true, 'tool_error');
    const { count } = record(result.structuredContent, 'output_schema_error');
    demand(Number.isInteger(count) && count >= 0, 'output_schema_error');
    return 'verify_business';
  } catch (label) {
    if (label instanceof Label) return label.text;
    throw label;
  }
}
