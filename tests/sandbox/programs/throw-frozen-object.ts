// expect: threw {"error":"Frozen"}

export function validateQuery() {
  throw Object.freeze({ name: 'Frozen', message: 'solid' });
}
