// expect: compile-error {"code":"syntax"}
// A module is strict.

with (Math) random();
export function validateQuery() {}
