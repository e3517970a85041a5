// expect: threw {"when":"load","error":"ReferenceError"}

export { validateQuery };
validateQuery();
const validateQuery = () => 1;
