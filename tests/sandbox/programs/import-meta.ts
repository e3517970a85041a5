// expect: compile-error {"code":"import"}
// Says where the program was loaded from, which is nobody’s business.

export const validateQuery = () => import.meta;
