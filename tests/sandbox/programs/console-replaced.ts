// expect: wrong
// A console of its own hears nothing but its own.

(globalThis as any).console = { log: () => 1 };
export const validateQuery = (): any => ({ ok: true, reason: 'accepted' });
