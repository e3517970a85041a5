// expect: timeout {"when":"call"}

export function validateQuery() {
  throw new Proxy({}, { get() { for (;;); } });
}
