/**
 * The global names that ECMAScript 2025 defines and a program under test may use. Everything else a host brings
 * (timers, network, storage, messages) is taken away, so that a program means the same in every host. `SharedArrayBuffer`
 * and `Atomics` are left out, since hosts differ over them, and WebAssembly is no part of the language.
 */
const languageGlobals = [
  'globalThis Infinity NaN undefined eval isFinite isNaN parseFloat parseInt',
  'decodeURI decodeURIComponent encodeURI encodeURIComponent escape unescape',
  'AggregateError Error EvalError RangeError ReferenceError SyntaxError TypeError URIError',
  'Array ArrayBuffer BigInt BigInt64Array BigUint64Array Boolean DataView Date FinalizationRegistry',
  'Float16Array Float32Array Float64Array Function Int16Array Int32Array Int8Array Iterator Map Number Object',
  'Promise Proxy RegExp Set String Symbol Uint16Array Uint32Array Uint8Array Uint8ClampedArray',
  'WeakMap WeakRef WeakSet Intl JSON Math Reflect',
].flatMap((line) => line.split(' '));

/**
 * Takes every other name off a global object and the prototypes behind it, and puts `console` there.
 * The wall is the realm itself (its origin, its policy, its process); this makes it bare on the inside.
 */
export function keepLanguageOnly(global: object, console: object): void {
  const keep = new Set(languageGlobals);
  for (
    let scope: object | null = global;
    scope !== null && scope !== Object.prototype;
    scope = Object.getPrototypeOf(scope)
  ) {
    for (const name of Reflect.ownKeys(scope)) {
      if (typeof name === 'string' && keep.has(name)) continue;
      if (!Reflect.deleteProperty(scope, name)) {
        Reflect.defineProperty(scope, name, { value: undefined, writable: false });
      }
    }
  }
  Object.defineProperty(global, 'console', {
    value: console,
    writable: true,
    enumerable: false,
    configurable: true,
  });
}
