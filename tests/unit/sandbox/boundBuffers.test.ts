import vm from 'node:vm';
import { build } from 'esbuild';
import { beforeAll, describe, expect, it } from 'vitest';

let script = '';

beforeAll(async () => {
  const result = await build({
    entryPoints: ['src/sandbox/realm/boundBuffers.ts'],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'bounding',
    target: 'es2022',
  });
  script = result.outputFiles[0]?.text ?? '';
});

/** Evaluates code in a fresh context whose buffers are bounded. */
function inRealm(code: string, most: string | number = ''): unknown {
  const context = vm.createContext(vm.constants.DONT_CONTEXTIFY);
  vm.runInContext(`(() => {${script};bounding.boundBuffers(${most});})()`, context);
  return vm.runInContext(code, context);
}

/** Repeats something that takes 16 KiB where 1 MiB may be taken, and says what came of it. */
const repeated = (way: string): unknown =>
  inRealm(
    `
    const block = new Uint8Array(2 ** 14);
    let end = 'endless';
    for (let i = 0; i < 1024 && end === 'endless'; i += 1) {
      try { ${way}; } catch (error) { end = error instanceof RangeError ? 'bounded' : String(error); }
    }
    end`,
    2 ** 20,
  );

describe('memory outside the heap is bounded on every way to it', () => {
  it.each([
    'new ArrayBuffer(2 ** 14)',
    'new ArrayBuffer(0, { maxByteLength: 2 ** 14 })',
    'new Float64Array(2 ** 11)',
    'new Uint8Array(block)',
    'new Uint8Array({ length: 2 ** 14 })',
    'new Uint16Array(new Array(2 ** 13).fill(0))',
    'Reflect.construct(Uint8Array, [2 ** 14])',
    'Reflect.construct(Uint8Array, [2 ** 14], Object)',
    'new (class extends Uint16Array {})(2 ** 13)',
    'new (Object.getPrototypeOf(block).constructor)(2 ** 14)',
    'new block.constructor(2 ** 14)',
    'new block.buffer.constructor(2 ** 14)',
    'Uint8Array.from(block)',
    'Object.getPrototypeOf(Uint8Array).from.call(Uint8Array, block)',
    'Uint8Array.of(...new Array(2 ** 10)); new Uint8Array(2 ** 14)',
    'block.slice()',
    'block.constructor = undefined; block.slice()',
    'block.constructor = undefined; block.map((one) => one)',
    'block.constructor = undefined; block.filter(() => true)',
    'block.toReversed()',
    'block.toSorted()',
    'block.with(0, 1)',
    'block.buffer.slice()',
    'block.buffer.constructor = undefined; block.buffer.slice()',
    'new ArrayBuffer(1).transfer(2 ** 14)',
    'new ArrayBuffer(1).transferToFixedLength(2 ** 14)',
  ])('%s', (way) => {
    expect(repeated(way)).toBe('bounded');
  });

  it('one that is too large is refused before it is taken', () => {
    expect(() => inRealm('new Uint8Array(2 ** 32)')).toThrow('Array buffer allocation failed');
    expect(() => inRealm('new Float64Array(2 ** 30)')).toThrow('Array buffer allocation failed');
  });

  it('what a program needs is there', () => {
    expect(
      inRealm(`
        const bytes = new Uint8Array([1, 2, 300]);
        const view = new Uint8Array(bytes.buffer, 1, 1);
        for (let i = 0; i < 1000; i += 1) new Uint8Array(bytes.buffer);
        JSON.stringify([
          Array.from(bytes), view[0], bytes instanceof Uint8Array, bytes.constructor === Uint8Array,
          Uint8Array.name, Uint8Array.BYTES_PER_ELEMENT, Array.from(bytes.slice(1)), Array.from(Uint8Array.of(1, 2)),
          Object.prototype.toString.call(bytes), new ArrayBuffer(3).byteLength, ArrayBuffer.isView(view),
          bytes.slice.name, bytes.slice.length, Array.from(new Uint8Array(new Set([7]))),
        ])`),
    ).toBe(
      JSON.stringify([
        [1, 2, 44],
        2,
        true,
        true,
        'Uint8Array',
        1,
        [2, 44],
        [1, 2],
        '[object Uint8Array]',
        3,
        true,
        'slice',
        2,
        [7],
      ]),
    );
  });
});
