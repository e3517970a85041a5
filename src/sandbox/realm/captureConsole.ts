import { defineField } from '#grader/wire/defineField.ts';
import { encode } from '#grader/wire/encode.ts';

const { apply } = Reflect;
const { slice } = String.prototype;
const MAX_LINES = 50;
const MAX_LENGTH = 300;

/**
 * A console that keeps the first lines and drops the rest, so that a program may print without end and fill nothing.
 * Values are written as data; what is none is written as its type.
 */
export function captureConsole(): { readonly console: object; readonly takeLog: () => readonly string[] } {
  let lines: string[] = [];
  const write = (...values: readonly unknown[]): void => {
    if (lines.length >= MAX_LINES) return;
    let line = '';
    for (let i = 0; i < values.length && line.length < MAX_LENGTH; i += 1) {
      line += (i === 0 ? '' : ' ') + textOf(values[i]);
    }
    defineField(lines, lines.length, apply(slice, line, [0, MAX_LENGTH]));
  };
  const silent = (): void => {};
  const console = {
    log: write,
    info: write,
    warn: write,
    error: write,
    debug: write,
    dir: write,
    table: write,
    trace: write,
    assert: silent,
    clear: silent,
    count: silent,
    group: silent,
    groupEnd: silent,
    time: silent,
    timeEnd: silent,
  };
  return {
    console,
    takeLog: () => {
      const taken = lines;
      lines = [];
      return taken;
    },
  };
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return apply(slice, value, [0, MAX_LENGTH]) as string;
  try {
    const encoded = encode(value, false, { depth: 4, nodes: 60, stringLength: 120, characters: 600 });
    return encoded.ok ? encoded.text : `[${encoded.what}]`;
  } catch {
    return '[?]';
  }
}
