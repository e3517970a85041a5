// expect: timeout

const kept: string[] = [];
export function validateQuery() {
  for (;;) kept.push(Array.from({ length: 10_000 }, (_, i) => `${kept.length} ${i}`).join());
}
