/** A line of words in which what stands between backticks is shown as code. */
export function InlineCode({ text }: { readonly text: string }) {
  return (
    <>
      {text.split('`').map((part, index) =>
        // Odd pieces stood between backticks; a piece's place is its identity.
        index % 2 === 1 ? <code key={`${index}:${part}`}>{part}</code> : part,
      )}
    </>
  );
}

/** The same line where only plain text can stand: in a list of choices, a label, an announcement. */
export function withoutMarks(text: string): string {
  return text.replaceAll('`', '');
}
