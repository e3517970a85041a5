import { type Node, parse } from 'acorn';

/** A program with one thing changed. */
export interface Mutant {
  /** The piece of code before and after, numbered where the same change is made in several places. */
  readonly name: string;
  readonly code: string;
}

type Part = Node & Record<string, unknown>;
type Change = readonly [part: { readonly start: number; readonly end: number }, replacement: string];

const comparisons: Readonly<Record<string, readonly string[]>> = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
};

const calls: Readonly<Record<string, (args: readonly string[]) => readonly string[]>> = {
  'Object.hasOwn': ([record, name]) => [`(${name} in ${record})`, 'true', 'false'],
  'Object.getOwnPropertyDescriptor': ([record, name]) => [
    `({ enumerable: true, value: ${record}[${name}] })`,
    `Object.getOwnPropertyDescriptor(Object.getPrototypeOf(${record}) ?? {}, ${name})`,
  ],
  'Number.isInteger': ([value]) => [
    `(typeof ${value} === 'number')`,
    `Number.isFinite(${value})`,
    `Number.isSafeInteger(${value})`,
    `isFinite(${value})`,
  ],
  'Number.isSafeInteger': ([value]) => [
    `(typeof ${value} === 'number')`,
    `Number.isFinite(${value})`,
    `Number.isInteger(${value})`,
  ],
  'Array.isArray': () => ['true', 'false'],
  'Object.keys': ([record]) => [`Object.getOwnPropertyNames(${record})`, `Reflect.ownKeys(${record})`],
};

/**
 * Every mutant of a JavaScript module that one of the fixed operators makes: comparison and boundary changes, `&&` for
 * `||`, negated conditions, constants and reasons changed, gates removed or swapped, `hasOwn` for `in`, integer tests loosened.
 *
 * @param reasons strings that are swapped for one another, beside being emptied
 */
export function mutantsOf(code: string, reasons: readonly string[]): readonly Mutant[] {
  const program = parse(code, { ecmaVersion: 2025, sourceType: 'module' }) as unknown as Part;
  const text = (node: { readonly start: number; readonly end: number }): string =>
    code.slice(node.start, node.end);
  const changes: Change[] = [];
  walk(program, (node) => changes.push(...changesAt(node, text, reasons)));

  const names = new Map<string, number>();
  return changes.map(([{ start, end }, replacement]) => {
    const plain = `${short(code.slice(start, end))} -> ${short(replacement)}`;
    const count = (names.get(plain) ?? 0) + 1;
    names.set(plain, count);
    return {
      name: count === 1 ? plain : `${plain} (${count})`,
      code: code.slice(0, start) + replacement + code.slice(end),
    };
  });
}

function changesAt(node: Part, text: (part: Node) => string, reasons: readonly string[]): readonly Change[] {
  const part = (name: string): Part => node[name] as Part;
  const list = (name: string): readonly Part[] => (node[name] ?? []) as readonly Part[];
  switch (node.type) {
    case 'BinaryExpression': {
      const [left, right] = [text(part('left')), text(part('right'))];
      return (comparisons[String(node['operator'])] ?? []).map((operator) => [
        node,
        `${left} ${operator} ${right}`,
      ]);
    }
    case 'LogicalExpression': {
      const [left, right] = [text(part('left')), text(part('right'))];
      const other = node['operator'] === '&&' ? '||' : '&&';
      return [
        [node, `(${left} ${other} ${right})`],
        [node, left],
        [node, right],
      ];
    }
    case 'IfStatement':
      return [
        [part('test'), `!(${text(part('test'))})`],
        [node, ';'],
      ];
    case 'ConditionalExpression':
      return [[part('test'), `!(${text(part('test'))})`]];
    case 'UnaryExpression':
      return node['operator'] === '!' ? [[node, text(part('argument'))]] : [];
    case 'Literal':
      return constants(node, reasons);
    case 'CallExpression': {
      const change = calls[text(part('callee'))];
      return change === undefined ? [] : change(list('arguments').map(text)).map((made) => [node, made]);
    }
    case 'MemberExpression':
      return node['optional'] === true ? [[node, text(node).replace('?.', '.')]] : [];
    case 'ArrayExpression':
      return [...removals(list('elements'), text, ', ', node), ...swaps(list('elements'), text)];
    case 'BlockStatement':
      return swaps(list('body'), text, 'IfStatement');
    case 'ContinueStatement':
    case 'BreakStatement':
      return [[node, ';']];
    default:
      return [];
  }
}

function constants(node: Part, reasons: readonly string[]): readonly Change[] {
  const { value } = node as { value?: unknown };
  if (typeof value === 'number')
    return [
      [node, String(value + 1)],
      [node, value === 0 ? '(-1)' : String(value - 1)],
    ];
  if (typeof value === 'boolean') return [[node, String(!value)]];
  if (value === null) return [[node, 'undefined']];
  if (typeof value !== 'string') return [];
  const others = reasons.includes(value) ? reasons.filter((reason) => reason !== value) : [];
  return ['', ...others].filter((other) => other !== value).map((other) => [node, JSON.stringify(other)]);
}

/** The list with one member left out, for each of them. */
function removals(
  members: readonly Part[],
  text: (part: Node) => string,
  glue: string,
  list: Part,
): readonly Change[] {
  return members.map((_, out) => [
    list,
    `[${members
      .filter((_, index) => index !== out)
      .map(text)
      .join(glue)}]`,
  ]);
}

/** Neighbours in the other order, for each pair. */
function swaps(members: readonly Part[], text: (part: Node) => string, type?: string): readonly Change[] {
  return members.slice(1).flatMap((second, index): readonly Change[] => {
    const first = members[index] as Part;
    if (type !== undefined && (first.type !== type || second.type !== type)) return [];
    return [
      [
        { start: first.start, end: second.end },
        `${text(second)}${type === undefined ? ', ' : '\n'}${text(first)}`,
      ],
    ];
  });
}

function walk(node: unknown, visit: (node: Part) => void): void {
  if (Array.isArray(node)) for (const part of node) walk(part, visit);
  else if (typeof node === 'object' && node !== null && 'type' in node) {
    visit(node as Part);
    for (const [name, value] of Object.entries(node)) if (name !== 'type') walk(value, visit);
  }
}

function short(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= 72 ? line : `${line.slice(0, 34)} … ${line.slice(-34)}`;
}
