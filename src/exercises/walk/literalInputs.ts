import { numberRelatives } from './numberRelatives.ts';
import { kinOf, ofLength } from './textRelatives.ts';
import {
  isCarriedWhole,
  nodeOf,
  type Path,
  partAt,
  partsOf,
  recordOf,
  withPart,
} from './tree.ts';
import type { Walk } from './walk.ts';
import type { WalkedInput } from './walkInputs.ts';

/** What a submission says itself: its numbers, its texts, and the names that it gives or asks for. */
export interface Literals {
  readonly numbers: readonly number[];
  readonly texts: readonly string[];
  readonly names: readonly string[];
}

/** The most inputs that are made from what a submission says. */
export const MAX_LITERAL_INPUTS = 500;

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
  const [base] = walk.from;
  if (base === undefined) return [];
  const sources = [
    ...literals.numbers.map((number) => withNumber(base, walk, number)),
    ...literals.texts.map((text) => withText(base, walk, text)),
    ...literals.names.map((name) => withName(base, name)),
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

/** A number as a number, as a length, as a size and as a depth, with its neighbours. */
function* withNumber<Input extends readonly unknown[]>(
  base: Input,
  walk: Walk<Input>,
  number: number,
): Generator<Input> {
  const parts = partsOf(base).slice(1);
  const put = (path: Path, part: unknown): Input => withPart(base, path, part) as Input;
  const counts = [number, number + 1, number - 1].filter(
    (n) => Number.isInteger(n) && n >= 0,
  );
  for (const { path, part } of parts) {
    if (typeof part !== 'number') continue;
    for (const near of [
      number,
      number + 1,
      number - 1,
      -number,
      number + 0.5,
      number - 0.5,
    ])
      yield put(path, near);
  }
  for (const { path, part } of parts) {
    const node = nodeOf(part);
    for (const count of counts) {
      if (typeof part === 'string' && count <= LONGEST.text) {
        const long = ofLength(part, count);
        yield put(path, long);
        for (const compared of walk.compared ?? [])
          if (String(compared.text) === String(path))
            yield* bothSidesWith(base, compared.text, compared.with, long, long);
      } else if (node.kind === 'list' || node.kind === 'set') {
        if (count > LONGEST.list) continue;
        const [sample = null] = node.elements;
        const elements = Array.from({ length: count }, (_, index) =>
          typeof sample === 'string'
            ? `x${index}`
            : (node.elements[index % node.elements.length] ?? null),
        );
        const ending = [...elements.slice(node.elements.length), ...node.elements];
        for (const list of [elements, ending])
          yield put(path, node.kind === 'set' ? new Set(list) : list);
      } else if (node.kind === 'record' && count <= LONGEST.nesting) {
        yield put(path, nested(part, count));
      }
    }
  }
  for (const { path, part } of parts)
    if (typeof part === 'number')
      for (const near of numberRelatives(number).slice(0, 12)) yield put(path, near);
}

function nested(part: unknown, depth: number): unknown {
  let value = part;
  for (let at = 0; at < depth; at += 1) value = at % 2 === 0 ? [value] : { value };
  return value;
}

/** A text in the place of each text, on either side of each comparison, as a part of the text that stands there, and as a name. */
function* withText<Input extends readonly unknown[]>(
  base: Input,
  walk: Walk<Input>,
  text: string,
): Generator<Input> {
  yield* withName(base, text);
  for (const { path, part } of partsOf(base).slice(1)) {
    if (typeof part !== 'string') continue;
    for (const other of textsFrom(text, part)) yield withPart(base, path, other) as Input;
  }
  for (const compared of walk.compared ?? []) {
    const own = partAt(base, compared.text);
    if (typeof own !== 'string') continue;
    for (const other of textsFrom(text, own)) {
      yield* bothSidesWith(base, compared.text, compared.with, other, other);
      yield* bothSidesWith(base, compared.text, compared.with, own, other);
    }
    for (const [one, two] of kinOf(text).slice(0, 6))
      yield* bothSidesWith(base, compared.text, compared.with, one, two);
  }
}

function textsFrom(text: string, part: string): readonly string[] {
  return [
    ...[text, `${part}${text}`, `${text}${part}`, text.toUpperCase(), text.toLowerCase()],
    ...[
      `${text}x`,
      `x${text}`,
      text.slice(0, -1),
      `${part.slice(0, 1)}${text}${part.slice(1)}`,
      `x${text}x`,
    ],
  ];
}

/** A member of that name in each record, beside its members and in the place of each. */
function* withName<Input extends readonly unknown[]>(
  base: Input,
  name: string,
): Generator<Input> {
  for (const { path, part } of partsOf(base).slice(1)) {
    const node = nodeOf(part);
    if (node.kind !== 'record' || node.members.some(([one]) => one === name)) continue;
    const others = [name, `${name}x`, `x${name}`];
    for (const other of others)
      yield withPart(base, path, recordOf([...node.members, [other, null]])) as Input;
    for (const [index, [, member]] of node.members.entries())
      yield withPart(
        base,
        path,
        recordOf(node.members.toSpliced(index, 1, [name, member])),
      ) as Input;
  }
}

/** The input with a text on one side of a comparison and another among those on its other side. */
function* bothSidesWith<Input extends readonly unknown[]>(
  base: Input,
  textPath: Path,
  otherPath: Path,
  text: string,
  other: string,
): Generator<Input> {
  const held = partAt(base, otherPath);
  const node = nodeOf(held);
  const others =
    node.kind === 'set'
      ? new Set([other])
      : node.kind === 'list'
        ? [other]
        : node.kind === 'record'
          ? recordOf([[other, node.members[0]?.[1] ?? null]])
          : other;
  yield withPart(withPart(base, otherPath, others), textPath, text) as Input;
}
