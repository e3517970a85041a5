/** Who said that the write took effect: the tool that made it, or the host that looked it up. */
export type ReceiptOrigin = 'tool' | 'look_up';

/** An output read from a receipt, and who vouches for it. */
export interface SealedOutput {
  readonly output: string;
  readonly origin: ReceiptOrigin;
}

/** Keyed digest of a text; supplied by the host. */
type Mac = (text: string) => string;

const marks = {
  tool: { said: 'receipt', prefix: '' },
  look_up: { said: 'settled', prefix: 'settled ' },
} as const satisfies Record<ReceiptOrigin, object>;

/** Prefixes an output with its origin and a MAC, so that an altered receipt is detected. */
export function sealed(
  { output, origin }: SealedOutput,
  fingerprint: string,
  mac: Mac,
): string {
  const { said, prefix } = marks[origin];
  return `${prefix}${mac(`${said} ${fingerprint} ${output}`)} ${output}`;
}

/** The output of a stored receipt; null if the receipt was altered in its store. */
export function unsealed(
  stored: string,
  fingerprint: string,
  mac: Mac,
): SealedOutput | null {
  const origin: ReceiptOrigin = stored.startsWith(marks.look_up.prefix)
    ? 'look_up'
    : 'tool';
  const rest = stored.slice(marks[origin].prefix.length);
  const output = rest.slice(rest.indexOf(' ') + 1);
  const read = { output, origin };
  return sealed(read, fingerprint, mac) === stored ? read : null;
}
