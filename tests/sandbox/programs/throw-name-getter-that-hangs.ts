// expect: timeout {"when":"call"}

export function validateQuery() {
  throw { get name() { for (;;); } };
}
