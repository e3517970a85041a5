// expect: threw {"when":"call","error":"null"}

export function validateQuery() {
  throw null;
}
