import { Random } from 'fast-check';
import { xorshift128plus } from 'pure-rand/generator/xorshift128plus';
import type { Comparison } from '#exercises/contract.ts';
import { type Literals, literalInputs } from '#exercises/walk/literalInputs.ts';
import { isCarriedWhole, partsOf } from '#exercises/walk/tree.ts';
import { walkInputs } from '#exercises/walk/walkInputs.ts';
import type { Answer } from '../answer.ts';
import { encode } from '../wire/encode.ts';
import { answerOf } from './answerOf.ts';

/** One input of a run: as a value for the reference, as text for the learner's realm. */
export interface AskedInput<Input> {
  readonly input: Input;
  readonly text: string;
  /** The named case it is, else null. */
  readonly case: string | null;
  /** What the reference answers. */
  readonly expected: Answer;
}

/** What a submission says itself, where it says nothing. */
export const noLiterals: Literals = { numbers: [], texts: [], names: [] };

/**
 * The inputs of one run, none twice: the named cases in their order and the walked inputs, which are the same for every
 * submission; those drawn from the seed, as many as with the named cases make up the exercise's count; and those made
 * from what the submission says itself.
 */
export function askedInputs<Input extends readonly unknown[]>(
  comparison: Comparison<Input>,
  seed: number,
  literals: Literals = noLiterals,
): readonly AskedInput<Input>[] {
  const key = `${seed} ${JSON.stringify(literals)}`;
  const known = lastAsked.get(comparison);
  if (known?.key === key) return known.inputs as readonly AskedInput<Input>[];
  const fixed = fixedInputs(comparison);
  const drawn = drawInputs(comparison, seed);
  const taken = new Set([...fixed, ...drawn].map(({ text }) => text));
  const own = literalInputs(comparison.walk, newLiterals(comparison, literals), inputText, taken);
  const inputs = [...fixed, ...drawn, ...own.map((one) => asked(comparison, one.input, one.text))];
  lastAsked.set(comparison, { key, inputs });
  return inputs;
}

/** The last inputs of each exercise: a text is often graded on what was made when its author paused over it. */
const lastAsked = new WeakMap<object, { readonly key: string; readonly inputs: readonly unknown[] }>();

/** The literals that the exercise does not say itself: its bounds, the names and texts of its inputs, its rules. */
function newLiterals<Input extends readonly unknown[]>(
  { walk, rules }: Comparison<Input>,
  { numbers, texts, names }: Literals,
): Literals {
  const known = new Set([...Object.keys(rules), ...typeNames]);
  for (const { path, part } of walk.from.flatMap(partsOf)) {
    if (typeof part === 'string') known.add(part);
    for (const step of path) known.add(String(step));
  }
  const isNew = (text: string): boolean => !known.has(text);
  return {
    numbers: numbers.filter((number) => !walk.bounds?.includes(number)),
    texts: texts.filter(isNew),
    names: names.filter(isNew),
  };
}

/** What `typeof` answers; programs say it of every kind of value. */
const typeNames = ['string', 'number', 'boolean', 'object', 'undefined', 'function', 'symbol', 'bigint'];

function asked<Input extends readonly unknown[]>(
  { reference }: Comparison<Input>,
  input: Input,
  text: string,
  name: string | null = null,
): AskedInput<Input> {
  return { input, text, case: name, expected: answerOf(reference, input) };
}

const fixedOf = new WeakMap<object, readonly unknown[]>();

/** The named cases and the walked inputs with the reference's answers: made once for each exercise. */
export function fixedInputs<Input extends readonly unknown[]>(
  comparison: Comparison<Input>,
): readonly AskedInput<Input>[] {
  const known = fixedOf.get(comparison);
  if (known !== undefined) return known as readonly AskedInput<Input>[];
  const named = comparison.cases.map(({ id, input }) => asked(comparison, input, inputText(input), id));
  const taken = new Set(named.map(({ text }) => text));
  const walked = walkInputs(comparison, inputText).filter(({ text }) => !taken.has(text));
  const inputs = [...named, ...walked.map(({ input, text }) => asked(comparison, input, text))];
  fixedOf.set(comparison, inputs);
  return inputs;
}

/** The inputs drawn from the seed, none of them a fixed one. */
export function drawInputs<Input extends readonly unknown[]>(
  comparison: Comparison<Input>,
  seed: number,
): readonly AskedInput<Input>[] {
  const { cases, inputs, inputCount } = comparison;
  const count = inputCount - cases.length;
  const drawn: AskedInput<Input>[] = [];
  const seen = new Set(fixedInputs(comparison).map(({ text }) => text));
  const random = new Random(xorshift128plus(seed));
  // An exercise with few different inputs ends before its count is reached, rather than never.
  for (let tries = 0; drawn.length < count && tries < inputCount * 4; tries += 1) {
    const { value } = inputs.generate(random, biasOf(tries));
    const text = inputText(value);
    if (seen.has(text) || !isCarriedWhole(value, text)) continue;
    seen.add(text);
    drawn.push(asked(comparison, value, text));
  }
  return drawn;
}

/**
 * An input as text, in the order in which its fields stand.
 * @throws TypeError where an exercise makes an input that is no data
 */
export function inputText(input: readonly unknown[]): string {
  const encoded = encode(input, false);
  if (!encoded.ok) throw new TypeError(`An input holds a ${encoded.what}; inputs are data.`);
  return encoded.text;
}

/** Early inputs lean towards the odd ends of their range, later ones less so. Counts digits, as a logarithm may differ by engine. */
function biasOf(index: number): number {
  return 1 + String(index + 1).length;
}
