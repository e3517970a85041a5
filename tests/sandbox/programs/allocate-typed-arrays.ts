// expect: timeout
// Takes memory outside the heap until there is none, and goes on.

const kept: unknown[] = [];
export function validateQuery() {
  for (;;) {
    try {
      kept.push(new Uint8Array(2 ** 28));
    } catch {}
  }
}
