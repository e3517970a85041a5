import { elementChanges } from './elementChanges.ts';
import { kindChanges, nestings } from './kindChanges.ts';
import { memberChanges } from './memberChanges.ts';
import { numberRelatives } from './numberRelatives.ts';
import { lengths, ofLength, textRelatives } from './textRelatives.ts';
import {
  nodeOf,
  type Path,
  partAt,
  partsOf,
  recordOf,
  type Step,
  withPart,
} from './tree.ts';
import type { Walk } from './walk.ts';

/** One change to an input: another part at a path. */
export interface Change {
  readonly path: Path;
  /** The other part, made from the one that stands there. */
  readonly make: (part: unknown) => unknown;
  /** Whether what stands inside the part is left as it is, so that a change inside can be made as well. */
  readonly keepsInside: boolean;
  /** How much of the budget it deserves: changes of a lower tier are made first, for every input. */
  readonly tier: 0 | 1 | 2;
}

/** What the changes of one exercise are made with. */
export type ChangeWords = Pick<Walk, 'bounds' | 'names' | 'texts'>;

/**
 * Every single change to an input. Tier 0 changes what there is and of which kind it is, tier 1 gives names, texts and
 * numbers their relatives, tier 2 makes parts long or deep.
 */
export function changesOf(
  input: readonly unknown[],
  words: ChangeWords,
): readonly Change[] {
  return partsOf(input).flatMap(({ path, part }) => {
    // The list of the arguments is no value that a program sees.
    if (path.length === 0) return [];
    return [...changesAt(path, part, words)];
  });
}

/** The input with one change made to it. */
export function applyChange<Input extends readonly unknown[]>(
  input: Input,
  { path, make }: Change,
): Input {
  return withPart(input, path, make(partAt(input, path))) as Input;
}

function* changesAt(path: Path, part: unknown, words: ChangeWords): Generator<Change> {
  const name = nameOf(path);
  const node = nodeOf(part);
  yield* replacements(path, kindChanges(part, name), 0);
  if (node.kind === 'record') {
    const changes = memberChanges(part as object, words.names ?? []);
    for (const [index, change] of changes.entries())
      yield {
        path,
        keepsInside: true,
        tier: index < node.members.length * 2 ? 0 : 1,
        // Another change may have put something else in the record's place.
        make: (now) => {
          const record = nodeOf(now);
          return record.kind === 'record' ? recordOf(change(record.members)) : now;
        },
      };
    yield* replacements(path, nestings(part, name), 2);
  } else if (node.kind !== 'leaf') {
    const [sample] = node.elements;
    const changes = elementChanges(node.elements, (index) => fillerLike(sample, index));
    const lists =
      node.kind === 'set' ? changes.map((elements) => new Set(elements)) : changes;
    yield* replacements(path, lists.slice(0, 14), 1);
    yield* replacements(path, lists.slice(14), 2);
  } else if (typeof part === 'string') {
    yield* replacements(path, [...(words.texts ?? []), ...textRelatives(part)], 1);
    yield* replacements(
      path,
      lengths.map((length) => ofLength(part, length)),
      2,
    );
  } else if (typeof part === 'number') {
    yield* replacements(path, numberRelatives(part, words.bounds), 1);
    yield* replacements(
      path,
      [`0${part}`, `${part}.0`, ` ${part}`, `${part}e0`, `+${part}`],
      1,
    );
  }
}

function* replacements(
  path: Path,
  parts: readonly unknown[],
  tier: Change['tier'],
): Generator<Change> {
  for (const part of parts) yield { path, tier, keepsInside: false, make: () => part };
}

/** An element like those of a list, another one for each index. */
function fillerLike(sample: unknown, index: number): unknown {
  switch (typeof sample) {
    case 'number':
      return index;
    case 'object':
      return fillerRecord(sample, index);
    default:
      return `x${index}`;
  }
}

function fillerRecord(sample: object | null, index: number): unknown {
  const node = nodeOf(sample);
  if (node.kind !== 'record') return sample;
  const [first, ...rest] = node.members;
  if (first === undefined) return sample;
  return recordOf([
    [first[0], typeof first[1] === 'string' ? `x${index}` : first[1]],
    ...rest,
  ]);
}

/** The name under which a part stands; that of the record around it, where it stands in a list. */
function nameOf(path: Path): string {
  return String(path.findLast((step: Step) => typeof step === 'string') ?? 'value');
}

/** A path with every index left open, so that elements of one list count as one place. */
export function placeOf(path: Path): string {
  return JSON.stringify(
    path.map((step, depth) => (typeof step === 'number' && depth > 0 ? '*' : step)),
  );
}
