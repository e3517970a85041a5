/** Escapes one step of a JSON Pointer (RFC 6901): `~` as `~0`, `/` as `~1`. */
export function escapePointerStep(step: string): string {
  return step.replaceAll('~', '~0').replaceAll('/', '~1');
}

/** The JSON Pointer of these steps: names of fields and places in lists, from the outside in; no step is the whole value. */
export function pointerTo(...steps: (string | number)[]): string {
  return steps.map((step) => `/${escapePointerStep(String(step))}`).join('');
}
