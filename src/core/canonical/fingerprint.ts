import { type Canonical, canonicalJson } from './canonicalJson.ts';

/** SHA-256 of a text's UTF-8 bytes, as 64 hexadecimal digits. Supplied by the host. */
export type Sha256 = (text: string) => string;

/** A fingerprint, or why the arguments have none. */
export type Fingerprint =
  | { readonly ok: true; readonly fingerprint: string }
  | Extract<Canonical, { ok: false }>;

// #region fingerprint
/**
 * What makes two requests the same request: the tool, the version of its
 * contract, and the arguments, as a digest of their canonical text.
 *
 * The key alone would let a second request with other arguments pass for
 * the first; the arguments alone would let another tool do so.
 */
export function fingerprintOf(
  request: {
    readonly tool: string;
    readonly contractVersion: number;
    readonly arguments: unknown;
  },
  sha256: Sha256,
): Fingerprint {
  const { tool, contractVersion, arguments: args } = request;
  const canonical = canonicalJson([tool, contractVersion, args], 'exact');
  return canonical.ok
    ? { ok: true, fingerprint: sha256(canonical.text) }
    : canonical;
}
// #endregion fingerprint

// #region canonical-fingerprint
/**
 * What two equal requests have in common and no others: the canonical text of
 * their arguments, before it is hashed. Null where there is none, because a
 * parser has rounded a number or half a surrogate pair has no bytes.
 */
export function canonicalFingerprint(args: unknown): string | null {
  const canonical = canonicalJson(args, 'exact');
  return canonical.ok ? canonical.text : null;
}
// #endregion canonical-fingerprint
