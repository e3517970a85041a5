// expect: compile-error {"code":"syntax"}

export const validateQuery = () => `${1
