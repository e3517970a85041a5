type Fields = ReadonlyMap<string, unknown>;

/** The own fields of a record, or null where the value is none. */
const fieldsOf = (value: unknown): Fields | null =>
  Object.prototype.toString.call(value) === '[object Object]' ? new Map(Object.entries(value as object)) : null;

const rungs: [label: string, stops: (response: Fields, id: unknown) => boolean][] = [
  ['protocol_mismatch', (response) => response.get('jsonrpc') !== '2.0'],
  ['protocol_mismatch', (response, id) => !response.has('id') || response.get('id') !== id],
  ['protocol_mismatch', (_response, id) => typeof id === 'number' && Math.abs(id) > Number.MAX_SAFE_INTEGER],
  ['malformed', (response) => response.has('error') && response.has('result')],
  ['malformed', (response) => !response.has('error') && !response.has('result')],
  ['protocol_error', (response) => isWhole(fieldsOf(response.get('error'))?.get('code'))],
  ['malformed', (response) => response.has('error')],
  ['malformed', (response) => fieldsOf(response.get('result')) === null],
  ['malformed', (response) => ![true, false].includes(flagOf(response) as boolean)],
  ['tool_error', (response) => flagOf(response) === true],
  ['output_schema_error', (response) => !(countOf(response) >= 0)],
];

function isWhole(value: unknown): value is number {
  return typeof value === 'number' && value % 1 === 0;
}

function flagOf(response: Fields): unknown {
  const result = fieldsOf(response.get('result'));
  return result?.has('isError') ? result.get('isError') : false;
}

function countOf(response: Fields): number {
  const count = fieldsOf(fieldsOf(response.get('result'))?.get('structuredContent'))?.get('count');
  return isWhole(count) ? count : Number.NaN;
}

export const classifyResponse = (response: unknown, expectedId: string | number): string => {
  if (response == null) return 'unknown';
  const fields = fieldsOf(response);
  if (fields === null) return 'malformed';
  return rungs.find(([, stops]) => stops(fields, expectedId))?.[0] ?? 'verify_business';
};
