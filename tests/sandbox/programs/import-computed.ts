// expect: compile-error {"code":"import"}

const where = ["node", "fs"].join(":");
export const validateQuery = () => [() => ({ x: [import(where)] })];
