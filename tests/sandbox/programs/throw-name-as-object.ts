// expect: threw {"error":"object"}

export function validateQuery() {
  throw { name: { toString() { for (;;); } }, message: { toString() { for (;;); } } };
}
