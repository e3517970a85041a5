// expect: compile-error {"code":"import"}

export * from "http://127.0.0.1:4797/canary/query.js";
export const validateQuery = 1;
