import type { Loaded } from './harness.ts';

const { apply } = Reflect;
const { then } = Promise.prototype;
const { setPrototypeOf } = Object;

/**
 * Makes an imported module into something to call.
 * @param imported the module's namespace, to come
 */
export function loadProgram(
  imported: Promise<Readonly<Record<string, unknown>>>,
  exportName: string,
): Promise<Loaded> {
  const toLoaded = (namespace: Readonly<Record<string, unknown>>): Loaded => {
    const callee = namespace[exportName];
    if (typeof callee !== 'function') return bare({ type: 'not-a-function' });
    return bare({ type: 'callable', call: (args) => apply(callee, undefined, args) });
  };
  return apply(then, imported, [toLoaded]) as Promise<Loaded>;
}

/** Without a prototype: a promise asks what it is resolved with for `then`, which the program may have put there. */
function bare(loaded: Loaded): Loaded {
  return setPrototypeOf(loaded, null) as Loaded;
}
