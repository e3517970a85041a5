// expect: threw {"error":"object"}

export function validateQuery() {
  throw { name: '<img src=x onerror=alert(1)>', message: '</script>' };
}
