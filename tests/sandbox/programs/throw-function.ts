// expect: threw {"error":"function"}

export function validateQuery() {
  throw () => { for (;;); };
}
