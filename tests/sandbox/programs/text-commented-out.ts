// expect: no-export {"found":"nothing"}

// export function validateQuery() { return { ok: true, reason: "accepted" }; }
/* export const validateQuery = 1; */
