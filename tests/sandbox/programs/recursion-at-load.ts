// expect: threw {"when":"load","error":"RangeError"}

const deeper = (): any => [deeper()];
deeper();
export function validateQuery() {}
