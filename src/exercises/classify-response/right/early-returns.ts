type Label =
  | 'unknown'
  | 'protocol_mismatch'
  | 'malformed'
  | 'protocol_error'
  | 'tool_error'
  | 'output_schema_error'
  | 'verify_business';

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function classifyResponse(response: unknown, expectedId: string | number): Label {
  if (response === null || response === undefined) return 'unknown';
  if (!isRecord(response)) return 'malformed';
  if (response['jsonrpc'] !== '2.0') return 'protocol_mismatch';
  if (!Object.hasOwn(response, 'id') || response['id'] !== expectedId) return 'protocol_mismatch';
  if (typeof expectedId === 'number' && !Number.isSafeInteger(expectedId)) return 'protocol_mismatch';
  if (Object.hasOwn(response, 'error') === Object.hasOwn(response, 'result')) return 'malformed';
  if (Object.hasOwn(response, 'error')) {
    const error = response['error'];
    return isRecord(error) && Number.isInteger(error['code']) ? 'protocol_error' : 'malformed';
  }
  const result = response['result'];
  if (!isRecord(result)) return 'malformed';
  if (Object.hasOwn(result, 'isError') && typeof result['isError'] !== 'boolean') return 'malformed';
  if (result['isError'] === true) return 'tool_error';
  const data = result['structuredContent'];
  if (!isRecord(data) || !Number.isInteger(data['count'])) return 'output_schema_error';
  return (data['count'] as number) >= 0 ? 'verify_business' : 'output_schema_error';
}
