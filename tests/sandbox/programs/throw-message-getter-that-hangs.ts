// expect: timeout {"when":"call"}

export function validateQuery() {
  throw { name: 'Calm', get message() { for (;;); } };
}
