// Runs in the learner's realm before learner code: what it puts there is all that a program finds.
const { apply, construct } = Reflect;
const { defineProperty, getOwnPropertyDescriptor, getPrototypeOf } = Object;
const RangeError_ = RangeError;
const isView = ArrayBuffer.isView;
const { isFinite: isFiniteNumber } = Number;

/** How many bytes a program may take outside the heap in the life of its realm. Right answers take none. */
export const MOST_BUFFER_BYTES = 2 ** 27;

type Method = (...args: unknown[]) => unknown;
type Constructor = (new (...args: unknown[]) => object) & { readonly prototype: object };

/** Constructors by name, with the bytes of one element. */
const typedArrays = {
  Int8Array: 1,
  Uint8Array: 1,
  Uint8ClampedArray: 1,
  Int16Array: 2,
  Uint16Array: 2,
  Float16Array: 2,
  Int32Array: 4,
  Uint32Array: 4,
  Float32Array: 4,
  Float64Array: 8,
  BigInt64Array: 8,
  BigUint64Array: 8,
} as const;

/**
 * Bounds the memory of buffers. Engines bound their heap, and the buffers beside it hardly or not at all: a program that
 * filled them took the whole tab with it in Firefox, and all memory of the machine in Node. Bytes are counted when they
 * are taken and never given back, so that the program gets the same answer in every engine, whenever that collects.
 */
export function boundBuffers(most = MOST_BUFFER_BYTES): void {
  let taken = 0;
  const take = (bytes: number): void => {
    if (isFiniteNumber(bytes) && bytes > 0) taken += bytes;
    if (taken > most) throw new RangeError_('Array buffer allocation failed');
  };
  const prototypeOfBuffers = ArrayBuffer.prototype;
  const sizeOf = getterOf(prototypeOfBuffers, 'byteLength');
  const mostOf = getterOf(prototypeOfBuffers, 'maxByteLength') ?? sizeOf;
  const prototypeOfArrays = getPrototypeOf(Uint8Array.prototype) as object;
  const sizeOfArray = getterOf(prototypeOfArrays, 'byteLength');

  const bound = (
    name: string,
    elementBytes: number,
    sizeOfMade: Method,
    isShared: (first: unknown) => boolean,
  ) => {
    const original = (globalThis as unknown as Record<string, Constructor | undefined>)[name];
    if (original === undefined) return;
    const bounded: Constructor = new Proxy(original, {
      construct: (target, args: unknown[], newTarget) => {
        // A number is how many elements are wanted, and known before they are taken.
        const isCount = typeof args[0] === 'number';
        if (isCount) take((args[0] as number) * elementBytes);
        const made = construct(
          target,
          args,
          (newTarget as unknown) === bounded ? target : newTarget,
        ) as object;
        const size = apply(sizeOfMade, made, []) as number;
        if (isCount) take(size - (args[0] as number) * elementBytes);
        else if (!isShared(args[0])) take(size);
        return made;
      },
    });
    defineProperty(original.prototype, 'constructor', {
      value: bounded,
      writable: true,
      enumerable: false,
      configurable: true,
    });
    defineProperty(globalThis, name, {
      value: bounded,
      writable: true,
      enumerable: false,
      configurable: true,
    });
  };

  const isBuffer = (value: unknown): boolean => {
    if (typeof value !== 'object' || value === null || isView(value)) return false;
    try {
      apply(sizeOf as Method, value, []);
      return true;
    } catch {
      return false;
    }
  };

  /** Counts what a method takes, before it does. Its result is made by a constructor that a program may have hidden. */
  const boundMethod = (
    prototype: object,
    name: string,
    cost: (self: unknown, args: readonly unknown[]) => number,
  ) => {
    const original = getOwnPropertyDescriptor(prototype, name);
    if (original === undefined || typeof original.value !== 'function') return;
    const inner = original.value as Method;
    const { method } = {
      method(this: unknown, ...args: unknown[]): unknown {
        take(cost(this, args));
        return apply(inner, this, args);
      },
    };
    defineProperty(method, 'name', { value: name, configurable: true });
    defineProperty(method, 'length', { value: inner.length, configurable: true });
    defineProperty(prototype, name, { ...original, value: method });
  };

  const sizeOr0 = (getter: Method | undefined, self: unknown): number => {
    try {
      return apply(getter as Method, self, []) as number;
    } catch {
      return 0;
    }
  };

  bound('ArrayBuffer', 1, mostOf as Method, () => false);
  for (const [name, bytes] of Object.entries(typedArrays))
    bound(name, bytes, sizeOfArray as Method, isBuffer);
  for (const name of ['slice', 'map', 'filter', 'toReversed', 'toSorted', 'with']) {
    boundMethod(prototypeOfArrays, name, (self) => sizeOr0(sizeOfArray, self));
  }
  boundMethod(prototypeOfBuffers, 'slice', (self) => sizeOr0(sizeOf, self));
  for (const name of ['transfer', 'transferToFixedLength']) {
    boundMethod(prototypeOfBuffers, name, (self, [length]) =>
      length === undefined ? sizeOr0(sizeOf, self) : Number(length),
    );
  }
}

function getterOf(prototype: object, name: string): Method | undefined {
  return getOwnPropertyDescriptor(prototype, name)?.get as Method | undefined;
}
