// expect: timeout {"when":"call"}
// Never comes back from a call.

export function validateQuery() {
  for (;;);
}
