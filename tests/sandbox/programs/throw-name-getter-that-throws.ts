// expect: threw {"error":"object"}

export function validateQuery() {
  throw { get name() { throw this; }, get message() { throw this; } };
}
