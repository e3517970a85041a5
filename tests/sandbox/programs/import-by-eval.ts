// expect: threw {"when":"load","error":"EvalError"}

await eval("import('http://127.0.0.1:4797/canary/eval.js')");
export const validateQuery = (): any => ({ ok: true, reason: 'accepted' });
