import { fromBase64Url, toBase64Url } from '#ui/base64Url.ts';

/** A run as a link carries it: what was submitted, under which revision and seed. */
export interface SharedRun {
  readonly revision: number;
  readonly seed: number | null;
  readonly text: string;
}

/** What a link to a run turned out to be. */
export type ReadRun = { readonly ok: true; readonly run: SharedRun } | { readonly ok: false };

/** The longest packed text that a link may hold, and the longest text that is unpacked from one. */
const MAX_PACKED = 24_000;
const MAX_TEXT = 100_000;

/**
 * The fragment of a link to a run, `#run:EXERCISE:…`, or null where the text is too long for one. The text is packed
 * (deflate) and never leaves the reader's machine by the link: a fragment is not sent to the server.
 */
export async function writeRunLink(exercise: string, run: SharedRun): Promise<string | null> {
  const bytes = new TextEncoder().encode(JSON.stringify([run.revision, run.seed, run.text]));
  const packed = toBase64Url(
    await collect(
      new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw')),
      Number.POSITIVE_INFINITY,
    ),
  );
  return packed.length <= MAX_PACKED ? `#run:${exercise}:${packed}` : null;
}

/** Whether a fragment is a link to a run of this exercise, readable or not. */
export function isRunLink(exercise: string, fragment: string): boolean {
  return fragment.startsWith(`#run:${exercise}:`);
}

/**
 * Reads the fragment of a link to a run. It was written by a stranger: everything about it is checked, and whatever is
 * not as {@link writeRunLink} makes it is refused whole.
 */
export async function readRunLink(exercise: string, fragment: string): Promise<ReadRun> {
  try {
    const packed = fragment.slice(`#run:${exercise}:`.length);
    if (packed.length > MAX_PACKED) return { ok: false };
    const unpacked = new Blob([fromBase64Url(packed)])
      .stream()
      .pipeThrough(new DecompressionStream('deflate-raw'));
    // Four bytes are the most that UTF-8 needs for one UTF-16 unit, escapes included.
    const text = new TextDecoder('utf-8', { fatal: true }).decode(await collect(unpacked, MAX_TEXT * 4));
    return toRun(JSON.parse(text));
  } catch {
    return { ok: false };
  }
}

function toRun(value: unknown): ReadRun {
  if (!Array.isArray(value) || value.length !== 3) return { ok: false };
  const [revision, seed, text]: readonly unknown[] = value;
  if (typeof revision !== 'number' || !Number.isSafeInteger(revision) || revision < 1) return { ok: false };
  if (typeof text !== 'string' || text.length > MAX_TEXT) return { ok: false };
  if (seed === null) return { ok: true, run: { revision, seed, text } };
  if (typeof seed !== 'number' || !Number.isSafeInteger(seed) || seed < 0 || seed >= 2 ** 31)
    return { ok: false };
  return { ok: true, run: { revision, seed, text } };
}

/** All bytes of a stream, or an error once there are more than `limit`: a small link can unpack to a great deal. */
async function collect(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
  limit: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > limit) {
      await reader.cancel();
      throw new RangeError('The link unpacks to more than a submission may be.');
    }
    chunks.push(value);
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}
