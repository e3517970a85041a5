// expect: timeout

const kept: unknown[] = [];
for (;;) kept.push(new Array(100_000).fill(kept.length));
export function validateQuery() {}
