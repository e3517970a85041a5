/** The id of a request: MCP allows a string or an integer, and not JSON-RPC's null. */
export type RequestId = string | number;

/** Whether `value` may be the id of a request. */
export function isRequestId(value: unknown): value is RequestId {
  return (
    typeof value === 'string' ||
    (typeof value === 'number' && Number.isInteger(value))
  );
}

/**
 * Whether an id is told apart from every other after `JSON.parse`: a text always, an integer up to 2^53 - 1. The digits
 * 9007199254740993 are read as 9007199254740992, so an answer under either number may belong to either call.
 */
export function isExactId(id: RequestId): boolean {
  return typeof id !== 'number' || Number.isSafeInteger(id);
}
