/**
 * The seed of a submission: 31 bits of its own text, its exercise and the exercise's revision (FNV-1a).
 *
 * The same code is therefore graded on the same inputs every time, and nobody can prepare for them: any change to the
 * code draws others.
 */
export function seedOf(exercise: string, revision: number, submission: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(`${exercise}\n${revision}\n${submission}`)) {
    hash = Math.imul(hash ^ byte, 0x01000193);
  }
  return hash >>> 1;
}
