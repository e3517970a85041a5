// expect: wrong

Object.is = () => true;
export const validateQuery = (): any => ({ ok: true, reason: 'accepted' });
