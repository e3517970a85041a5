// expect: threw {"error":"symbol"}

export function validateQuery() {
  throw Symbol('s');
}
