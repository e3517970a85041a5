import type { Literals } from '#exercises/walk/literalInputs.ts';

/** How many literals of each sort are looked at; a submission that says more has the rest passed over. */
const MOST = 60;

/** The longest text or name that is looked at, in UTF-16 units. */
const LONGEST = 200;

/** A node of a syntax tree, as far as it is looked at here. */
interface SyntaxNode {
  readonly type: string;
  readonly [field: string]: unknown;
}

/**
 * The literals of a program as the compiler sees them: numbers, texts (those of templates and patterns too), and the
 * names of members that it gives or asks for. What counts is the syntax tree, so neither comments nor layout matter.
 */
export function literalsOf(program: unknown): Literals {
  const found = { numbers: new Set<number>(), texts: new Set<string>(), names: new Set<string>() };
  for (const node of nodesOf(program)) collect(node, found);
  return { numbers: first(found.numbers), texts: first(found.texts), names: first(found.names) };
}

/** The literals of a JSON document: its numbers, its texts and the names of its members. */
export function literalsOfJson(value: unknown): Literals {
  const found = { numbers: new Set<number>(), texts: new Set<string>(), names: new Set<string>() };
  const open: unknown[] = [value];
  for (let part = open.shift(); part !== undefined; part = open.shift()) {
    if (typeof part === 'number') found.numbers.add(part);
    else if (typeof part === 'string') addText(part, found);
    else if (typeof part === 'object' && part !== null) {
      if (!Array.isArray(part)) for (const name of Object.keys(part)) addName(name, found);
      open.push(...Object.values(part).filter((one) => one !== undefined));
    }
  }
  return { numbers: first(found.numbers), texts: first(found.texts), names: first(found.names) };
}

interface Found {
  readonly numbers: Set<number>;
  readonly texts: Set<string>;
  readonly names: Set<string>;
}

function* nodesOf(part: unknown): Generator<SyntaxNode> {
  if (typeof part !== 'object' || part === null) return;
  if (Array.isArray(part)) {
    for (const one of part) yield* nodesOf(one);
    return;
  }
  if (!('type' in part && typeof part.type === 'string')) return;
  yield part as SyntaxNode;
  for (const field of Object.values(part)) yield* nodesOf(field);
}

function collect(node: SyntaxNode, found: Found): void {
  switch (node.type) {
    case 'Literal':
      collectLiteral(node, found);
      break;
    case 'TemplateElement':
      addText(String((node['value'] as { cooked?: unknown }).cooked ?? ''), found);
      break;
    case 'BinaryExpression':
      collectPower(node, found);
      break;
    case 'Property':
    case 'MemberExpression': {
      const name = node.type === 'Property' ? node['key'] : node['property'];
      const { type, name: text } = name as { type: string; name?: string };
      if (node['computed'] !== true && type === 'Identifier' && text !== undefined) addName(text, found);
      break;
    }
  }
}

function collectLiteral(node: SyntaxNode, found: Found): void {
  const { value, bigint, regex } = node as { value?: unknown; bigint?: string; regex?: { pattern: string } };
  if (typeof bigint === 'string') found.numbers.add(Number(bigint));
  else if (regex !== undefined) collectPattern(regex.pattern, found);
  else if (typeof value === 'number') found.numbers.add(value);
  else if (typeof value === 'string') addText(value, found);
}

/** `2 ** 31` says one number, and not only 2 and 31. */
function collectPower(node: SyntaxNode, { numbers }: Found): void {
  const [left, right] = [node['left'], node['right']].map((side) => (side as { value?: unknown }).value);
  if (node['operator'] === '**' && typeof left === 'number' && typeof right === 'number')
    numbers.add(left ** right);
}

/** A pattern by the runs of plain signs in it and by its numbers of repetitions. */
function collectPattern(pattern: string, { numbers, texts }: Found): void {
  const plain = pattern
    .replaceAll(/\\[a-zA-Z0-9]|\[[^\]]*\]|\{[\d,]*\}|[\^$.*+?()|]/g, '\n')
    .replaceAll('\\', '');
  for (const run of plain.split('\n')) if (run !== '') texts.add(run);
  for (const [digits] of pattern.matchAll(/\d+(?=[\d,]*\})/g)) numbers.add(Number(digits));
}

/** A text as it stands, and by its parts where it may be a pattern. */
function addText(text: string, found: Found): void {
  if (text === '' || text.length > LONGEST) return;
  found.texts.add(text);
  if (/[\^$\\[{*+]/.test(text)) collectPattern(text, found);
}

function addName(name: string, { names }: Found): void {
  if (name.length <= LONGEST) names.add(name);
}

function first<T>(found: ReadonlySet<T>): readonly T[] {
  return [...found].slice(0, MOST);
}
