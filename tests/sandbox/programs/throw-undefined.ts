// expect: threw {"when":"call","error":"undefined"}

export function validateQuery() {
  throw undefined;
}
