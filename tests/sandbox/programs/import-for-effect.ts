// expect: compile-error {"code":"import"}

import "http://127.0.0.1:4797/canary/effect.js";
export const validateQuery = (): any => ({ ok: true, reason: 'accepted' });
