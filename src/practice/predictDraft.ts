/**
 * A round under way: its seed, and what has been said so far, one answer a situation. `shared` is set if the round came
 * with a link: somebody else chose its situations, so a pass does not count.
 */
export interface PredictSheet {
  readonly seed: number;
  readonly answers: readonly Readonly<Record<string, string>>[];
  readonly shared?: true;
}

/** Reads a stored sheet; null where there is none, or what stands there is no sheet. */
export function readSheet(stored: string): PredictSheet | null {
  try {
    const sheet: unknown = JSON.parse(stored);
    if (typeof sheet !== 'object' || sheet === null) return null;
    const { seed, answers, shared } = sheet as { seed?: unknown; answers?: unknown; shared?: unknown };
    if (typeof seed !== 'number' || !Number.isSafeInteger(seed) || seed < 0 || seed >= 2 ** 31) return null;
    if (!Array.isArray(answers) || !answers.every(isAnswer)) return null;
    return { seed, answers, ...(shared === true && { shared }) };
  } catch {
    return null;
  }
}

/** The text of a sheet, which is also the submission that is graded. */
export function writeSheet(sheet: PredictSheet): string {
  return JSON.stringify(sheet);
}

function isAnswer(value: unknown): value is Readonly<Record<string, string>> {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((one) => typeof one === 'string')
  );
}
