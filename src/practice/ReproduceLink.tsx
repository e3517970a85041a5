import type { Verdict } from '#grader/verdict.ts';
import type { Locale } from '#i18n/locale.ts';
import { CopyLinkButton } from '#ui/CopyLinkButton.tsx';
import { wordsOf } from './messages/index.ts';
import { writeRunLink } from './runLink.ts';

interface Props {
  readonly exercise: string;
  readonly locale: Locale;
  readonly verdict: Verdict;
  readonly text: string;
}

/** Copies a link that carries the submission and its seed: opened and run by hand, it gives the same verdict. */
export function ReproduceLink({ exercise, locale, verdict, text }: Props) {
  const words = wordsOf[locale];
  const { revision, seed } = verdict;
  return (
    <CopyLinkButton
      label={words.copyCase}
      words={{ copied: words.linkCopied, copyFailed: words.linkFailed, tooLong: words.runTooLong }}
      fragment={() => writeRunLink(exercise, { revision, seed, text })}
      inAddress={false}
    />
  );
}
