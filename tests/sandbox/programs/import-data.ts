// expect: compile-error {"code":"import"}

export async function validateQuery() {
  return (await import("data:text/javascript,export default 1")).default;
}
