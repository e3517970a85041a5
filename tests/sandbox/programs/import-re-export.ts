// expect: compile-error {"code":"import"}

export { validateQuery } from "http://127.0.0.1:4797/canary/query.js";
