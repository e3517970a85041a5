// expect: timeout
// Every microtask makes two more.

const spread = (): void => {
  void Promise.resolve().then(spread);
  void Promise.resolve().then(spread);
};
export function validateQuery() {
  spread();
}
