import { isError, type ProblemCode, type SkillProblem } from './problems.ts';

/** The maximum number of notes of one code that are shown. */
const NOTES_OF_A_KIND = 3;

/** Selects problems for a reader: every error and the first notes of each code; counts the notes left out by their code. */
export function summarize(problems: readonly SkillProblem[]): {
  readonly shown: readonly SkillProblem[];
  readonly left: ReadonlyMap<ProblemCode, number>;
} {
  const notes = new Map<ProblemCode, number>();
  const shown = problems.filter((problem) => {
    if (isError(problem)) return true;
    const { code } = problem;
    const seen = (notes.get(code) ?? 0) + 1;
    notes.set(code, seen);
    return seen <= NOTES_OF_A_KIND;
  });
  const left = [...notes].flatMap(([code, seen]) =>
    seen > NOTES_OF_A_KIND ? [[code, seen - NOTES_OF_A_KIND] as const] : [],
  );
  return { shown, left: new Map(left) };
}
