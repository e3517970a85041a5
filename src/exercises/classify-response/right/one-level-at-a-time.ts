// One function for each level of the message, each called only when the level above is whole.
type Json = Record<string, any>;
const isJson = (value: any): value is Json => Object(value) === value && !Array.isArray(value);

const ofOutput = (data: any): string =>
  isJson(data) && Number.isInteger(data['count']) && data['count'] >= 0 ? 'verify_business' : 'output_schema_error';

const ofResult = (result: any): string => {
  if (!isJson(result)) return 'malformed';
  switch (Object.hasOwn(result, 'isError') ? result['isError'] : false) {
    case true:
      return 'tool_error';
    case false:
      return ofOutput(result['structuredContent']);
    default:
      return 'malformed';
  }
};

const ofError = (error: any): string =>
  isJson(error) && Number.isInteger(error['code']) ? 'protocol_error' : 'malformed';

const isExactly = (given: unknown, sent: string | number): boolean =>
  given === sent && (typeof sent === 'string' || Number.isSafeInteger(sent));

const ofMessage = (message: Json, id: string | number): string => {
  const { jsonrpc } = message;
  const ours = jsonrpc === '2.0' && Object.hasOwn(message, 'id') && isExactly(message['id'], id);
  if (!ours) return 'protocol_mismatch';
  const branch = `${Object.hasOwn(message, 'error')} ${Object.hasOwn(message, 'result')}`;
  if (branch === 'true false') return ofError(message['error']);
  return branch === 'false true' ? ofResult(message['result']) : 'malformed';
};

export const classifyResponse = (response: any, expectedId: string | number): string => {
  if (response === undefined || response === null) return 'unknown';
  return isJson(response) ? ofMessage(response, expectedId) : 'malformed';
};
