// expect: timeout
// Fills the heap.

const kept: unknown[] = [];
export function validateQuery() {
  for (;;) kept.push(new Array(100_000).fill(kept.length));
}
