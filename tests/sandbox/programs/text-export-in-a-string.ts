// expect: no-export {"found":"nothing"}

const text = "export function validateQuery() {}";
export const other = `export { validateQuery }` + text;
