import type { Edit } from '#exercises/storedWrongAnswer.ts';

/** What a near miss is wrong about. The first ten are the kinds of wrong belief that learners' programs have shown. */
export type NearMissKind =
  | 'text compared kindly'
  | 'keys glued'
  | 'size limit'
  | 'number'
  | 'order'
  | 'closed'
  | 'open'
  | 'escape'
  | 'schema'
  | 'fitted'
  | 'state'
  | 'sequence';

/**
 * A submission that is wrong in one way that somebody could hold: an edited right answer, or a program of its own. The
 * witness is an input on which it differs from the reference; the test computes both answers.
 */
export type NearMiss = {
  readonly id: string;
  readonly kind: NearMissKind;
  readonly witness: readonly unknown[];
} & ({ readonly of: string; readonly edits: readonly Edit[] } | { readonly text: string });

/** One replacement: what goes, what comes, and which occurrence where there are several. */
export type Change = readonly [from: string, to: string, occurrence?: number];

/** A near miss in short. */
export type Row = readonly [
  id: string,
  kind: NearMissKind,
  changes: readonly Change[] | string,
  ...witness: readonly unknown[],
];

/**
 * Near misses made of one right answer.
 * @param of the file of the right answer, from the exercise's folder
 * @param rows each with its changes, or with the whole text of a program
 */
export function nearMissesOf(of: string, rows: readonly Row[]): readonly NearMiss[] {
  return rows.map(([id, kind, made, ...witness]) =>
    typeof made === 'string'
      ? { id, kind, witness, text: made }
      : { id, kind, witness, of, edits: made.map(editOf) },
  );
}

function editOf([from, to, occurrence]: Change): Edit {
  return occurrence === undefined ? { from, to } : { from, to, occurrence };
}
