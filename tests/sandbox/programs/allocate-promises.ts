// expect: timeout
// Every microtask makes two more. Each does some work first: on a fast machine the queue alone would fill the memory of
// the browser before its time is up, and what is tried here is the clock.

let sum = 0;
const spread = (): void => {
  for (let i = 0; i < 2000; i += 1) sum += Math.sqrt(i);
  void Promise.resolve().then(spread);
  void Promise.resolve().then(spread);
};
export function validateQuery() {
  spread();
  return sum;
}
