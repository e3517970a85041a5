import { Random, type Value } from 'fast-check';
import { xorshift128plus } from 'pure-rand/generator/xorshift128plus';
import type { Comparison } from '#exercises/contract.ts';
import { encode } from '../wire/encode.ts';

/** One input of a run: as a value for the reference, as text for the learner's realm. */
export interface DrawnInput<Input> {
  readonly input: Input;
  readonly text: string;
  /** The named case it is, else null. */
  readonly case: string | null;
  /** What it takes to shrink it; null for a named case, which is small by hand. */
  readonly value: Value<Input> | null;
}

/**
 * The inputs of one run: the named cases in their order, then as many drawn from the seed as make up the exercise's
 * count, none twice.
 */
export function drawInputs<Input extends readonly unknown[]>(
  comparison: Comparison<Input>,
  seed: number,
): readonly DrawnInput<Input>[] {
  const known = lastDraw.get(comparison);
  if (known?.seed === seed) return known.inputs as readonly DrawnInput<Input>[];
  const inputs = draw(comparison, seed);
  lastDraw.set(comparison, { seed, inputs });
  return inputs;
}

/** The last draw of each exercise: a text is often graded on what was drawn when its author paused over it. */
const lastDraw = new WeakMap<object, { readonly seed: number; readonly inputs: readonly unknown[] }>();

function draw<Input extends readonly unknown[]>(
  { cases, inputs, inputCount }: Comparison<Input>,
  seed: number,
): readonly DrawnInput<Input>[] {
  const drawn: DrawnInput<Input>[] = cases.map(({ id, input }) => ({
    input,
    text: inputText(input),
    case: id,
    value: null,
  }));
  const seen = new Set(drawn.map(({ text }) => text));
  const random = new Random(xorshift128plus(seed));
  // An exercise with few different inputs ends before its count is reached, rather than never.
  for (let tries = 0; drawn.length < inputCount && tries < inputCount * 4; tries += 1) {
    const value = inputs.generate(random, biasOf(tries));
    const text = inputText(value.value);
    if (seen.has(text)) continue;
    seen.add(text);
    drawn.push({ input: value.value, text, case: null, value });
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
