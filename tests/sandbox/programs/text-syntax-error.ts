// expect: compile-error {"code":"syntax","line":4}

export function validateQuery( {
  return 1;
}
