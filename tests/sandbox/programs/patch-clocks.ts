// expect: wrong

(globalThis as any).performance = { now: () => 0 };
Date.now = () => 0;
(globalThis as any).setTimeout = (f: any) => f();
(globalThis as any).clearTimeout = () => {};
export const validateQuery = (): any => ({ ok: true, reason: 'accepted' });
