// expect: no-export {"found":"not-a-function"}

export const validateQuery = { call: () => 1, apply: () => 1 };
