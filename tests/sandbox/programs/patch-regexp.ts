// expect: threw {"error":"object"}
// Lets a name of a megabyte count as a plain one.

RegExp.prototype.exec = (() => ['yes']) as any;
RegExp.prototype.test = () => true;
const name = 'x'.repeat(10_000);
export function validateQuery() {
  throw { name };
}
