import type { Phrase } from './phrase.ts';

/** A phrase on the page, its code as `<code>`. */
export function PhraseText({ pieces }: { readonly pieces: Phrase }) {
  return (
    <>
      {pieces.map((piece, i) =>
        typeof piece === 'string' ? piece : <code key={`${i}:${piece.code}`}>{piece.code}</code>,
      )}
    </>
  );
}
