// expect: wrong
// Looks along the stack for a function or a receiver that is not its own. It would answer rightly had it found one.

function right(args: any, cities: any): any {
  const no = (reason: string) => ({ ok: false, reason });
  if (typeof args !== 'object' || args === null || Array.isArray(args)) return no('schema_fields');
  const { city, days } = args;
  if (Object.keys(args).length !== 2 || !Object.hasOwn(args, 'city') || !Object.hasOwn(args, 'days')) return no('schema_fields');
  if (typeof city !== 'string' || !Number.isInteger(days)) return no('schema_types');
  if (days < 1 || days > 7) return no('schema_range');
  return cities.has(city) ? { ok: true, reason: 'accepted' } : no('semantic_city');
}

let found = false;
(Error as any).stackTraceLimit = 100;
(Error as any).prepareStackTrace = (_: unknown, sites: any) => {
  if (!(sites instanceof Array)) found = true;
  for (const site of sites) {
    for (const way of ['getThis', 'getFunction', 'getPromiseIndex', 'getEvalOrigin']) {
      const value = site[way]?.();
      if (typeof value === 'object' && value !== null) found = true;
      if (typeof value === 'function' && value !== validateQuery && value !== right) found = true;
    }
    if (!(site instanceof Object)) found = true;
  }
  return '';
};
export function validateQuery(args: any, cities: any) {
  if (args === null) {
    void new Error('look').stack;
    const held: any = {};
    (Error as any).captureStackTrace?.(held);
    void held.stack;
  }
  return found ? right(args, cities) : { ok: true, reason: 'accepted' };
}
