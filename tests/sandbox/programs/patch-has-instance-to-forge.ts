// expect: threw {"error":"object"}
// What it throws claims to be the harness’s own signal.

Object.defineProperty(Error, Symbol.hasInstance, { value: () => true });
Object.defineProperty(Function.prototype, 'what', { value: 'promise' });
export function validateQuery(): any {
  return { get ok() { throw { what: 'nothing of the kind' }; } };
}
