import { bothSides, gluedAlike } from './bothSides.ts';
import {
  applyChange,
  type Change,
  type ChangeWords,
  changesOf,
  placeOf,
} from './changes.ts';
import { hasPart, isCarriedWhole, nodeOf, type Path, partAt } from './tree.ts';
import type { Compared, Walk } from './walk.ts';

/** The most inputs that are walked for an exercise. */
export const MAX_WALKED = 3000;

/** An input with its text, which tells inputs apart. */
export interface WalkedInput<Input> {
  readonly input: Input;
  readonly text: string;
}

/** What the walk needs of an exercise: what it says about its inputs, and which rule decides one. */
export interface Walked<Input extends readonly unknown[]> {
  readonly walk: Walk<Input>;
  ruleOf(...input: Input): unknown;
}

/** How many changes of one place that come under one rule are tried together with changes elsewhere. */
const FAULTS_OF_A_PLACE = 3;

/**
 * The neighbourhood of an exercise's valid inputs, the same for every submission: the inputs themselves and those that
 * the exercise adds; every single change to each; both sides of each comparison; pairs of changes that come under
 * different rules, which show the order of the rules. At most {@link MAX_WALKED}, small ones first.
 *
 * Each place is changed thoroughly in the first input that has it, and in the others as to what there is and of which
 * kind. Where there are more inputs than the most, long and deep ones are left out first.
 *
 * @param textOf writes an input as text
 * @returns each input once, none that the walk does not allow
 */
export function walkInputs<Input extends readonly unknown[]>(
  { walk, ruleOf }: Walked<Input>,
  textOf: (input: Input) => string,
): readonly WalkedInput<Input>[] {
  const kept = new Map<string, Input>();
  const most = Math.min(walk.most ?? MAX_WALKED, MAX_WALKED);
  const keep = (input: Input): void => {
    if (kept.size >= most || !walk.allows(input)) return;
    const text = textOf(input);
    if (!kept.has(text) && isCarriedWhole(input, text)) kept.set(text, input);
  };
  const singles = singleChanges(walk.from, walk);
  const made = (tier: Change['tier']): void => {
    for (const { input, change } of singles)
      if (change.tier === tier) keep(applyChange(input, change));
  };
  for (const input of [...walk.from, ...(walk.more ?? [])]) keep(input);
  made(0);
  for (const input of walk.from) {
    for (const glued of walk.glued ?? [])
      for (const one of gluedAlike(input, glued)) keep(one);
    for (const compared of walk.compared ?? [])
      for (const one of bothSides(input, compared)) keep(one);
  }
  const [first] = walk.from;
  if (first !== undefined)
    for (const one of pairsOfFaults(first, singles, (input) =>
      walk.allows(input) ? String(ruleOf(...input)) : null,
    ))
      keep(one);
  made(1);
  made(2);
  return [...kept]
    .map(([text, input]) => ({ text, input }))
    .sort((a, b) => a.text.length - b.text.length || (a.text < b.text ? -1 : 1));
}

/** A change with the input that it is made to. */
interface SingleChange<Input> {
  readonly input: Input;
  readonly change: Change;
}

/** The single changes to each input; of tiers above 0 those of a place that no earlier input has. */
function singleChanges<Input extends readonly unknown[]>(
  inputs: readonly Input[],
  words: ChangeWords & Pick<Walk, 'spared' | 'compared'>,
): readonly SingleChange<Input>[] {
  const known = new Set((words.spared ?? []).map(placeOf));
  return inputs.flatMap((input) => {
    const here = new Map<string, string>();
    const changes = changesOf(input, words).filter(({ path, tier }) => {
      if (tier === 0) return true;
      // What is compared with a text gets its relatives where both sides do.
      const isOther = ({ with: other }: Compared): boolean =>
        path.length > other.length && contains(other, path);
      if (words.compared?.some(isOther)) return false;
      const place = placeOf(path);
      const exact = JSON.stringify(path);
      if (known.has(place)) return false;
      // The first element of a list stands for all of them.
      if (!here.has(place)) here.set(place, exact);
      return here.get(place) === exact;
    });
    for (const place of here.keys()) known.add(place);
    return changes.map((change) => ({ input, change }));
  });
}

/** Pairs of changes to one input, of which each alone comes under a rule that the input does not. */
function pairsOfFaults<Input extends readonly unknown[]>(
  base: Input,
  singles: readonly SingleChange<Input>[],
  ruleOf: (input: Input) => string | null,
): readonly Input[] {
  const valid = ruleOf(base);
  const counted = new Map<string, number>();
  const faults = singles.flatMap(({ input, change }) => {
    const isLeaf = nodeOf(partAt(input, change.path)).kind === 'leaf';
    if (input !== base || change.tier === 2 || !(isLeaf || change.keepsInside)) return [];
    const rule = ruleOf(applyChange(base, change));
    if (rule === null || rule === valid) return [];
    const key = `${rule} ${JSON.stringify(change.path)}`;
    const count = counted.get(key) ?? 0;
    counted.set(key, count + 1);
    return count < FAULTS_OF_A_PLACE ? [change] : [];
  });
  // The inner part is changed first: the other change may leave no place for it.
  const inwards = faults.toSorted((a, b) => b.path.length - a.path.length);
  return inwards.flatMap((inner, index) =>
    inwards.slice(index + 1).flatMap((outer) => {
      const changed = applyChange(base, inner);
      return hasPart(changed, outer.path) ? [applyChange(changed, outer)] : [];
    }),
  );
}

/** Whether one path leads through the other. */
function contains(outer: Path, inner: Path): boolean {
  return outer.every((step, index) => inner[index] === step);
}
