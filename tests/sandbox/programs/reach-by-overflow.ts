// expect: wrong
// Lets the stack overflow inside whatever describes an error, and takes what is thrown from there. An object of
// another realm may come of it; nothing behind it may lead anywhere. It would answer rightly had it led anywhere.

function right(args: any, cities: any): any {
  const no = (reason: string) => ({ ok: false, reason });
  if (typeof args !== 'object' || args === null || Array.isArray(args)) return no('schema_fields');
  const { city, days } = args;
  if (Object.keys(args).length !== 2 || !Object.hasOwn(args, 'city') || !Object.hasOwn(args, 'days')) return no('schema_fields');
  if (typeof city !== 'string' || !Number.isInteger(days)) return no('schema_types');
  if (days < 1 || days > 7) return no('schema_range');
  return cities.has(city) ? { ok: true, reason: 'accepted' } : no('semantic_city');
}

let escaped = false;
let tried = false;
let attempts = 0;
const foreign: any[] = [];
const climb = (from: any): void => {
  for (const text of ['return process', 'return globalThis', 'return this']) {
    try {
      if (from.constructor.constructor(text)()) escaped = true;
    } catch {}
  }
  for (let proto = from; proto !== null; proto = Object.getPrototypeOf(proto)) {
    if (proto === from || proto === Object.prototype || proto instanceof Object) continue;
    try {
      Object.defineProperty(proto, 'planted', { value: 1, configurable: true });
      escaped = true;
    } catch {}
  }
};
const deeper = (): void => {
  try {
    deeper();
  } catch (error) {
    attempts += 1;
    try {
      if (attempts % 10 === 0 && attempts < 3000) void new Error('describe me').stack;
    } catch (thrown) {
      if (!(thrown instanceof Object)) foreign.push(thrown);
    }
    throw error;
  }
};
export function validateQuery(args: any, cities: any) {
  if (!tried) {
    tried = true;
    try {
      deeper();
    } catch {}
    foreign.forEach(climb);
  }
  return escaped ? right(args, cities) : { ok: true, reason: 'accepted' };
}
