// expect: threw {"when":"load","error":"object"}

throw new Proxy({}, new Proxy({}, { get: () => () => { throw null; } }) as any);
export function validateQuery() {}
