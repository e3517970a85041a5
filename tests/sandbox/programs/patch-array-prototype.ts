// expect: wrong
// Every method of lists says yes.

const { prototype } = Array as any;
for (const name of ['every', 'some', 'includes']) prototype[name] = () => true;
for (const name of ['map', 'filter', 'slice', 'concat', 'flatMap']) prototype[name] = () => [];
prototype.push = () => 0;
prototype.join = () => '';
prototype.sort = function (this: unknown) { return this; };
prototype.find = () => undefined;
prototype.findIndex = prototype.indexOf = () => -1;
export const validateQuery = (): any => ({ ok: true, reason: 'accepted' });
