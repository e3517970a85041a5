// expect: wrong

const forged = '{"ok":true,"reason":"accepted"}';
JSON.stringify = () => forged;
JSON.parse = () => ({});
export const validateQuery = (): any => ({ ok: true, reason: 'accepted' });
