// Starts from the best label; each earlier rung that stops the response overrides what later ones said.
function own(value: unknown, name: string): unknown[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  return Object.entries(value)
    .filter(([key]) => key === name)
    .map(([, found]) => found);
}

const isRecord = (value: unknown): boolean => value !== null && typeof value === 'object' && !Array.isArray(value);

function classifyResponse(response: unknown, expectedId: string | number) {
  const error = own(response, 'error');
  const result = own(response, 'result');
  const isError = own(result[0], 'isError');
  const [count] = own(own(result[0], 'structuredContent')[0], 'count');
  const [code] = own(error[0], 'code');

  let label = 'verify_business';
  if (typeof count !== 'number' || Math.floor(count) !== count || count < 0 || count === Infinity) {
    label = 'output_schema_error';
  }
  if (isError[0] === true) label = 'tool_error';
  if (!isRecord(result[0]) || isError.some((flag) => flag !== true && flag !== false)) label = 'malformed';
  if (error.length > 0) label = Number.isInteger(code) ? 'protocol_error' : 'malformed';
  if (error.length + result.length !== 1) label = 'malformed';
  if (!own(response, 'id').some((id) => id === expectedId)) label = 'protocol_mismatch';
  if (typeof expectedId === 'number' && Math.abs(expectedId) >= 2 ** 53) label = 'protocol_mismatch';
  if (!own(response, 'jsonrpc').includes('2.0')) label = 'protocol_mismatch';
  if (!isRecord(response)) label = 'malformed';
  if (response === null || response === undefined) label = 'unknown';
  return label;
}

export { classifyResponse };
