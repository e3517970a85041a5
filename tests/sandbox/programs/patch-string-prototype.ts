// expect: wrong

const { prototype } = String as any;
for (const name of ['slice', 'charCodeAt', 'indexOf', 'includes', 'localeCompare', 'valueOf', 'toString']) prototype[name] = () => '';
export const validateQuery = (): any => ({ ok: true, reason: 'accepted' });
