/** Thrown when a text has been read for longer than any program needs. It is known by its class alone. */
export class TooMuchReading extends Error {
  override readonly name = 'TooMuchReading';
}

/**
 * The characters that the compiler may read of one program, repetitions counted. It reads a plain program three times
 * over, so the longest one that is graded takes a sixth of this.
 */
export const MOST_READS = 2_000_000;

/**
 * A text that counts how often one of its characters is read, and ends the reading at {@link MOST_READS}.
 *
 * The compiler reads a bracket first as an expression and, where that was wrong, again as parameters or type arguments.
 * Nested, that doubles with each level. It takes no limit of its own, and a limit of time would differ from one machine
 * to the next; the number of reads is the same in every engine.
 */
class MeteredText extends String {
  #reads = 0;

  override charCodeAt(index: number): number {
    this.#reads += 1;
    if (this.#reads > MOST_READS) throw new TooMuchReading('This takes too much work to read.');
    return super.charCodeAt(index);
  }
}

/** A text for the compiler, which reads it by `charCodeAt`, and takes parts of it by methods that leave it as it is. */
export function meteredText(text: string): string {
  return new MeteredText(text) as unknown as string;
}
