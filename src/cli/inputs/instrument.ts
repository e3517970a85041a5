import { parse } from 'acorn';

/** One decision of a program: which of its sides were taken. */
export interface Branch {
  /** The text of the condition. */
  readonly condition: string;
  /** Its line, from 1, in the program given. */
  readonly line: number;
  /** Whether it is the left side of `??`, which asks whether there is a value. */
  readonly asNullish: boolean;
  /** Whether it held at some time, and whether it failed at some time; for `??`, whether there was a value and none. */
  readonly taken: { yes: boolean; no: boolean };
}

/** A program that notes which side of each of its decisions is taken. */
export interface Instrumented {
  readonly code: string;
  readonly branches: readonly Branch[];
  /** To be called by the program under the name {@link PROBE}. */
  readonly probe: (branch: number, value: unknown, asNullish: boolean) => unknown;
}

/** The global name under which the program finds its probe. */
export const PROBE = '__probe';

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly loc: { readonly start: { readonly line: number } };
  readonly [field: string]: unknown;
}

/** Puts a probe around every condition of a program: of `if`, `?:`, loops, `&&`, `||` and `??`. */
export function instrument(program: string): Instrumented {
  const branches: Branch[] = [];
  const starts = new Map<number, string[]>();
  const ends = new Map<number, string[]>();
  const add = (map: Map<number, string[]>, at: number, text: string, first: boolean): void => {
    const list = map.get(at) ?? [];
    if (first) list.unshift(text);
    else list.push(text);
    map.set(at, list);
  };
  for (const [node, asNullish] of conditionsOf(
    parse(program, { ecmaVersion: 2025, sourceType: 'module', locations: true }),
  )) {
    const condition = program.slice(node.start, node.end);
    const id = branches.length;
    branches.push({ condition, line: node.loc.start.line, asNullish, taken: { yes: false, no: false } });
    // Outer conditions come first: their probe opens before an inner one's and closes after it.
    add(starts, node.start, `${PROBE}(${id},(`, false);
    add(ends, node.end, `),${asNullish})`, true);
  }
  const places = [...new Set([...starts.keys(), ...ends.keys()])].sort((a, b) => a - b);
  let code = '';
  let done = 0;
  for (const at of places) {
    code += program.slice(done, at) + (ends.get(at) ?? []).join('') + (starts.get(at) ?? []).join('');
    done = at;
  }
  code += program.slice(done);
  const probe = (id: number, value: unknown, asNullish: boolean): unknown => {
    const { taken } = branches[id] as Branch;
    if (asNullish ? value != null : value) taken.yes = true;
    else taken.no = true;
    return value;
  };
  return { code, branches, probe };
}

function* conditionsOf(part: unknown): Generator<readonly [node: Node, asNullish: boolean]> {
  if (typeof part !== 'object' || part === null) return;
  if (Array.isArray(part)) {
    for (const one of part) yield* conditionsOf(one);
    return;
  }
  if (!('type' in part && typeof part.type === 'string')) return;
  const node = part as Node;
  switch (node.type) {
    case 'IfStatement':
    case 'ConditionalExpression':
    case 'WhileStatement':
    case 'DoWhileStatement':
    case 'ForStatement':
      if (node['test'] !== null) yield [node['test'] as Node, false];
      break;
    case 'LogicalExpression':
      yield [node['left'] as Node, node['operator'] === '??'];
      break;
  }
  for (const field of Object.values(node)) yield* conditionsOf(field);
}
