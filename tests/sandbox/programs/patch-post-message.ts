// expect: wrong

const say = (): void => {};
(globalThis as any).postMessage = say;
(globalThis as any).MessagePort = class { postMessage() {} };
(globalThis as any).onmessage = say;
(globalThis as any).self = globalThis;
export const validateQuery = (): any => ({ ok: true, reason: 'accepted' });
