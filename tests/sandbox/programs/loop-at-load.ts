// expect: timeout {"when":"load"}
// Never gets past its first statement.

for (;;);
export function validateQuery() {}
