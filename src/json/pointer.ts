/** A member name as one step of a JSON Pointer (RFC 6901, section 3): `~` becomes `~0`, `/` becomes `~1`. */
export function escapePointerStep(step: string): string {
  return step.replaceAll('~', '~0').replaceAll('/', '~1');
}

/** The JSON Pointer that leads through member names and element indexes; no steps give the whole document, `''`. */
export function pointerTo(...steps: readonly (string | number)[]): string {
  return steps.map((step) => `/${escapePointerStep(String(step))}`).join('');
}

/**
 * The steps of a JSON Pointer, unescaped: the inverse of {@link pointerTo}, with indexes as strings.
 * Characters before the first `/` are no step and are ignored.
 */
export function parsePointer(pointer: string): readonly string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}
