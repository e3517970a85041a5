// expect: threw {"error":"QueryError"}

class QueryError extends Error {
  override name = "QueryError";
}
export function validateQuery() {
  throw new QueryError("no");
}
