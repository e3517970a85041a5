export function classifyResponse(response: any, expectedId: string | number) {
  if (response === null || response === undefined) return 'unknown';
  if (typeof response !== 'object' || Array.isArray(response)) return 'malformed';
  if (response.jsonrpc !== '2.0') return 'protocol_mismatch';
  if (!Object.hasOwn(response, 'id') || response.id !== expectedId) return 'protocol_mismatch';
  const hasError = Object.hasOwn(response, 'error');
  const hasResult = Object.hasOwn(response, 'result');
  if (hasError === hasResult) return 'malformed';
  if (hasError) {
    const { error } = response;
    if (typeof error !== 'object' || error === null || Array.isArray(error)) return 'malformed';
    return Number.isInteger(error.code) ? 'protocol_error' : 'malformed';
  }
  const { result } = response;
  if (typeof result !== 'object' || result === null || Array.isArray(result)) return 'malformed';
  if (Object.hasOwn(result, 'isError') && typeof result.isError !== 'boolean') return 'malformed';
  if (result.isError === true) return 'tool_error';
  const data = result.structuredContent;
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return 'output_schema_error';
  if (typeof data.count !== 'number' || data.count < 0) return 'output_schema_error';
  return 'verify_business';
}
