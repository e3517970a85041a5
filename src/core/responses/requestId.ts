/** The id of a request: MCP allows a string or an integer, and not JSON-RPC's null. */
export type RequestId = string | number;

/** Whether `value` may be the id of a request. */
export function isRequestId(value: unknown): value is RequestId {
  return (
    typeof value === 'string' ||
    (typeof value === 'number' && Number.isInteger(value))
  );
}
