import { holder } from './bothSides.ts';
import { kinOf, ofLength } from './textRelatives.ts';
import { isCarriedWhole, nodeOf, partAt, partsOf, recordOf, withPart } from './tree.ts';
import type { Compared, Walk } from './walk.ts';
import type { WalkedInput } from './walkInputs.ts';

/** What a submission says itself: its numbers, its texts, and the names that it gives or asks for. */
export interface Literals {
  readonly numbers: readonly number[];
  readonly texts: readonly string[];
  readonly names: readonly string[];
}

/** The most inputs that are made from what a submission says. */
export const MAX_LITERAL_INPUTS = 120;

/** The longest list, the deepest nesting and the longest text that a number of a submission is taken for. */
const LONGEST = { list: 150, nesting: 70, text: 10_001 };

/**
 * Inputs made from a submission's own literals: who writes `slice(-5)` is asked with six elements, who writes
 * `maxLength: 10` with eleven letters, who writes `'x-'` with a member of that name. The same text gives the same inputs.
 *
 * The literals take turns, so that no long list of one kind keeps the others from being tried.
 *
 * @param taken the texts of inputs that are asked about already
 * @returns at most {@link MAX_LITERAL_INPUTS}, none that the walk does not allow
 */
export function literalInputs<Input extends readonly unknown[]>(
  walk: Walk<Input>,
  literals: Literals,
  textOf: (input: Input) => string,
  taken: ReadonlySet<string>,
): readonly WalkedInput<Input>[] {
  const kept = new Map<string, Input>();
  const sources = [
    ...literals.numbers.map((number) => withNumber(walk, number)),
    ...literals.texts.map((text) => withText(walk, text)),
    ...literals.names.map((name) => withNames(walk, name)),
  ];
  for (const input of inTurns(sources)) {
    if (kept.size >= MAX_LITERAL_INPUTS) break;
    if (!walk.allows(input)) continue;
    const text = textOf(input);
    if (!taken.has(text) && isCarriedWhole(input, text)) kept.set(text, input);
  }
  return [...kept].map(([text, input]) => ({ text, input }));
}

/** One element of each source after the other, until all are used up. */
function* inTurns<T>(sources: readonly Iterator<T>[]): Generator<T> {
  let open = sources;
  while (open.length > 0) {
    const left: Iterator<T>[] = [];
    for (const source of open) {
      const next = source.next();
      if (next.done === true) continue;
      yield next.value;
      left.push(source);
    }
    open = left;
  }
}

/** A number in the place of each number, and as the length, size or depth of what has one: the first past it, and it. */
function* withNumber<Input extends readonly unknown[]>(
  { from: [base], compared = [] }: Walk<Input>,
  number: number,
): Generator<Input> {
  if (base === undefined) return;
  const parts = partsOf(base).slice(1);
  for (const { path, part } of parts)
    if (typeof part === 'number')
      for (const near of [number, number + 1, number - 1, -number, number + 0.5])
        yield withPart(base, path, near) as Input;
  if (!Number.isInteger(number) || number < 0) return;
  for (const count of [number + 1, number]) {
    for (const both of compared) {
      const text = partAt(base, both.text);
      if (typeof text !== 'string' || count > LONGEST.text) continue;
      const long = ofLength(text, count);
      yield withBoth(base, both, long, long);
    }
    for (const { path, part } of parts)
      for (const sized of sizedParts(part, count))
        yield withPart(base, path, sized) as Input;
  }
}

/** A part with so many signs, with so many elements of which its own are the last, or nested so deep. */
function sizedParts(part: unknown, count: number): readonly unknown[] {
  if (typeof part === 'string')
    return count <= LONGEST.text ? [ofLength(part, count)] : [];
  const node = nodeOf(part);
  if (node.kind === 'record')
    return count <= LONGEST.nesting ? [nested(part, count)] : [];
  if (node.kind === 'leaf' || count > LONGEST.list) return [];
  const { elements } = node;
  const fillers = Array.from(
    { length: Math.max(0, count - elements.length) },
    (_, index) =>
      typeof elements[0] === 'string' ? `x${index}` : elements[index % elements.length],
  );
  const list = [...fillers, ...elements].slice(-count || count);
  return [node.kind === 'set' ? new Set(list) : list];
}

function nested(part: unknown, depth: number): unknown {
  let value = part;
  for (let at = 0; at < depth; at += 1) value = at % 2 === 0 ? [value] : { value };
  return value;
}

/** A text as a name, on both sides of each comparison and on one, and in the place of each text, alone and as a part of it. */
function* withText<Input extends readonly unknown[]>(
  { from: [base], compared = [] }: Walk<Input>,
  text: string,
): Generator<Input> {
  if (base === undefined) return;
  yield* withName(base, text);
  for (const both of compared) {
    const own = partAt(base, both.text);
    if (typeof own !== 'string') continue;
    for (const other of textsFrom(text, own)) yield withBoth(base, both, other, other);
    yield withBoth(base, both, own, `${own}${text}`);
    for (const [one, two] of kinOf(text).slice(0, 2))
      yield withBoth(base, both, one, two);
  }
  for (const { path, part } of partsOf(base).slice(1)) {
    if (typeof part !== 'string') continue;
    for (const other of textsFrom(text, part)) yield withPart(base, path, other) as Input;
  }
}

function textsFrom(text: string, part: string): readonly string[] {
  const inside = `${part.slice(0, 1)}${text}${part.slice(1)}`;
  return [text, `${part}${text}`, `${text}${part}`, `${text}x`, `x${text}`, inside];
}

/** The first input with a member of that name. */
function* withNames<Input extends readonly unknown[]>(
  { from: [base] }: Walk<Input>,
  name: string,
): Generator<Input> {
  if (base !== undefined) yield* withName(base, name);
}

/** A member of that name in each record, beside its members and in the place of the first. */
function* withName<Input extends readonly unknown[]>(
  base: Input,
  name: string,
): Generator<Input> {
  for (const { path, part } of partsOf(base).slice(1)) {
    const node = nodeOf(part);
    if (node.kind !== 'record' || node.members.some(([one]) => one === name)) continue;
    const [first, ...rest] = node.members;
    for (const other of [name, `${name}x`])
      yield withPart(base, path, recordOf([...node.members, [other, null]])) as Input;
    if (first !== undefined)
      yield withPart(base, path, recordOf([[name, first[1]], ...rest])) as Input;
  }
}

/** The input with a text on one side of a comparison and another among those on its other side. */
function withBoth<Input extends readonly unknown[]>(
  base: Input,
  both: Compared,
  text: string,
  other: string,
): Input {
  const others = holder(partAt(base, both.with), String(partAt(base, both.text)), [
    other,
  ]);
  return withPart(withPart(base, both.with, others), both.text, text) as Input;
}
