// expect: threw {"when":"call","error":"TypeError"}
// A class is a function that cannot be called.

export class validateQuery {}
