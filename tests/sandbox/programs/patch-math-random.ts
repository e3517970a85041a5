// expect: wrong

Math.random = () => 0.5;
Math.floor = () => 0;
Math.imul = () => 0;
export const validateQuery = (): any => ({ ok: true, reason: 'accepted' });
