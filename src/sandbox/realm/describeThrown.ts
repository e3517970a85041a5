// `test` would call whatever `exec` is by then; `exec` itself calls nothing.
const { exec } = RegExp.prototype;
const { slice } = String.prototype;
const { apply } = Reflect;
const PLAIN_NAME = /^[A-Za-z][A-Za-z0-9]{0,39}$/;

/**
 * What was thrown, in two short texts. The name is the same in every engine and may stand in a verdict; the message is
 * the engine's or the program's own. Looking at a thrown value can run code and throw again, so nothing is taken for granted.
 */
export function describeThrown(thrown: unknown): { readonly error: string; readonly message: string } {
  if (typeof thrown !== 'object' || thrown === null) {
    return { error: thrown === null ? 'null' : typeof thrown, message: shortText(thrown) };
  }
  return { error: nameOf(thrown), message: messageOf(thrown) };
}

function nameOf(thrown: object): string {
  try {
    const { name } = thrown as { name?: unknown };
    if (typeof name !== 'string' || apply(exec, PLAIN_NAME, [name]) === null) return 'object';
    // A stack that overflows is an InternalError to Firefox and a RangeError to everybody else.
    return name === 'InternalError' ? 'RangeError' : name;
  } catch {
    return 'object';
  }
}

function messageOf(thrown: object): string {
  try {
    return shortText((thrown as { message?: unknown }).message);
  } catch {
    return '';
  }
}

function shortText(value: unknown): string {
  return typeof value === 'string' ? (apply(slice, value, [0, 300]) as string) : '';
}
