import { type ProblemCode, problemWeights, type SkillProblem } from './problems.ts';

/** How many notes of one kind are worth showing. */
const NOTES_OF_A_KIND = 3;

/** Findings for a reader: every error, the first notes of each kind, and how many notes were left out, by their code. */
export function summarize(problems: readonly SkillProblem[]): {
  readonly shown: readonly SkillProblem[];
  readonly left: ReadonlyMap<ProblemCode, number>;
} {
  const notes = new Map<ProblemCode, number>();
  const shown = problems.filter(({ code }) => {
    if (problemWeights[code] === 'error') return true;
    const seen = (notes.get(code) ?? 0) + 1;
    notes.set(code, seen);
    return seen <= NOTES_OF_A_KIND;
  });
  const left = [...notes].flatMap(([code, seen]) =>
    seen > NOTES_OF_A_KIND ? [[code, seen - NOTES_OF_A_KIND] as const] : [],
  );
  return { shown, left: new Map(left) };
}
