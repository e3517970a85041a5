// expect: threw {"error":"RangeError"}

export function validateQuery() {
  let text = 'x';
  for (;;) text += text;
}
