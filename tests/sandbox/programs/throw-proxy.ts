// expect: threw {"error":"object"}
// Every trap throws.

export function validateQuery() {
  throw new Proxy({}, new Proxy({}, { get: () => () => { throw null; } }) as any);
}
