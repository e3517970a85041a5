import { useState } from 'preact/hooks';
import type { Verdict } from '#grader/verdict.ts';
import { writeRunLink } from './runLink.ts';
import { wordsOf } from './words/index.ts';

interface Props {
  readonly exercise: string;
  readonly locale: 'en' | 'zh';
  readonly verdict: Verdict;
  readonly text: string;
}

/** Copies a link that carries the submission and its seed: opened and run by hand, it gives the same verdict. */
export function ReproduceLink({ exercise, locale, verdict, text }: Props) {
  const words = wordsOf[locale];
  const [said, setSaid] = useState('');
  const [shown, setShown] = useState<string | null>(null);

  const copy = async (): Promise<void> => {
    // Emptied first, so that the same words are announced again.
    setSaid('');
    setShown(null);
    const fragment = await writeRunLink(exercise, { revision: verdict.revision, seed: verdict.seed, text });
    if (fragment === null) return setSaid(words.runTooLong);
    const url = new URL(window.location.href);
    url.hash = fragment;
    try {
      await navigator.clipboard.writeText(url.href);
      setSaid(words.linkCopied);
    } catch {
      setSaid(words.linkFailed);
      setShown(url.href);
    }
  };

  return (
    <span class="reproduce">
      <button type="button" class="link-button" onClick={() => void copy()}>
        {words.copyCase}
      </button>
      <span role="status">{said}</span>
      {shown !== null && <input type="text" readOnly value={shown} aria-label={words.linkFailed} />}
    </span>
  );
}
